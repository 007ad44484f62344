import type { Config } from './config.ts'
import type { Site } from '../platform/addresses/site.ts'

/**
 * The base URL that people open, without a trailing slash. Never taken from a request: the `Host`
 * header is under the caller's control.
 */
export function homeOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listening?: number,
): string {
  const { publicUrl, host, port } = config
  if (!publicUrl) return `http://${host}:${listening ?? port}`
  return `${publicUrl.origin}${siteOf(config).base}`
}

/** How browsers reach the server. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): Site {
  return {
    secure: publicUrl?.protocol === 'https:',
    base: publicUrl?.pathname.replace(/\/$/, '') ?? '',
  }
}

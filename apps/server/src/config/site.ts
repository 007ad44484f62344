import type { Config } from './config.ts'
import type { Site } from '../http/site.ts'

/**
 * Where people reach the server, without a slash at the end: links begin with it. Never what a request says: a `Host`
 * header is the caller's to choose.
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

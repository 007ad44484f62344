import type { Config } from './config.ts'

/** Where people reach the server. Never what a request says: a `Host` header is the caller's to choose. */
export function publicOrigin(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listening?: number,
): string {
  return publicUrl?.origin ?? `http://${host}:${listening ?? port}`
}

/** Whether people come by https. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.protocol === 'https:'
}

import type { TrustedProxies } from '../platform/addresses/trustedProxies.ts'

export interface ProxyFacts {
  readonly publicUrl: URL | undefined
  readonly trustProxy: TrustedProxies
}

/** What the configuration lacks for use behind a proxy, in sentences for the operator; undefined if nothing. */
export function proxyWarning({ publicUrl, trustProxy }: ProxyFacts): string | undefined {
  const isAtHome =
    publicUrl !== undefined && /^(?:localhost|127\.|\[::1\])/.test(publicUrl.hostname)
  if (isAtHome) return undefined
  const missing = [
    publicUrl?.protocol !== 'https:' &&
      'PUBLIC_URL is not an https address, so cookies travel unprotected, browsers are not told to come by https, and links in emails may lead nowhere. Set it to the address that people type.',
    trustProxy === false &&
      'TRUST_PROXY is not set, so everybody behind the proxy counts as one caller. Set it to the number of proxies, or to their addresses.',
  ].filter((sentence) => sentence !== false)
  return missing.length === 0
    ? undefined
    : `There is a proxy in front of this server. ${missing.join(' ')}`
}

/** Logs the warning once, at the first request through a proxy. */
export function warnOfProxy(facts: ProxyFacts, warn: (message: string) => void): () => void {
  let message = proxyWarning(facts)
  return () => {
    if (message === undefined) return
    warn(message)
    message = undefined
  }
}

import type { Config } from '../config.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const part = 'PUBLIC_URL'
const patienceMs = 5_000
const home = /^(?:localhost|127\.|\[?::1\]?$)/

type Site = Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>

/** Whether links in emails lead here, by https and through the proxy in front. */
export async function checkPublicUrl({ publicUrl, host, trustProxy }: Site): Promise<Finding> {
  if (!publicUrl) {
    if (home.test(host)) return ok(part, 'not set: this machine only')
    return warning(
      part,
      'Links in emails lead nowhere without it. Set it to the address people type.',
    )
  }
  if (home.test(publicUrl.hostname)) return ok(part, `${publicUrl.origin}: this machine only`)
  if (publicUrl.protocol !== 'https:') {
    return warning(
      part,
      `${publicUrl.origin} is not https: passwords travel in the clear. Put a proxy with TLS in front.`,
    )
  }
  if (trustProxy === false) {
    return warning(
      'TRUST_PROXY',
      'Everybody behind the proxy of PUBLIC_URL counts as one caller. Set it to the number of proxies.',
    )
  }
  return reach(publicUrl)
}

async function reach({ origin }: URL): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(`${origin}/api/version`, { signal, redirect: 'manual' })
    const isOurs = answer.ok && (await answer.text()).includes('"schema"')
    if (isOurs) return ok(part, `${origin} leads to a running Deckloom`)
    if (answer.status >= 500)
      return warning(part, `${origin} answers ${answer.status}. Is the server running?`)
    return problem(part, `${origin} leads to something else. Check the proxy's upstream.`)
  } catch {
    return warning(part, `${origin} does not answer from here. Check DNS and the proxy.`)
  }
}

import type { Config } from '../config/config.ts'
import { homeOf } from '../config/site.ts'
import { type Finding, ok, createProblem, createWarning } from './finding.ts'

const part = 'PUBLIC_URL'
const patienceMs = 5_000
const local = /^(?:localhost|127\.|\[?::1\]?$)/

type Site = Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>

/** Whether links in emails lead to this server, over HTTPS and through the proxy. */
export async function checkPublicUrl({ publicUrl, host, trustProxy }: Site): Promise<Finding> {
  if (!publicUrl) {
    if (local.test(host)) return ok(part, 'not set: this machine only')
    return createWarning(
      part,
      'Links in emails lead nowhere without it. Set it to the address people type.',
    )
  }
  const site = homeOf({ publicUrl, host, port: 0 })
  if (local.test(publicUrl.hostname)) return ok(part, `${site}: this machine only`)
  if (publicUrl.protocol !== 'https:') {
    return createWarning(
      part,
      `${site} is not https: passwords travel in the clear. Put a proxy with TLS in front.`,
    )
  }
  if (trustProxy === false) {
    return createWarning(
      'TRUST_PROXY',
      'Everybody behind the proxy of PUBLIC_URL counts as one caller. Set it to the number of proxies.',
    )
  }
  return reach(site)
}

async function reach(site: string): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(`${site}/api/version`, { signal, redirect: 'manual' })
    const isOurs = answer.ok && (await answer.text()).includes('{"version"')
    if (isOurs) return ok(part, `${site} leads to a running Deckloom`)
    if (answer.status >= 500)
      return createWarning(part, `${site} answers ${answer.status}. Is the server running?`)
    return createProblem(
      part,
      `${site} leads to something else. Check the proxy's upstream, and that it keeps the path.`,
    )
  } catch {
    return createWarning(part, `${site} does not answer from here. Check DNS and the proxy.`)
  }
}

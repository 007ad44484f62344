import type { FastifyInstance, FastifyReply } from 'fastify'
import { cspReportPath } from './cspReports.ts'
import type { Site } from '../platform/addresses/site.ts'

// React sets styles through the CSSOM, so no inline style sheets are needed; 'wasm-unsafe-eval' is for the text
// shaper. Pictures only come from our own store: other sites would learn who looks at a slide.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

function policyOf({ base }: Pick<Site, 'base'>): string {
  return `${contentSecurityPolicy}; report-uri ${base}${cspReportPath}`
}

/** For pages with payments, which run the provider's script and frames, or with stock photos to choose from. */
export function pagePolicy({
  pays,
  photoHosts,
  framed = false,
  base,
}: {
  readonly pays: boolean
  /** Whether other websites may show the page in a frame. */
  readonly framed?: boolean
  readonly photoHosts: readonly string[]
  readonly base: string
}): string {
  const hosts = photoHosts.map((host) => ` https://${host}`).join('')
  const policy = policyOf({ base })
    .replace("img-src 'self'", `img-src 'self'${hosts}`)
    .replace("frame-ancestors 'none'", framed ? 'frame-ancestors *' : "frame-ancestors 'none'")
  if (!pays) return policy
  return policy
    .replace("script-src 'self'", "script-src 'self' https://js.stripe.com")
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .concat('; frame-src https://js.stripe.com https://hooks.stripe.com')
}

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not same-origin: PRESENT opens a window that talks to the editor.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Cacheable responses set their own header: files, pages without personal data, and pictures.
  'cache-control': 'no-store',
  // Live captions listen while a deck is presented, if the speaker allows it.
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), fullscreen=(self)',
} as const

const twoYears = 2 * 365 * 24 * 60 * 60

/** Sets the security headers of a response. */
export function setSecurityHeaders(reply: FastifyReply, site: Site): void {
  reply
    .headers(headers)
    .header('content-security-policy', policyOf(site))
    .header('x-request-id', reply.request.id)
  if (!site.secure) return
  // With a base path the host is shared, and its subdomains are not ours to decide about.
  const below = site.base === '' ? '; includeSubDomains' : ''
  reply.header('strict-transport-security', `max-age=${twoYears}${below}`)
}

/** Sets them on every response, including failures and unknown URLs. */
export function registerSecurityHeaders(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, site))
}

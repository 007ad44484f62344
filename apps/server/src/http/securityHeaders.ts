import type { FastifyInstance, FastifyReply } from 'fastify'
import { cspReportPath } from './cspReports.ts'
import type { Site } from '../platform/addresses/site.ts'

// React sets styles through the CSSOM, so that no inline style sheet is needed; 'wasm-unsafe-eval' is for the text
// shaper. Pictures come from the own store alone: another site would learn who looks at a slide.
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

/** For a page that pays, where the provider's script and its frames run, or that shows photos to choose from. */
export function pagePolicy({
  pays,
  photoHosts,
  base,
}: {
  readonly pays: boolean
  readonly photoHosts: readonly string[]
  readonly base: string
}): string {
  const hosts = photoHosts.map((host) => ` https://${host}`).join('')
  const policy = policyOf({ base }).replace("img-src 'self'", `img-src 'self'${hosts}`)
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
  // What may be kept says so itself, and that is files, pages without a person in them, and pictures.
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(self)',
} as const

const twoYears = 2 * 365 * 24 * 60 * 60

/** Puts the safety headers on an answer. */
export function setSecurityHeaders(reply: FastifyReply, site: Site): void {
  reply
    .headers(headers)
    .header('content-security-policy', policyOf(site))
    .header('x-request-id', reply.request.id)
  if (!site.secure) return
  // A host that others share is not ours to speak for below its own name.
  const below = site.base === '' ? '; includeSubDomains' : ''
  reply.header('strict-transport-security', `max-age=${twoYears}${below}`)
}

/** Puts them on every answer, failures and unknown addresses included. */
export function registerSecurityHeaders(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, site))
}

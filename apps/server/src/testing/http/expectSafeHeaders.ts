import { expect } from 'vitest'

/** Expects every security header in a response. */
export function expectSafeHeaders(headers: object, what = 'an answer'): void {
  expect(headers, what).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'.*; base-uri 'none'; frame-ancestors 'none'; report-uri (?:\/[\w.~-]+)*\/api\/csp-report$/,
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(JSON.stringify(headers), what).not.toMatch(/unsafe-inline|'unsafe-eval'|access-control-/)
  for (const name of ['server', 'x-powered-by']) expect(headers, what).not.toHaveProperty(name)
}

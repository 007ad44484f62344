/**
 * The score of the Mozilla HTTP Observatory for the headers and cookies of a page, by its published
 * rules: starts at 100, with penalties and bonuses. A+ is 100 and more.
 */
export function headerScore(
  headers: Readonly<Record<string, number | string | readonly string[] | undefined>>,
  cookies: readonly string[],
): { readonly score: number; readonly lost: readonly string[] } {
  const of = (name: string) => [headers[name] ?? ''].flat().join(', ')
  const policy = new Map(
    of('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
  const judged: readonly (readonly [rule: string, points: number])[] = [
    ['content security policy', policyPoints(policy)],
    ['cookies', cookies.length === 0 ? 0 : cookies.every(isGuarded) ? 5 : -20],
    ['cross-origin sharing', headers['access-control-allow-origin'] === undefined ? 0 : -50],
    [
      'referrer policy',
      /^(?:no-referrer|same-origin|strict-origin)/.test(of('referrer-policy')) ? 5 : 0,
    ],
    ['strict transport security', strictPoints(of('strict-transport-security'))],
    ['content type options', of('x-content-type-options') === 'nosniff' ? 0 : -5],
    ['frames', policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20],
    ['resource policy', /^same-(?:origin|site)$/.test(of('cross-origin-resource-policy')) ? 10 : 0],
  ]
  const lost = judged.filter(([, points]) => points < 0).map(([rule]) => rule)
  const base = 100 + sum(judged.filter(([, points]) => points < 0))
  // Bonuses don't make up for penalties.
  return { score: base < 90 ? base : base + sum(judged.filter(([, points]) => points > 0)), lost }
}

function policyPoints(policy: ReadonlyMap<string, readonly string[]>): number {
  if (!policy.has('default-src')) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? []
  const wide = ["'unsafe-inline'", "'unsafe-eval'", 'data:', '*', 'https:', 'http:']
  const isOpen = (name: string) => sources(name).some((source) => wide.includes(source))
  if (isOpen('script-src') || isOpen('object-src')) return -20
  if (isOpen('style-src')) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function strictPoints(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)
  if (seconds === 0) return -20
  return seconds >= 15_768_000 ? 0 : -10
}

function isGuarded(cookie: string): boolean {
  return [/; *secure/i, /; *httponly/i, /; *samesite=/i].every((attribute) =>
    attribute.test(cookie),
  )
}

function sum(judged: readonly (readonly [string, number])[]): number {
  return judged.reduce((total, [, points]) => total + points, 0)
}

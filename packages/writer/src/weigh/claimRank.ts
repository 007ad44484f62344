import type { Point } from './point.ts'

/** Roles of sentences that a listener should take away. */
const telling = ['result', 'decision'] as const

/** How well a sentence stands for the document: what it finds or decides, however many figures are in it. */
export function claimRank({ value, figures, roles, kind }: Point): number {
  const counted = 0.42 * (Math.min(2.86, Math.max(1, figures)) - 1)
  const isTelling = telling.some((role) => roles.has(role))
  return (
    value - counted + (isTelling ? 0.2 : 0) + (kind === 'summary' || kind === 'results' ? 0.3 : 0)
  )
}

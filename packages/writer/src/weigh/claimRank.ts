import { splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import { mainClause } from '../text/clauses.ts'
import { widthOf } from '../text/width.ts'
import { hasCue } from './cues.ts'
import type { Point } from './point.ts'
import { isTitle, standsAlone } from './titles.ts'

/** Roles of sentences that a listener should take away. */
const telling = ['result', 'decision', 'conclusion', 'ask'] as const
/** Latin letters of a claim that stands whole in a title, and of a sentence that is looked at. */
const width = { whole: 104, most: 320 }

/** How well a sentence stands for what it is part of: what it finds or decides, however many figures are in it. */
export function claimRank({ value, figures, roles, kind }: Point): number {
  const counted = 0.42 * (Math.min(2.86, Math.max(1, figures)) - 1)
  const isTelling = telling.some((role) => roles.has(role))
  const isSummed = kind === 'summary' || kind === 'results' || kind === 'conclusions'
  return value - counted + (isTelling ? 0.2 : 0) + (isSummed ? 0.3 : 0)
}

/** A sentence as a title. */
export interface Claim {
  readonly point: Point
  readonly title: string
  /** What the title has no room for; empty where it says the whole sentence. */
  readonly rest: string
}

/** A sentence that says something by itself: whole, or its first clause with what follows left to the page. */
export function claimIn(point: Point, language: Language): Claim | undefined {
  const whole = point.isWhole ? point.text : point.sentence.replace(/[.。।]$/u, '')
  if (point.isItem || point.part > 0 || !mayClaim(whole, language)) return undefined
  if (isTitle(whole, language, width.whole)) return { point, title: whole, rest: '' }
  const [title = '', rest = ''] = mainClause(whole, width.whole, language) ?? []
  return isTitle(title, language) ? { point, title, rest: capitalise(rest, language) } : undefined
}

function mayClaim(text: string, language: Language): boolean {
  const isSaid = widthOf(text) <= width.most && !/[?？:：]$/u.test(text)
  return (
    isSaid &&
    standsAlone(text, language) &&
    !hasCue(text, 'procedure', language) &&
    splitLeadIn(text, 1) === undefined
  )
}

/** The claims among points, the best first. */
export function claimsIn(points: readonly Point[], language: Language): readonly Claim[] {
  return points
    .flatMap((point) => claimIn(point, language) ?? [])
    .toSorted((a, b) => claimRank(b.point) - claimRank(a.point) || a.point.order - b.point.order)
}

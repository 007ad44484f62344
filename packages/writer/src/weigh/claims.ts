import { splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { beginsCondition, mainClause } from '../text/clauses.ts'
import { countWords, widthOf } from '../text/width.ts'
import { hasCue, labelKind } from './cues.ts'
import type { Point, Role } from './point.ts'
import { likeness, termsOf } from './terms.ts'
import { cleanHeading, isTitle, isTitled, standsAlone } from './titles.ts'

/** Roles of sentences that a listener should take away. */
const settling: readonly Role[] = ['decision', 'conclusion', 'ask']
/** Latin letters of a claim that stands whole in a title, and of a sentence that is looked at. */
const width = { whole: 110, most: 320 }
/** Words of a heading that says more than what its part is about. */
const fullHeading = 4

/** A sentence as a title. */
export interface Claim {
  readonly point: Point
  readonly title: string
  /** What the title has no room for; empty where it says the whole sentence. */
  readonly rest: string
  /** About 0 to 2: how well it stands for its part. */
  readonly score: number
}

/** What a claim is read under. */
interface Above {
  readonly heading: string
  readonly deck: string
}

/** Returns what a sentence is read under in a deck of a name. */
export function aboveIn({ sections }: SourceTree, deck: string): (point: Point) => Above {
  return ({ section }) => ({ heading: cleanHeading(sections[section]?.heading ?? ''), deck })
}

interface Candidate {
  readonly point: Point
  readonly above: Above
  readonly language: Language
}

/** Why a sentence stands for its part better than the others, and why worse. */
const reasons: readonly (readonly [weight: number, holds: (candidate: Candidate) => boolean])[] = [
  // It decides, asks or concludes.
  [0.6, ({ point: { roles } }) => settling.some((role) => roles.has(role))],
  // Writers say first what a part is about.
  [0.45, ({ point: { opens } }) => opens],
  [0.25, ({ point, above, language }) => names(point, above.heading, language)],
  [0.15, ({ point, above, language }) => names(point, above.deck, language)],
  [0.3, ({ point: { roles } }) => roles.has('result')],
  [0.15, ({ point: { figures } }) => figures > 0],
  [0.1, ({ point: { roles } }) => roles.has('risk') || roles.has('change')],
  [0.05, ({ point: { roles } }) => roles.has('deadline')],
  // 'Therefore', 'of them': it follows from a sentence that is not above it.
  [-0.3, ({ point: { text }, language }) => hasCue(text, 'lean', language)],
  [-0.4, ({ point: { text }, language }) => beginsCondition(text, language)],
  // A heading that is a whole phrase or a question needs a sentence that goes with it.
  [
    -0.4,
    ({ point, above, language }) =>
      saysMuch(above.heading) && !names(point, above.heading, language),
  ],
]

/** What a sentence has to be worth to stand above the others of its page, in the place of their heading. */
export const leastClaim = 0.5
/** How much it counts that a sentence speaks of what the whole text speaks of. */
const weightOfTerms = 0.2

/** How well a sentence stands for its part: what it finds or decides, however many figures are in it. */
export function scoreOf(point: Point, above: Above, language: Language): number {
  const candidate = { point, above, language }
  const held = reasons.filter(([, holds]) => holds(candidate))
  return weightOfTerms * point.central + held.reduce((sum, [weight]) => sum + weight, 0)
}

function names({ terms }: Point, name: string, language: Language): boolean {
  return likeness(terms, termsOf(name, language)) > 0
}

function saysMuch(heading: string): boolean {
  return /[?？]$/u.test(heading) || countWords(heading) >= fullHeading
}

/** A sentence that says something by itself: whole, or its first clause with what follows left to the page. */
function claimIn(point: Point, above: Above, language: Language): Claim | undefined {
  const whole = withoutLabel(point.isWhole ? point.text : point.sentence.replace(/[.。।]$/u, ''))
  if (point.isItem || point.part > 0 || !mayClaim(whole, language)) return undefined
  const score = scoreOf(point, above, language)
  const said = capitalise(whole, language)
  if (isTitled(said, width.whole)) return { point, title: said, rest: '', score }
  const [title = '', rest = ''] = mainClause(said, width.whole, language) ?? []
  return isTitle(title, language)
    ? { point, title, rest: capitalise(rest, language), score }
    : undefined
}

/** 'Decision: close in May' says what was decided. */
function withoutLabel(text: string): string {
  const { detail } = splitLeadIn(text, 1) ?? {}
  return detail !== undefined && labelKind(text) !== undefined ? detail : text
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

/** The claims among points, the best first; `aboveOf` gives what each is read under. */
export function claimsIn(
  points: readonly Point[],
  aboveOf: (point: Point) => Above,
  language: Language,
): readonly Claim[] {
  return points
    .flatMap((point) => claimIn(point, aboveOf(point), language) ?? [])
    .toSorted((a, b) => b.score - a.score || a.point.order - b.point.order)
}

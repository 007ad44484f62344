import { splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { beginsCondition, mainClause } from '../text/clauses.ts'
import { countWords, widthOf } from '../text/width.ts'
import { hasCue, labelKind } from './cues.ts'
import type { Point, Role } from './point.ts'
import { likeness, termsOf } from './terms.ts'
import { cleanHeading, isTitle, isTitled, standsAlone } from './titles.ts'

/** Roles of sentences that the audience should remember. */
const settling: readonly Role[] = ['decision', 'conclusion', 'ask']
/** Maximum widths, in Latin letters, of a claim that is a title as a whole, and of a sentence that is considered. */
const width = { whole: 110, most: 320 }
/** Minimum words of a heading that says more than the subject of its part. */
const fullHeading = 4

/** A sentence used as a title. */
export interface Claim {
  readonly point: Point
  readonly title: string
  /** The text that does not fit the title; empty if the title is the whole sentence. */
  readonly rest: string
  /** How well the sentence represents its part, about 0 to 2. */
  readonly score: number
}

/** The titles above a claim. */
interface Above {
  readonly heading: string
  readonly deck: string
}

/** Returns a function for the titles above a sentence, in a deck with the given title. */
export function aboveIn({ sections }: SourceTree, deck: string): (point: Point) => Above {
  return ({ section }) => ({ heading: cleanHeading(sections[section]?.heading ?? ''), deck })
}

interface Candidate {
  readonly point: Point
  readonly above: Above
  readonly language: Language
}

/** Reasons why a sentence represents its part better or worse than others. */
const reasons: readonly (readonly [weight: number, holds: (candidate: Candidate) => boolean])[] = [
  // It decides, asks or concludes.
  [0.6, ({ point: { roles } }) => settling.some((role) => roles.has(role))],
  // Writers tend to begin with what a part is about.
  [0.45, ({ point: { opens } }) => opens],
  [0.25, ({ point, above, language }) => names(point, above.heading, language)],
  [0.15, ({ point, above, language }) => names(point, above.deck, language)],
  [0.3, ({ point: { roles } }) => roles.has('result')],
  [0.15, ({ point: { figures } }) => figures > 0],
  [0.1, ({ point: { roles } }) => roles.has('risk') || roles.has('change')],
  [0.05, ({ point: { roles } }) => roles.has('deadline')],
  // 'Therefore', 'of them': it depends on a sentence that is not shown above it.
  [-0.3, ({ point: { text }, language }) => hasCue(text, 'lean', language)],
  [-0.4, ({ point: { text }, language }) => beginsCondition(text, language)],
  // A heading that is a full phrase or a question needs a sentence related to it.
  [
    -0.4,
    ({ point, above, language }) =>
      saysMuch(above.heading) && !names(point, above.heading, language),
  ],
]

/** Minimum score of a sentence that replaces the heading of its page. */
export const leastClaim = 0.5
/** Weight of sharing the main terms of the whole text. */
const weightOfTerms = 0.2

/** Scores how well a sentence represents its part, by what it finds or decides and not by the number of figures. */
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

/** Returns a claim: a sentence that is meaningful on its own, or its main clause, with the rest left to the page. */
function claimIn(point: Point, above: Above, language: Language): Claim | undefined {
  const whole = withoutLabel(point.isWhole ? point.text : point.sentence.replace(/[.。।]$/u, ''))
  if (point.isItem || point.part > 0 || !mayClaim(whole, language)) return undefined
  const score = scoreOf(point, above, language)
  const said = capitalize(whole, language)
  if (isTitled(said, width.whole)) return { point, title: said, rest: '', score }
  const [title = '', rest = ''] = mainClause(said, width.whole, language) ?? []
  return isTitle(title, language)
    ? { point, title, rest: capitalize(rest, language), score }
    : undefined
}

/** Removes a label: 'Decision: close in May' becomes 'close in May'. */
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

/** Returns the claims among points, the best first. `aboveOf` gives the titles above each. */
export function claimsIn(
  points: readonly Point[],
  aboveOf: (point: Point) => Above,
  language: Language,
): readonly Claim[] {
  return points
    .flatMap((point) => claimIn(point, aboveOf(point), language) ?? [])
    .toSorted((a, b) => b.score - a.score || a.point.order - b.point.order)
}

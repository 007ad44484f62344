import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { countWords, widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import { aboveIn, type Claim, claimsIn, leastClaim, scoreOf } from '../weigh/claims.ts'
import { headingKind } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { standsAlone } from '../weigh/titles.ts'
import type { FrameContext } from './frame.ts'
import { groupBy } from './groupBy.ts'
import { decidedSlide, isMinuted } from './minutes.ts'

/** Minimum slides of a deck, and points of the source, for an opening slide with what matters most. */
export const opens = { slides: 8, points: 24 }
const room = { width: 120, words: 5 }
/** Kinds of sections that may supply the opening slide. */
const openingKinds = ['conclusions', 'summary', 'results'] as const
/** Kinds of sections that may supply the line below the cover title, in order of preference. */
const coverKinds = ['conclusions', 'ask', 'summary', 'results'] as const
const openingRoles = ['result', 'decision', 'conclusion'] as const

interface First {
  /** The line below the title of the deck. */
  readonly lead: string | undefined
  /** The points on the slide before the parts, which the parts do not repeat. */
  readonly opening: readonly Point[]
  readonly head: PlannedSlide | undefined
}

/** Returns what precedes the parts: a sentence on the cover, and the decisions or the most important points. */
export function takeFirst(frame: FrameContext, slideCount: number): First {
  const lead = frame.tree.title === undefined ? undefined : coverLead(frame)
  const decided = slideCount >= opens.slides ? decidedSlide(frame) : undefined
  const [first, second] = frame.tree.sections
  // A document that begins with its summary opens with it.
  const isSummed = [first, second].some((part) => headingKind(part?.heading) === 'summary')
  const isLong = slideCount >= opens.slides && frame.points.length >= opens.points && !isSummed
  const opening = isLong && !decided ? openingOf(frame, lead?.point) : []
  return { lead: lead?.title, opening, head: decided ?? openingSlide(opening) }
}

/**
 * Returns the claim for the cover: from the conclusions, the request or the summary, if it fits below the title; else
 * the claim about the title in the first sentence.
 */
function coverLead({ points, tree, title, language }: FrameContext): Claim | undefined {
  if (isMinuted(points)) return undefined
  const claims = claimsIn(points, aboveIn(tree, title), language).filter(
    ({ title: said, rest, score }) =>
      rest === '' &&
      score >= leastClaim &&
      widthOf(said) <= room.width &&
      countWords(said) >= room.words &&
      said !== title,
  )
  const [said] = coverKinds.flatMap((kind) => claims.find(({ point }) => point.kind === kind) ?? [])
  return said ?? claims.find(({ point }) => point.order === 0 && introduces(point, tree))
}

/** Whether a point comes before the first heading. */
function introduces({ section }: Point, { sections }: SourceTree): boolean {
  return sections[section]?.heading === undefined
}

/** Returns the most representative sentence of the document and the results or decisions beside it. */
function openingOf(
  { points: all, tree, title, language }: FrameContext,
  led: Point | undefined,
): readonly Point[] {
  const sizes = groupBy(all, ({ section }) => section)
  const above = aboveIn(tree, title)
  const points = all
    .filter(
      ({ section, text, part, kind, roles }) =>
        // A part that would be left with too little keeps its points.
        (sizes.get(section)?.length ?? 0) >= 3 &&
        part === 0 &&
        standsAlone(text, language) &&
        (openingKinds.some((own) => own === kind) || openingRoles.some((role) => roles.has(role))),
    )
    .filter((point) => point !== led)
    .map((point) => ({ point, value: scoreOf(point, above(point), language) }))
  const claims = claimsIn(
    points.map(({ point }) => point),
    above,
    language,
  ).filter(({ rest }) => rest === '')
  // Findings and conclusions take precedence over methods.
  const claim = claims.find(({ point: { kind } }) => kind !== undefined) ?? claims[0]
  const others = points.filter(({ point }) => point !== claim?.point)
  const chosen = choosePoints(
    others.map(({ point, value }) => ({ ...point, value })),
    { width: 360, points: 3, longest: 130 },
  )
  const beside = all.filter((point) => chosen.some(({ order }) => order === point.order))
  return claim && beside.length >= 2 ? [claim.point, ...beside] : []
}

function openingSlide([claim, ...beside]: readonly Point[]): PlannedSlide | undefined {
  if (!claim) return undefined
  const title = claim.text
  return {
    role: 'content',
    title,
    points: beside.map(({ text }) => text),
    notes: [claim, ...beside].map(({ sentence }) => sentence).join('\n'),
    layouts: ['title + bullets + image', 'side-by-side image + bullets', 'title + bullets'],
    picture: title,
  }
}

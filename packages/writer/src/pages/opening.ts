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

/** Decks from so many slides on open with what matters most, where there is enough to choose from. */
export const opens = { slides: 8, points: 24 }
const room = { width: 120, words: 5 }
/** What may be said before all else. */
const openingKinds = ['conclusions', 'summary', 'results'] as const
/** What a cover may say below its title, the first of them first. */
const coverKinds = ['conclusions', 'ask', 'summary', 'results'] as const
const openingRoles = ['result', 'decision', 'conclusion'] as const

interface First {
  /** What stands below the title of the deck. */
  readonly lead: string | undefined
  /** What the slide in front of the parts says, and the parts do not say again. */
  readonly opening: readonly Point[]
  readonly head: PlannedSlide | undefined
}

/** What stands before the parts: a sentence on the cover, and what was decided or matters most of all. */
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
 * The claim that the document concludes with, asks for or sums itself up in, where it can stand below the title; else
 * what it says of its title in its first sentence.
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

/** It stands before the first heading. */
function introduces({ section }: Point, { sections }: SourceTree): boolean {
  return sections[section]?.heading === undefined
}

/** The sentence that stands best for the document, and what it found or decided beside it. */
function openingOf(
  { points: all, tree, title, language }: FrameContext,
  led: Point | undefined,
): readonly Point[] {
  const sizes = groupBy(all, ({ section }) => section)
  const above = aboveIn(tree, title)
  const points = all
    .filter(
      ({ section, text, part, kind, roles }) =>
        // A part that would be left with nothing keeps what it has.
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
  // What was found or concluded stands above how it was done.
  const claim = claims.find(({ point: { kind } }) => kind !== undefined) ?? claims[0]
  const others = points.filter(({ point }) => point !== claim?.point)
  const chosen = choosePoints(
    others.map(({ point, value }) => ({ ...point, value })),
    { width: 360, points: 3, longest: 130 },
  )
  const beside = all.filter((point) => chosen.some(({ order }) => order === point.order))
  return claim && beside.length >= 2 ? [claim.point, ...beside] : []
}

/** The slide of an opening. */
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

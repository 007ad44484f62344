import { splitLeadIn } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { countWords, widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import { claimRank } from '../weigh/claimRank.ts'
import { headingKind } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { isTitle, standsAlone } from '../weigh/titles.ts'
import type { FrameContext } from './frame.ts'
import { groupBy } from './groupBy.ts'
import { isMinuted } from './minutes.ts'

/** Decks from so many slides on open with what matters most, where there is enough to choose from. */
export const opens = { slides: 8, points: 24 }
const lead = { width: 120, words: 5 }
/** What may be said before all else. */
const openingKinds: ReadonlySet<string> = new Set(['summary', 'results'])
const openingRoles = ['result', 'decision'] as const

/** What stands before the parts: a sentence on the cover, and what matters most of all. */
export function takeFirst(
  frame: FrameContext,
  slideCount: number,
): { readonly lead: Point | undefined; readonly opening: readonly Point[] } {
  const claim = frame.tree.title === undefined ? undefined : coverLead(frame)
  const spare = frame.points.filter((point) => point !== claim)
  const [first, second] = frame.tree.sections
  // A document that begins with its summary opens with it.
  const isSummed = [first, second].some((part) => headingKind(part?.heading) === 'summary')
  const isLong = slideCount >= opens.slides && spare.length >= opens.points && !isSummed
  return { lead: claim, opening: (isLong ? openingOf(spare, frame.language) : undefined) ?? [] }
}

/** The claim that the document opens with or sums itself up in, where it can stand under the title. */
function coverLead({
  points,
  title,
  language,
}: Pick<FrameContext, 'points' | 'title' | 'language'>): Point | undefined {
  const [first] = isMinuted(points) ? [] : points
  const opening = points.filter(
    ({ text, isWhole, section, kind }) =>
      first !== undefined &&
      (kind === 'summary' || kind === 'results' || section === first.section) &&
      isWhole &&
      text !== title &&
      widthOf(text) <= lead.width &&
      countWords(text) >= lead.words &&
      splitLeadIn(text, 1) === undefined &&
      standsAlone(text, language),
  )
  return opening.toSorted((a, b) => claimRank(b) - claimRank(a) || a.order - b.order)[0]
}

/** The sentence that stands best for the document, and what it found or decided beside it. */
function openingOf(all: readonly Point[], language: Language): readonly Point[] | undefined {
  const sizes = groupBy(all, ({ section }) => section)
  const points = all
    .filter(
      ({ section, text, part }) =>
        // A part that would be left with nothing keeps what it has.
        (sizes.get(section)?.length ?? 0) >= 3 && part === 0 && standsAlone(text, language),
    )
    .map((point) => ({ ...point, value: claimRank(point) }))
    .filter(
      ({ kind, roles }) =>
        openingKinds.has(kind ?? '') || openingRoles.some((role) => roles.has(role)),
    )
    .toSorted((a, b) => b.value - a.value || a.order - b.order)
  const claim = points.find(
    ({ text, isWhole }) =>
      isWhole &&
      isTitle(text, language) &&
      splitLeadIn(text, 1) === undefined &&
      !/[?？]$/u.test(text),
  )
  const others = points.filter((point) => point !== claim)
  const beside = choosePoints(others, { width: 360, points: 3, longest: 130 })
  return claim && beside.length >= 2 ? [claim, ...beside] : undefined
}

/** The slide of an opening. */
export function openingSlide(
  [claim, ...beside]: readonly Point[],
  taken: Set<string>,
): PlannedSlide & { readonly opening: readonly Point[] } {
  const title = claim?.text ?? ''
  taken.add(title.toLowerCase())
  return {
    role: 'content',
    title,
    points: beside.map(({ text }) => text),
    notes: [claim, ...beside].map((point) => point?.sentence ?? '').join('\n'),
    layouts: ['title + bullets + image', 'side-by-side image + bullets', 'title + bullets'],
    picture: title,
    opening: claim ? [claim, ...beside] : [],
  }
}

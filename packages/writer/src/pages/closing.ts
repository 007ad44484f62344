import type { Frames } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { cutSentence } from '../text/clauses.ts'
import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import { claimRank } from '../weigh/claimRank.ts'
import { hasCue } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { likeness } from '../weigh/terms.ts'
import { standsAlone } from '../weigh/titles.ts'
import type { FrameContext } from './frame.ts'
import { isMinuted, withRole } from './minutes.ts'
import { roomFor } from './room.ts'

/** Share of the words of two asks that say the same. */
const alike = 0.6

/**
 * The end: what is asked for, what comes next or what was decided, in the words of the source. Without any of it the
 * deck ends with what mattered most, of rows alone with what their charts claim.
 */
export function closingSlide(
  context: FrameContext,
  { taken, claims }: { readonly taken: ReadonlySet<string>; readonly claims: readonly string[] },
): PlannedSlide {
  const { tree, frames, title } = context
  const { name, note, points } = ending(context, taken)
  const said = points.length > 0 ? points : claims.slice(0, 3)
  const open = said.length > 0 ? frames?.parts.points : frames?.closings.questions.title
  const names = [name ?? open, open, frames?.parts.way, title]
  const notes = [note, aboutDocument(tree, frames)].filter(Boolean).join('\n\n')
  return {
    role: 'closing',
    title: freeName(names, taken),
    points: said.length > 0 ? said : (frames?.closings.questions.prompts ?? []),
    notes: notes || title,
    layouts: ['closing'],
    picture: 'next goal',
  }
}

type EndFrame = { readonly title: string; readonly note: string } | undefined

interface Ending {
  readonly name: string | undefined
  readonly note: string
  readonly points: readonly string[]
}

function ending(
  { points: all, frames, language }: FrameContext,
  taken: ReadonlySet<string>,
): Ending {
  const asks = isMinuted(all) ? [] : asksIn(withRole(all, 'ask'), language)
  const told: readonly (readonly [readonly Point[], EndFrame])[] = [
    [asks, frames?.closings.ask],
    [withRole(all, 'step'), frames?.closings.nextSteps],
    [withRole(all, 'decision'), frames && { title: frames.decided, note: '' }],
    [recap(all, language), frames && { title: frames.parts.points, note: '' }],
  ]
  // What a page before tells in full is not begun once more.
  const isFree = (frame: EndFrame): boolean => !frame || !taken.has(frame.title.toLowerCase())
  const [points = [], frame] = told.find(([own, one]) => own.length > 0 && isFree(one)) ?? []
  return { name: frame?.title, note: frame?.note ?? '', points: fitting(points, language) }
}

/** What asks in so many words, and what goes on with it under the same heading. */
function asksIn(asks: readonly Point[], language: Language): readonly Point[] {
  const said = asks.filter(({ text }) => hasCue(text, 'ask', language))
  const [first] = said
  const rest = asks.filter((point) => !said.includes(point) && point.order > (first?.order ?? -1))
  // The part that is there for it says it in full.
  return [...said, ...rest].toSorted((a, b) => Number(b.kind === 'ask') - Number(a.kind === 'ask'))
}

/** The first of them that the last page holds, in the order of the document; long ones are cut where a reader breathes. */
function fitting(points: readonly Point[], language: Language): readonly string[] {
  const { width, points: most, longest } = roomFor('closing', 'balanced')
  const chosen: { readonly point: Point; readonly lines: readonly string[] }[] = []
  let left = width
  let rows: number = most
  for (const point of points) {
    const lines = cutSentence(point.text, longest, language).map((line) =>
      line.trim().replace(/[,;:，；：]$/u, ''),
    )
    const own = widthOf(point.text)
    const isRoomy =
      lines.length <= rows && own <= left && lines.every((line) => widthOf(line) <= longest)
    const isSaid = chosen.some((other) => likeness(other.point.terms, point.terms) > alike)
    // The first is said, however long it is.
    if (isSaid || /[:：]$/u.test(point.text) || !(isRoomy || chosen.length === 0)) continue
    left -= own
    rows -= lines.length
    chosen.push({ point, lines })
  }
  return chosen.toSorted((a, b) => a.point.order - b.point.order).flatMap(({ lines }) => lines)
}

/** The first name that no other slide has; the last where all are taken. */
function freeName(names: readonly (string | undefined)[], taken: ReadonlySet<string>): string {
  const given = names.filter((name) => name !== undefined)
  return given.find((name) => !taken.has(name.toLowerCase())) ?? given.at(-1) ?? ''
}

/** What mattered most, once more. */
function recap(points: readonly Point[], language: Language): readonly Point[] {
  const whole = points
    .filter(
      ({ text, isWhole, kind }) =>
        isWhole && standsAlone(text, language) && kind !== 'decisions' && kind !== 'nextSteps',
    )
    .map((point) => ({ ...point, value: claimRank(point) }))
  return choosePoints(whole, { width: 270, points: 3, longest: 110 })
}

/** Licenses, contents and signatures: said by nobody, and kept. */
function aboutDocument({ boilerplate }: SourceTree, frames: Frames | undefined): string {
  if (boilerplate.length === 0) return ''
  return [frames?.aboutDocument ?? '', ...boilerplate].filter(Boolean).join('\n')
}

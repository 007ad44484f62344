import type { TableData } from '@deckloom/deck'
import type { Frames } from '../frames/frames.ts'
import { capitalize } from '../language/letterCase.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { cutSentence, mainClause } from '../text/clauses.ts'
import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import { aboveIn, claimsIn, leastClaim } from '../weigh/claims.ts'
import { type HeadingKind, headingKind, saysCue } from '../weigh/cues.ts'
import type { Point } from '../weigh/point.ts'
import { likeness } from '../weigh/terms.ts'
import { type BlockRef, isLoose } from './cell.ts'
import type { Chapter } from './chapters.ts'
import type { FrameContext } from './frame.ts'
import { isMinuted, withRole } from './minutes.ts'
import { roomFor } from './room.ts'
import { eyebrowWidth } from './titleOf.ts'

/** Share of common words from which two requests count as the same. */
const alike = 0.6
/** Kinds of sections at the end of a document. */
const endKinds: ReadonlySet<HeadingKind | undefined> = new Set([
  'ask',
  'nextSteps',
  'conclusions',
  'decisions',
])
/** Minimum chapters besides the one that becomes the closing slide. */
const fewestOthers = 2
/** Share of the document after which its end begins. */
const late = 0.75

/** The content of the closing slide. */
export interface Ending {
  readonly points: readonly Point[]
  readonly lines: readonly string[]
  readonly table?: TableData
  readonly frame: EndFrame
  /** Whether no earlier slide may say the same. */
  readonly isOnce: boolean
  /** The part of the source that the closing slide shows in full, so that no other slide has to. */
  readonly part?: Chapter
}

type EndFrame = { readonly title: string; readonly note: string } | undefined

/** Returns the closing: a request, next steps, conclusions or decisions, or else a recap. */
export function endingOf(context: FrameContext, chapters: readonly Chapter[]): Ending {
  const last = chapters.length > fewestOthers ? chapters.at(-1) : undefined
  const table = last && actionsIn(last)
  // The table of who does what is already on a slide of its own.
  const isTabled = !table && chapters.some((chapter) => actionsIn(chapter))
  const steps = context.frames?.closings.nextSteps
  const ends = table
    ? [actionsEnd(context, last)]
    : endsOf(context).filter(({ frame: own }) => !isTabled || own !== steps)
  const { points, frame, isOnce } =
    ends.find((one) => table ?? one.points.length > 0) ?? recap(context)
  const rows = table ? 1 : mostLines
  const chosen = wholePart(last, points) ?? chooseFitting(points, { ...context, rows })
  const said = chosen.map(({ point }) => point)
  const lines = chosen.flatMap((one) => one.lines)
  const ending = { points: said, lines, frame, isOnce }
  return last && isToldBy(said, last) ? { ...ending, part: last, ...(table && { table }) } : ending
}

type End = Pick<Ending, 'points' | 'frame' | 'isOnce'>

function endsOf(context: FrameContext): readonly End[] {
  const { points, frames } = context
  const decided = frames && { title: frames.decided, note: '' }
  return [
    { points: asksIn(context), frame: frames?.closings.ask, isOnce: true },
    { points: withRole(points, 'step'), frame: frames?.closings.nextSteps, isOnce: true },
    { points: withRole(points, 'conclusion'), frame: mainPoints(frames), isOnce: true },
    { points: withRole(points, 'decision'), frame: decided, isOnce: false },
    { points: callsIn(points), frame: frames?.closings.nextSteps, isOnce: true },
  ]
}

/** Returns the sentences beside a table of who does what. */
function actionsEnd({ frames }: FrameContext, { cells }: Chapter): End {
  const points = cells.flatMap((cell) => cell.points)
  return { points, frame: frames?.closings.nextSteps, isOnce: true }
}

function mainPoints(frames: Frames | undefined): EndFrame {
  return frames && { title: frames.parts.points, note: '' }
}

/** Returns all points of the last part if it fits on the closing slide as a whole. */
function wholePart(
  last: Chapter | undefined,
  points: readonly Point[],
): readonly Said[] | undefined {
  const own = (last?.cells ?? []).flatMap((cell) => cell.points.filter(({ text }) => !leads(text)))
  const widths = own.map(({ text }) => widthOf(text))
  const isWhole =
    own.length <= mostLines &&
    widths.reduce((sum, width) => sum + width, 0) <= mostWidth &&
    widths.every((width) => width <= longestLine)
  const isAmong = ({ order }: Point): boolean => points.some((other) => other.order === order)
  const isEnd = endKinds.has(headingKind(last?.name)) ? own.some(isAmong) : own.every(isAmong)
  return own.length > 1 && isWhole && isEnd
    ? own.map((point) => ({ point, lines: [point.text] }))
    : undefined
}

/** Whether a text only introduces what follows it. */
function leads(text: string): boolean {
  return /[:：]$/u.test(text)
}

/** Returns the table of who does what by when in a part, if it has exactly one. */
function actionsIn({ cells }: Chapter): TableData | undefined {
  const tables = cells.flatMap(({ table }) =>
    table?.isActions === true ? (table.table ?? []) : [],
  )
  return tables.length === 1 ? tables[0] : undefined
}

/** Whether all sentences of a part without forms of its own are on the closing slide. */
function isToldBy(said: readonly Point[], { name, cells }: Chapter): boolean {
  const sections = new Set(cells.map(({ section }) => section))
  return (
    name !== undefined &&
    (said.length > 0 || actionsIn({ cells }) !== undefined) &&
    sections.size === 1 &&
    widthOf(name) <= eyebrowWidth &&
    cells.every(
      (cell) =>
        (isLoose(cell) || cell.form === 'named list' || cell.table?.isActions === true) &&
        cell.points.every(
          ({ text, sentence }) => leads(text) || said.some((one) => one.sentence === sentence),
        ),
    )
  )
}

/** Returns the closing slide. If the source has no text for it, it shows the claims of its charts, or questions. */
export function closingSlide(
  { tree, frames, title }: FrameContext,
  { points, lines, table, frame, part }: Ending,
  { taken, claims }: { readonly taken: ReadonlySet<string>; readonly claims: readonly string[] },
): PlannedSlide & { readonly blocks: readonly BlockRef[] } {
  const said = lines.length > 0 ? lines : claims.slice(0, 3)
  const { name = '', cells = [] } = part ?? {}
  const isOne = points.every(({ section }) => section === cells[0]?.section)
  const names = [isOne ? name : '', ...namesOf(frames, frame, said.length > 0), title]
  const own = freeName(names.filter(Boolean), taken)
  const notes = [frame?.note, aboutDocument(tree, frames)].filter(Boolean).join('\n\n')
  const shown = table
    ? { points: lines, layouts: ['table'] as const, table }
    : { points: saidOrAsked(said, frames), layouts: ['closing'] as const }
  return {
    role: 'closing',
    title: own,
    ...(name !== '' && name !== own && { eyebrow: name }),
    notes: notes || title,
    ...shown,
    picture: 'next goal',
    blocks: cells.flatMap(({ blocks }) => blocks),
  }
}

function namesOf(frames: Frames | undefined, frame: EndFrame, isSaid: boolean): readonly string[] {
  if (!frames) return []
  const { parts, closings } = frames
  return [frame?.title ?? '', isSaid ? parts.points : closings.questions.title, parts.way]
}

function saidOrAsked(said: readonly string[], frames: Frames | undefined): readonly string[] {
  return said.length > 0 ? said : (frames?.closings.questions.prompts ?? [])
}

/** Returns explicit requests and the text that continues them, in the same paragraph or under a heading for the end. */
function asksIn({ points, language }: FrameContext): readonly Point[] {
  if (isMinuted(points)) return []
  const asks = withRole(points, 'ask')
  const end = points.at(-1)?.section
  const said = asks.filter(
    ({ text, kind, section }) =>
      saysCue(text, 'ask', language) && (endKinds.has(kind) || section === end),
  )
  const last = said.at(-1)
  const goesOn = points.filter(
    (point) =>
      last &&
      point.section === last.section &&
      point.order > last.order &&
      (point.block === last.block || endKinds.has(point.kind)),
  )
  return [
    ...new Set([...said.toReversed(), ...goesOn, ...asks.filter(({ kind }) => kind === 'ask')]),
  ]
}

/** Returns the deadlines and contact details near the end. */
function callsIn(points: readonly Point[]): readonly Point[] {
  const own = points.filter(({ order }) => order >= points.length * late)
  if (withRole(own, 'deadline').length === 0) return []
  return own.filter(
    ({ text, roles }) => roles.has('deadline') || /[^\s@]@[^\s@]+\.\p{L}/u.test(text),
  )
}

const { width: mostWidth, points: mostLines, longest: longestLine } = roomFor('closing', 'balanced')

interface Said {
  readonly point: Point
  readonly lines: readonly string[]
}

/** Returns the first points that fit on the closing slide, in document order. */
function chooseFitting(
  points: readonly Point[],
  { language, rows }: Pick<FrameContext, 'language'> & { readonly rows: number },
): readonly Said[] {
  const chosen: Said[] = []
  let left = mostWidth
  for (const point of points) {
    const whole = point.isWhole ? point.text : point.sentence.replace(/[.。।]$/u, '')
    const parts =
      widthOf(whole) > longestLine ? mainClause(whole, longestLine, language) : undefined
    const lines =
      parts?.map((part) => capitalize(part, language)) ?? cutSentence(whole, longestLine, language)
    const own = widthOf(whole)
    const isRoomy =
      chosen.flatMap((one) => one.lines).length + lines.length <= rows &&
      own <= left &&
      lines.every((line) => widthOf(line) <= longestLine)
    const isSaid = chosen.some(
      (other) =>
        other.point.sentence === point.sentence || likeness(other.point.terms, point.terms) > alike,
    )
    if (isSaid || leads(whole) || !isRoomy) continue
    left -= own
    chosen.push({ point, lines })
  }
  // The first point is used at any length if nothing else fits.
  const first = points.slice(0, chosen.length > 0 ? 0 : 1)
  return [...chosen, ...first.map((point) => ({ point, lines: [point.text] }))].toSorted(
    (a, b) => a.point.order - b.point.order,
  )
}

/** Returns the first name that no other slide has, or the last if all are taken. */
function freeName(names: readonly string[], taken: ReadonlySet<string>): string {
  return names.find((name) => !taken.has(name.toLowerCase())) ?? names.at(-1) ?? ''
}

/** Recaps the most important points. */
function recap({ points, frames, language, tree, title }: FrameContext): End {
  const claims = claimsIn(points, aboveIn(tree, title), language)
    .filter(({ score }) => score >= leastClaim)
    .map(({ point, score }) => ({ ...point, value: score }))
  const told = claims.length > 1 ? claims : points.filter(({ isWhole }) => isWhole)
  const chosen = choosePoints(told, { width: 270, points: 3, longest: 110 })
  return { points: chosen, frame: mainPoints(frames), isOnce: false }
}

/** Returns licenses, tables of contents and signatures, which no slide shows, for the notes. */
function aboutDocument({ boilerplate }: SourceTree, frames: Frames | undefined): string {
  if (boilerplate.length === 0) return ''
  return [frames?.aboutDocument ?? '', ...boilerplate].filter(Boolean).join('\n')
}

import { splitLeadIn } from '@deckloom/deck'
import type { ClosingId, Frames } from '../frames/frames.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import { headingKind } from '../weigh/cues.ts'
import type { Point, Role } from '../weigh/point.ts'
import { isTitle, standsAlone } from '../weigh/titles.ts'
import type { Language } from '../language/languages.ts'
import { roomFor } from './room.ts'

/** What the slides around the content are made from. */
export interface FrameContext {
  readonly tree: SourceTree
  readonly points: readonly Point[]
  readonly language: Language
  readonly frames: Frames | undefined
  readonly title: string
  /** Who speaks and when, as far as it is known. */
  readonly byline: string
}

const agendaRows = { least: 3, most: 7 }
const leadWidth = 110

/** The sentence that the document opens with, where it can stand under the title. */
export function coverLead({
  points,
  title,
}: Pick<FrameContext, 'points' | 'title'>): Point | undefined {
  const [first] = points
  return first?.isWhole === true &&
    widthOf(first.text) <= leadWidth &&
    first.text !== title &&
    !/[:：]$/u.test(first.text)
    ? first
    : undefined
}

export function coverSlide(context: FrameContext, lead: Point | undefined): PlannedSlide {
  const { title, byline, frames } = context
  return {
    role: 'cover',
    title,
    points: [...(lead ? [lead.text] : []), ...(byline === '' ? [] : [byline])],
    notes:
      [frames?.cover.note ?? '', ...fieldNotes(context.tree)].filter(Boolean).join('\n') || title,
    layouts: ['cover-image', 'cover'],
    picture: title,
  }
}

function fieldNotes({ fields }: SourceTree): readonly string[] {
  return fields.map(({ name, value }) => `${name}: ${value}`)
}

/** The names of the parts that are there; none where they are too few or too many to be read out. */
export function agendaRowsOf(names: readonly (string | undefined)[]): readonly string[] {
  const rows = names.filter((name): name is string => name !== undefined && name !== '')
  const fits = rows.length >= agendaRows.least && rows.length <= agendaRows.most
  return fits && new Set(rows).size === rows.length && rows.every((row) => widthOf(row) <= 60)
    ? rows
    : []
}

export function agendaSlide(rows: readonly string[], frames: Frames): PlannedSlide {
  return {
    role: 'agenda',
    title: frames.agenda.title,
    points: rows,
    notes: frames.agenda.note,
    layouts: ['agenda'],
    picture: 'plan path',
  }
}

export function faceSlide(number: number, name: string, frames: Frames | undefined): PlannedSlide {
  return {
    role: 'section',
    title: name,
    eyebrow: String(number),
    points: [],
    notes: frames?.section.note ?? name,
    layouts: ['section header'],
    picture: name,
  }
}

/**
 * The end: what is asked for or decided, and what comes next, in the words of the source. Without any of it the deck
 * ends with what mattered most.
 */
export function closingSlide(context: FrameContext, taken: ReadonlySet<string>): PlannedSlide {
  const { tree, points: all, frames, title, language } = context
  const asks = all.filter(({ roles }) => roles.has('ask') || roles.has('decision'))
  const steps = all.filter((point) => isStep(point, tree) && !asks.includes(point))
  const told = choosePoints(
    asks.length < 3 ? [...asks, ...steps] : asks,
    roomFor('closing', 'balanced'),
  )
  const kind = closingKind(asks, steps)
  const lead = closingLead(told, asks, (point) => isClosingTitle(point, language, taken))
  const said = told.filter((point) => point !== lead).map(({ text }) => text)
  const points = said.length > 0 ? said : recap(all, language)
  const frame = endFrame(frames, kind, points)
  const names = [lead?.text, frame.title, frames?.closings.questions.title, title]
  const notes = [frame.note, aboutDocument(tree, frames)].filter(Boolean).join('\n\n')
  return {
    role: 'closing',
    title: freeName(names, taken),
    points: points.length > 0 ? points : frame.prompts,
    notes: notes || title,
    layouts: ['closing'],
    picture: 'next goal',
  }
}

/** An ask that can be the title, where another point is left to stand below it. */
function closingLead(
  told: readonly Point[],
  asks: readonly Point[],
  isTitled: (point: Point) => boolean,
): Point | undefined {
  const [lead] = told.filter((point) => asks.includes(point) && isTitled(point))
  return told.length < 2 ? undefined : lead
}

/** Nothing that is stated stands under 'Questions': without an ask the end says the main points again. */
function endFrame(
  frames: Frames | undefined,
  kind: ClosingId,
  points: readonly string[],
): Pick<Frames['closings'][ClosingId], 'note' | 'prompts'> & { readonly title?: string } {
  if (!frames) return { note: '', prompts: [] }
  return kind === 'questions' && points.length > 0
    ? { title: frames.parts.points, note: '', prompts: [] }
    : frames.closings[kind]
}

/** The first name that no other slide has; the last where all are taken. */
function freeName(names: readonly (string | undefined)[], taken: ReadonlySet<string>): string {
  const given = names.filter((name) => name !== undefined)
  return given.find((name) => !taken.has(name.toLowerCase())) ?? given.at(-1) ?? ''
}

function isStep({ section }: Point, tree: SourceTree): boolean {
  return headingKind(tree.sections[section]?.heading) === 'nextSteps'
}

function closingKind(asks: readonly Point[], steps: readonly Point[]): ClosingId {
  if (asks.length === 0) return steps.length > 0 ? 'nextSteps' : 'questions'
  return hasMore(asks, 'ask') ? 'ask' : 'decision'
}

/** What mattered most, once more. */
function recap(points: readonly Point[], language: Language): readonly string[] {
  const whole = points.filter(({ text, isWhole }) => isWhole && standsAlone(text, language))
  return choosePoints(whole, { width: 270, points: 3, longest: 110 }).map(({ text }) => text)
}

function isClosingTitle(
  { text, isWhole }: Point,
  language: Language,
  taken: ReadonlySet<string>,
): boolean {
  return (
    isWhole &&
    isTitle(text, language, 64) &&
    splitLeadIn(text, 1) === undefined &&
    !taken.has(text.toLowerCase())
  )
}

function hasMore(points: readonly Point[], role: Role): boolean {
  return points.filter(({ roles }) => roles.has(role)).length * 2 >= points.length
}

/** Licenses, contents and signatures: said by nobody, and kept. */
function aboutDocument({ boilerplate }: SourceTree, frames: Frames | undefined): string {
  if (boilerplate.length === 0) return ''
  return [frames?.aboutDocument ?? '', ...boilerplate].filter(Boolean).join('\n')
}

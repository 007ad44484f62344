import type { Frames } from '../frames/frames.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import { widthOf } from '../text/width.ts'
import type { Point } from '../weigh/point.ts'
import type { Language } from '../language/languages.ts'

/** What the slides around the content are made from. */
export interface FrameContext {
  readonly tree: SourceTree
  readonly points: readonly Point[]
  readonly language: Language
  readonly frames: Frames | undefined
  readonly title: string
  /** The presenter and the date, as far as they are known. */
  readonly byline: string
}

/** Maximum width, in Latin letters, of a line below the title. */
const longestByline = 110
const agendaRows = { least: 3, most: 7 }

/** Returns the cover: the title, the lead, and the presenter or the author. */
export function coverSlide(context: FrameContext, lead: string | undefined): PlannedSlide {
  const { title, byline, frames, tree } = context
  const by = byline === '' ? tree.imprint.join(' · ') : byline
  return {
    role: 'cover',
    title,
    points: [lead ?? '', widthOf(by) <= longestByline ? by : ''].filter(Boolean),
    notes:
      [frames?.cover.note ?? '', ...fieldNotes(tree), ...tree.imprint].filter(Boolean).join('\n') ||
      title,
    layouts: ['cover-image', 'cover'],
    picture: title,
  }
}

function fieldNotes({ fields }: SourceTree): readonly string[] {
  return fields.map(({ name, value }) => `${name}: ${value}`)
}

/** Returns the names of the parts for an agenda, or an empty list if there are too few or too many. */
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

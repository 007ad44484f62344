import { layouts } from '@deckloom/deck'
import type { PlannedSlide } from './plannedSlide.ts'

const {
  items: [fewest, most],
  item: longest,
} = layouts.agenda.limits
const between = ' · '

/**
 * Returns the agenda: the chapters, if there are enough of them, and the slides before the first, in order, by their
 * exact titles. If there are more than an agenda holds, the shortest neighbors share a row.
 */
export function agendaRows(slides: readonly PlannedSlide[]): readonly string[] {
  const first = slides.findIndex(({ role }) => role === 'section')
  const heads = slides.filter(({ role }, index) => role === 'section' || index < first)
  const told = heads.length >= fewest ? heads : slides.filter(({ role }) => role === 'content')
  const rows = told.map(({ title }) => title)
  while (rows.length > most) {
    const lengths = rows.slice(1).map((row, index) => row.length + (rows[index]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    if ((lengths[at] ?? 0) + between.length > longest) return rows.slice(0, most)
    rows.splice(at, 2, rows.slice(at, at + 2).join(between))
  }
  return rows
}

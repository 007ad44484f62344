import { type LayoutTemplate, splitLeadIn } from '@deckloom/deck'
import type { FrameForm } from '../frames/scaffold.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'

/** What a page shows below its title. */
export type PageBody = Pick<PlannedSlide, 'points' | 'layouts' | 'table'>

const lists: readonly LayoutTemplate[] = [
  'title + bullets + image',
  'title + bullets',
  'side-by-side image + bullets',
]
/** Several tables in a row are tiring, so that some become lists. */
const tables: readonly LayoutTemplate[] = ['table', 'two column', 'three cards', 'title + bullets']
/** Placeholder in a cell for what only the user knows. */
const open = '…'

/** Returns questions, each with a label, in the form that suits them. `turn` varies the look of neighboring slides. */
export function bodyIn(form: FrameForm, prompts: readonly string[], turn: number): PageBody {
  if (form === 'comparison') return sidesBody(prompts)
  if (form !== 'cards') return { points: prompts, layouts: [form, 'three cards'] }
  if (prompts.length < 2) return { points: prompts, layouts: ['title only', ...lists] }
  const at = turn % lists.length
  const turned = [...lists.slice(at), ...lists.slice(0, at)]
  const layouts =
    turn % 2 === 0 ? ['three cards' as const, ...turned] : [...turned, 'three cards' as const]
  return { points: prompts, layouts: [...layouts, 'two column'] }
}

/** Groups questions by their labels, with each label at the head of its questions. */
function sidesBody(prompts: readonly string[]): PageBody {
  const parts = prompts.map((prompt) => partsOf(prompt))
  const names = [...new Set(parts.map(([name]) => name))]
  return panelsBody(
    names.map((name) => ({
      name,
      points: parts.flatMap(([own, question]) => (own === name ? [question] : [])),
    })),
  )
}

/** Returns panels side by side. */
export function panelsBody(
  panels: readonly { readonly name: string; readonly points: readonly string[] }[],
): PageBody {
  return {
    points: panels.flatMap(({ name, points }) => [`${name}:`, ...points]),
    layouts: ['comparison', 'two column'],
  }
}

/** Returns a table to fill in, with a row for each name and what is known of it, and a column for each heading. */
export function rowsBody(
  names: readonly (readonly string[])[],
  heads: readonly string[],
): PageBody {
  const rows = [[...heads], ...names.map((known) => heads.map((_, index) => known[index] ?? open))]
  return { points: names.map(([name = '']) => name), layouts: tables, table: { rows } }
}

/** Splits 'Risk: What worries you most?' into its label and question. */
export function partsOf(prompt: string): readonly [name: string, question: string] {
  const parts = splitLeadIn(prompt, 1)
  return [parts?.lead ?? '', parts?.detail ?? prompt]
}

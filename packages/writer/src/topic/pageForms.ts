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
/** Two tables in a row tire: one of them is a list. */
const tables: readonly LayoutTemplate[] = ['table', 'two column', 'three cards', 'title + bullets']
/** Stands in a cell for what the person knows. */
const open = '…'

/** Questions with a name in front of each, in the form that suits them; `turn` makes neighbors look different. */
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

/** Questions of one name after those of another, each name at the head of its own. */
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

/** Two panels side by side. */
export function panelsBody(
  panels: readonly { readonly name: string; readonly points: readonly string[] }[],
): PageBody {
  return {
    points: panels.flatMap(({ name, points }) => [`${name}:`, ...points]),
    layouts: ['comparison', 'two column'],
  }
}

/** A table to fill: a row for each of the names and what is known of it, a column for each of the heads. */
export function rowsBody(
  names: readonly (readonly string[])[],
  heads: readonly string[],
): PageBody {
  const rows = [[...heads], ...names.map((known) => heads.map((_, index) => known[index] ?? open))]
  return { points: names.map(([name = '']) => name), layouts: tables, table: { rows } }
}

/** 'Risk: What worries you most?' in two. */
export function partsOf(prompt: string): readonly [name: string, question: string] {
  const parts = splitLeadIn(prompt, 1)
  return [parts?.lead ?? '', parts?.detail ?? prompt]
}

import type { LayoutTemplate } from '@deckloom/deck'

/** How the points of a slide belong together: what a model chooses in place of a layout. */
export const forms = [
  'list',
  'cards',
  'steps',
  'dates',
  'sides',
  'statement',
  'quote',
  'figures',
  'chart',
  'table',
  'section',
] as const
export type Form = (typeof forms)[number]

const lists = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const satisfies readonly LayoutTemplate[]

/** Layouts of a form, the best first; the last ones hold any points. */
export const layoutsOf: Readonly<Record<Form, readonly LayoutTemplate[]>> = {
  list: lists,
  cards: ['three cards', ...lists],
  steps: ['process', ...lists],
  dates: ['timeline', ...lists],
  sides: ['comparison', 'two column', 'title + bullets'],
  statement: ['full image background', 'title only', 'title + bullets'],
  quote: ['centered quote', 'full image background', 'title + bullets'],
  figures: ['kpi row', 'big number', 'title + bullets'],
  chart: ['title + chart + bullets'],
  table: ['table'],
  section: ['section header'],
}

/** Items and characters of each that the first layouts of a form hold. */
export const pointsOf: Readonly<Record<Form, readonly [items: number, characters: number]>> = {
  list: [5, 90],
  cards: [3, 150],
  steps: [5, 110],
  dates: [6, 90],
  sides: [12, 70],
  statement: [1, 110],
  quote: [1, 80],
  figures: [4, 60],
  chart: [4, 80],
  table: [1, 120],
  section: [1, 120],
}

export const titleLength: Readonly<Record<Form, number>> = {
  list: 64,
  cards: 84,
  steps: 84,
  dates: 84,
  sides: 84,
  statement: 72,
  quote: 200,
  figures: 84,
  chart: 84,
  table: 84,
  section: 56,
}

export function formOf(value: unknown): Form {
  return forms.find((form) => form === value) ?? 'list'
}

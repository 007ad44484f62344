import { layouts, type LayoutTemplate } from '@deckloom/deck'

type Definition = (typeof layouts)[LayoutTemplate]

const pointNeeds: Readonly<Record<Definition['points'], string | undefined>> = {
  figure: 'Write “25 %: what it says”',
  figures: 'Write “25 %: what it says”',
  leads: 'Write “Name: detail”',
  people: 'Write “Name: role”',
  sides: 'Write “Before: …” and “After: …”',
  list: undefined,
  lines: undefined,
  cells: undefined,
}

const visualNeeds: Readonly<Record<Definition['visual'], string | undefined>> = {
  picture: 'Add a picture',
  portrait: 'Add a portrait',
  portraits: 'Add portraits',
  chart: 'Create a chart',
  table: 'Insert a table',
  none: undefined,
}

/** Says what a slide lacks that a layout does not suit, and so looks like another one. */
export function layoutNeeds(layout: LayoutTemplate): string {
  const { points, visual, limits } = layouts[layout]
  const [, most] = limits.items
  const few = most <= 1 ? 'For one point at most' : `For up to ${most} points`
  return pointNeeds[points] ?? visualNeeds[visual] ?? few
}

/** Whether what the layout needs is something to look at, beside the words that there are. */
export function needsVisual(layout: LayoutTemplate): boolean {
  const { points, visual } = layouts[layout]
  return pointNeeds[points] === undefined && visual !== 'none'
}

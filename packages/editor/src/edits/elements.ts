import {
  bulletsId,
  editContent,
  layouts,
  type LineData,
  readContent,
  type Slide,
  type TableData,
  type TextBox,
  titleId,
  type Visual,
  visualsOf,
} from '@deckloom/deck'
import { shapeName } from './shapeName.ts'
import { shownTable, tableId } from './tables/shownTable.ts'

/** An element on a slide that the user can select. */
export type SlideElement =
  | { readonly kind: 'title' | 'bullets'; readonly id: string }
  | { readonly kind: 'text'; readonly id: string; readonly element: TextBox }
  | { readonly kind: 'table'; readonly id: string; readonly table: TableData }
  | {
      readonly kind: 'visual'
      readonly id: string
      readonly visual: Visual
      /** Whether it fills the layout's picture slot. */
      readonly inSlot: boolean
    }

export type VisualElement = Extract<SlideElement, { readonly kind: 'visual' }>

export function findElement(slide: Slide, id: string): SlideElement | undefined {
  if (id === titleId(slide)) return { kind: 'title', id }
  if (id === bulletsId(slide)) return { kind: 'bullets', id }
  const table = shownTable(slide)
  if (table && id === tableId(slide)) return { kind: 'table', id, table }
  const element = readContent(slide).texts.find((candidate) => candidate.id === id)
  if (element) return { kind: 'text', id, element }
  const visuals = visualsOf(slide)
  const visual = visuals.find((candidate) => candidate.id === id)
  if (!visual) return undefined
  const inSlot = visuals.find((candidate) => !candidate.position && hasSlot(candidate))
  return { kind: 'visual', id, visual, inSlot: inSlot?.id === id }
}

/** Whether the element's text is written on the canvas. A table's cells are edited one by one. */
export function isWritable(element: SlideElement): boolean {
  switch (element.kind) {
    case 'title':
    case 'bullets':
    case 'text':
      return true
    case 'visual':
      return element.visual.kind === 'shape'
    case 'table':
      return false
  }
}

/** Edits one text box and leaves the others unchanged. */
export function editTextBox(slide: Slide, id: string, edit: (text: TextBox) => TextBox): Slide {
  return editContent(slide, (content) => ({
    ...content,
    texts: content.texts.map((text) => (text.id === id ? edit(text) : text)),
  }))
}

/** Returns the element's name for screen readers. */
export function elementName(slide: Slide, element: SlideElement): string {
  switch (element.kind) {
    case 'title':
      return 'Title'
    case 'bullets':
      return bulletsName(slide)
    case 'text':
      return `Text: ${shortenText(element.element.content)}`
    case 'table':
      return `Table: ${shortenText(element.table.rows[0]?.join(', ') ?? '')}`
    case 'visual':
      return visualName(element.visual, slide)
  }
}

/** Not every layout shows them as a list. */
function bulletsName(slide: Slide): string {
  const { points, title } = layouts[readContent(slide).layout]
  if (points !== 'lines') return 'Bullets'
  return title === 'quote' ? 'Attribution' : 'Subtitle'
}

/** Whether layouts have a slot for this kind of visual. Shapes, icons and lines are always free. */
export function hasSlot(visual: Visual): boolean {
  switch (visual.kind) {
    case 'picture':
    case 'chart':
      return true
    case 'shape':
    case 'icon':
    case 'line':
      return false
  }
}

function visualName(visual: Visual, slide: Slide): string {
  switch (visual.kind) {
    case 'chart':
      return `Chart: ${shortenText(visual.chart.title)}`
    case 'shape':
      return `Shape: ${shapeName(visual.shape.type)}`
    case 'icon':
      return `Icon: ${visual.icon.name.replaceAll('-', ' ')}`
    case 'line':
      return lineName(visual.line)
    case 'picture':
      return `Image: ${shortenText(visual.alt || visual.title || readContent(slide).visualDescription)}`
  }
}

/** "Line" or "Arrow" for straight ones, by whether an end has a head. */
function lineName({ kind, startHead = 'none', endHead = 'none' }: LineData): string {
  switch (kind) {
    case 'straight':
      return startHead === 'none' && endHead === 'none' ? 'Line' : 'Arrow'
    case 'elbow':
      return 'Elbow connector'
    case 'curved':
      return 'Curved connector'
  }
}

function shortenText(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (line === '') return 'empty'
  const [first, ...rest] = line.match(/.{1,40}/gsu) ?? []
  return rest.length === 0 ? line : `${first ?? ''}…`
}

import {
  bulletsId,
  titleId,
  readContent,
  type Slide,
  type TableData,
  type Visual,
  visualsOf,
} from '@deckloom/deck'
import { findElement, type SlideElement } from '../elements.ts'
import { elementRichText, type Emphasis, type RichLine } from '../richText.ts'
import { textOfRuns } from '../runLooks.ts'
import { shownTable, tableId } from '../tables/shownTable.ts'
import { bulleted } from './copyElements.ts'

/** What an element says where it can't be an element: in other programs. */
export type CopiedPart =
  | {
      readonly kind: 'lines'
      readonly lines: readonly RichLine[]
      readonly emphasis: Emphasis
    }
  | { readonly kind: 'table'; readonly table: TableData; readonly title?: string }

export const noEmphasis: Emphasis = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
}

/** Returns what the elements say, in their order; those that say nothing are left out. */
export function partsOfElements(slide: Slide, ids: readonly string[]): readonly CopiedPart[] {
  return ids.flatMap((id) => partOf(slide, id) ?? [])
}

/** Returns what a slide says below its title. */
export function partsBelowTitle(slide: Slide): readonly CopiedPart[] {
  const { texts } = readContent(slide)
  const table = shownTable(slide) ? [tableId(slide)] : []
  const all = [bulletsId(slide), ...table, ...[...texts, ...visualsOf(slide)].map(({ id }) => id)]
  return partsOfElements(slide, all)
}

/** Returns the title of a slide as one line. */
export function titleLine(slide: Slide): RichLine {
  return { runs: elementRichText(slide, titleId(slide))?.lines.flatMap(({ runs }) => runs) ?? [] }
}

function partOf(slide: Slide, id: string): CopiedPart | undefined {
  const element = findElement(slide, id)
  if (element?.kind === 'table') return { kind: 'table', table: element.table }
  const rich = elementRichText(slide, id)
  if (rich && rich.lines.some(({ runs }) => textOfRuns(runs) !== '')) {
    const { lines, emphasis } = rich
    return { kind: 'lines', lines: isBulleted(element) ? lines.map(bulleted) : lines, emphasis }
  }
  return element?.kind === 'visual' ? partOfVisual(element.visual) : undefined
}

function isBulleted(element: SlideElement | undefined): boolean {
  return (
    element?.kind === 'bullets' || (element?.kind === 'text' && element.element.role === 'bullet')
  )
}

function partOfVisual(visual: Visual): CopiedPart | undefined {
  if (visual.kind === 'chart') {
    const { title, data } = visual.chart
    const rows = data.map(({ label, value }) => [label, String(value)])
    return { kind: 'table', title, table: { rows, header: false, firstColumn: true } }
  }
  const words = visual.alt ?? visual.title ?? (visual.kind === 'icon' ? visual.icon.name : '')
  if (words === '') return undefined
  return { kind: 'lines', lines: [{ runs: [{ text: words }] }], emphasis: noEmphasis }
}

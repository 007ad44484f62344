import {
  bulletsId,
  type Box,
  type CopiedElements,
  legacyPictureId,
  readContent,
  type Slide,
  type TableData,
  type TextBox,
  type Visual,
  writeTextBox,
  writeVisual,
} from '@deckloom/deck'
import { findElement, type SlideElement } from '../elements.ts'
import { placeLine } from '../lines/placeLine.ts'
import { elementRichText, type RichLine, withRichContent } from '../richText.ts'

export interface PlacedBox {
  readonly id: string
  readonly box: Box
}

/** Copies the elements as they appear: title, bullets and table become text boxes. */
export function copyOf(slide: Slide, elements: readonly PlacedBox[]): CopiedElements {
  const texts: TextBox[] = []
  const images: CopiedElements['images'] = []
  for (const { id, box } of elements) {
    const element = findElement(slide, id)
    if (element?.kind === 'visual') images.push(placeImage(element.visual, box))
    else if (element?.kind === 'text') texts.push({ ...element.element, position: box })
    else if (element?.kind === 'table') texts.push(tableText(element, box))
    else if (element) texts.push(slottedText(slide, element.kind, box))
  }
  return { app: 'deckloom', version: 1, texts: texts.map(writeTextBox), images }
}

function placeImage(
  visual: Visual,
  { x, y, width, height }: Box,
): CopiedElements['images'][number] {
  if (visual.kind === 'line') {
    // As it appears: a glued end may be elsewhere than it is stored.
    return writeVisual({ ...visual, line: placeLine(visual.line, { x, y, width, height }) })
  }
  return {
    ...writeVisual(visual),
    id: visual.id === legacyPictureId ? 'image' : visual.id,
    position: { x, y },
    size: { width, height },
  }
}

function tableText(
  { table }: Extract<SlideElement, { readonly kind: 'table' }>,
  position: Box,
): TextBox {
  return {
    kind: 'text',
    id: 'table',
    role: 'text',
    content: textOfTable(table),
    position,
    style: {},
  }
}

function slottedText(slide: Slide, kind: 'title' | 'bullets', position: Box): TextBox {
  const { title, titleRuns: runs, titleStyle, bulletStyle } = readContent(slide)
  if (kind === 'title') {
    const style = titleStyle ?? {}
    return {
      kind: 'text',
      id: kind,
      role: 'title',
      content: title,
      position,
      style,
      ...(runs && { runs }),
    }
  }
  const style = bulletStyle ?? {}
  const empty: TextBox = { kind: 'text', id: kind, role: 'bullet', content: '', position, style }
  const lines = elementRichText(slide, bulletsId(slide))?.lines ?? []
  return withRichContent(empty, lines.map(bulleted).map(onOneLine))
}

/** Only bullets of a slide have line breaks within an item. */
export function onOneLine(line: RichLine): RichLine {
  const runs = line.runs.map((run) => ({ ...run, text: run.text.replaceAll(/\s*\n\s*/gu, ' ') }))
  return { ...line, runs }
}

/** Returns cells as text, with tabs between them, for spreadsheets. */
export function textOfTable({ rows }: Pick<TableData, 'rows'>): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t')).join('\n')
}

/** Returns a line of a text whose lines are bulleted where they are not counted. */
export function bulleted(line: RichLine): RichLine {
  return { list: 'bullet', ...line }
}

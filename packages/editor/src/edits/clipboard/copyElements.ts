import {
  type Box,
  bulletText,
  type CopiedElements,
  legacyPictureId,
  readContent,
  readVisual,
  type Slide,
  type TextBox,
  type Visual,
  writeTextBox,
  writeVisual,
} from '@deckloom/deck'
import { findElement, type SlideElement } from '../elements.ts'
import { placeLine } from '../lines/placeLine.ts'

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

/** Returns the copied content as plain text, for programs that accept nothing else. */
export function wordsOfCopied({ texts, images }: CopiedElements): string {
  return [
    ...texts.map(({ content }) => content),
    ...images.map((image) => wordsOfVisual(readVisual(image))),
  ]
    .filter((words) => words !== '')
    .join('\n')
}

function wordsOfVisual(visual: Visual): string {
  const named = visual.alt ?? visual.title
  switch (visual.kind) {
    case 'picture':
    case 'line':
      return named ?? ''
    case 'chart':
      return visual.chart.title
    case 'shape':
      return visual.shape.text ?? named ?? ''
    case 'icon':
      return named ?? visual.icon.name
  }
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
  const content = table.rows.map((cells) => cells.join('\t')).join('\n')
  return { kind: 'text', id: 'table', role: 'text', content, position, style: {} }
}

function slottedText(slide: Slide, kind: 'title' | 'bullets', position: Box): TextBox {
  const { title, titleRuns: runs, titleStyle, bullets, bulletStyle } = readContent(slide)
  const isTitle = kind === 'title'
  return {
    kind: 'text',
    id: kind,
    role: isTitle ? 'title' : 'bullet',
    content: isTitle ? title : bullets.map(bulletText).join('\n'),
    position,
    style: (isTitle ? titleStyle : bulletStyle) ?? {},
    ...(isTitle && runs && { runs }),
  }
}

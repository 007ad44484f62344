import {
  type Box,
  bulletText,
  type CopiedElements,
  legacyPictureId,
  readVisual,
  type Slide,
  type TextElement,
  type TextStyle,
  type Visual,
  writeVisual,
} from '@deckloom/deck'
import { findElement, type SlideElement } from '../elements.ts'

export interface PlacedBox {
  readonly id: string
  readonly box: Box
}

/** The elements as they are seen: title and bullets become text boxes. */
export function copyOf(slide: Slide, elements: readonly PlacedBox[]): CopiedElements {
  const texts: TextElement[] = []
  const images: CopiedElements['images'] = []
  for (const { id, box } of elements) {
    const element = findElement(slide, id)
    if (element?.kind === 'visual') images.push(placedImage(element.visual, box))
    else if (element?.kind === 'text') texts.push({ ...element.element, position: box })
    else if (element?.kind === 'table') texts.push(tableText(element, box))
    else if (element) texts.push(slottedText(slide, element.kind, box))
  }
  return { app: 'deckloom', version: 1, texts, images }
}

/** The words of what was copied, for programs that take nothing else. */
export function wordsOfCopied({ texts, images }: CopiedElements): string {
  return [
    ...texts.map(({ content }) => content),
    ...images.map((image) => wordsOfVisual(readVisual(image))),
  ]
    .filter((words) => words !== '')
    .join('\n')
}

function wordsOfVisual(visual: Visual): string {
  const { alt, title } = visual
  switch (visual.kind) {
    case 'picture':
      return alt ?? title ?? ''
    case 'chart':
      return visual.chart.title
    case 'shape':
      return visual.shape.text ?? alt ?? title ?? ''
    case 'icon':
      return alt ?? title ?? visual.icon.name
  }
}

function placedImage(
  visual: Visual,
  { x, y, width, height }: Box,
): CopiedElements['images'][number] {
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
): TextElement {
  const content = table.rows.map((cells) => cells.join('\t')).join('\n')
  return { id: 'table', type: 'text', content, position, style: {} }
}

function slottedText(slide: Slide, kind: 'title' | 'bullets', position: Box): TextElement {
  const title = kind === 'title'
  const style: TextStyle = (title ? slide.slide_title_style : slide.bullet_style) ?? {}
  return {
    id: kind,
    type: title ? 'title' : 'bullet',
    content: title ? slide.slide_title : slide.bullet_points.map(bulletText).join('\n'),
    position,
    style,
    ...(title && slide.slide_title_runs && { runs: slide.slide_title_runs }),
  }
}

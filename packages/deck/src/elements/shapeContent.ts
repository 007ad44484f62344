import type { TextElement } from '../text/text.ts'
import type { ShapeData } from './storedImage.ts'

type Content = Pick<TextElement, 'content' | 'runs' | 'lines'>

/** Returns the text in a shape as a text box would hold it. */
export function shapeContent({ text = '', runs, lines }: ShapeData): Content {
  return { content: text, ...(runs && { runs }), ...(lines && { lines }) }
}

/** Replaces the text in a shape. Its style stays. */
export function withShapeContent(shape: ShapeData, { content, runs, lines }: Content): ShapeData {
  const { text: _, runs: __, lines: ___, ...rest } = shape
  return {
    ...rest,
    ...(content !== '' && { text: content }),
    ...(runs && { runs }),
    ...(lines && { lines }),
  }
}

import type { Slide, TextRunStyle, TextStyle } from '@deckloom/deck'
import { elementRichText, type RichLine, withRichText } from './richText.ts'
import type { RunLook } from './runLooks.ts'
import { withTextStyle } from './slideLook.ts'

/** Applies a style to an element's whole text; parts with their own value for the same property lose it. */
export function withWholeTextStyle(slide: Slide, elementId: string, change: TextStyle): Slide {
  const lines = elementRichText(slide, elementId)?.lines
  const plain = lines?.map((line) => withoutLooks(line, change))
  const even = plain ? withRichText(slide, elementId, plain) : slide
  return withTextStyle(even, elementId, change)
}

const respects = {
  bold: 'bold',
  fontWeight: 'bold',
  italic: 'italic',
  fontStyle: 'italic',
  underline: 'underline',
  textDecoration: 'underline',
  color: 'color',
  fontSize: 'fontSize',
  textAlign: undefined,
} as const satisfies Record<keyof TextStyle, keyof RunLook | undefined>

function withoutLooks({ color, ...line }: RichLine, change: TextStyle): RichLine {
  return {
    ...line,
    ...(color !== undefined && change.color === undefined && { color }),
    runs: line.runs.map((run) => withoutLook(run, change)),
  }
}

function withoutLook(run: TextRunStyle, change: TextStyle): TextRunStyle {
  const kept = { ...run }
  for (const [key, respect] of Object.entries(respects)) {
    if (respect !== undefined && key in change) delete kept[respect]
  }
  return kept
}

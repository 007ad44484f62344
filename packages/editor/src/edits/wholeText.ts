import type { Slide, TextRunStyle, TextStyle } from '@deckloom/deck'
import {
  elementEmphasis,
  elementRichText,
  type Emphasis,
  type RichLine,
  withRichText,
} from './richText.ts'
import type { RunLook } from './runLooks.ts'
import { elementStyle, withTextStyle } from './slideLook.ts'

/** Applies a style to an element's whole text; parts with their own value for the same property lose it. */
export function withWholeTextStyle(slide: Slide, elementId: string, change: TextStyle): Slide {
  const lines = elementRichText(slide, elementId)?.lines
  const plain = lines?.map((line) => withoutLooks(line, change))
  const even = plain ? withRichText(slide, elementId, plain) : slide
  return withTextStyle(even, elementId, change)
}

const emphasisStyles = {
  bold: (on) => ({ bold: on, fontWeight: on ? 'bold' : 'normal' }),
  italic: (on) => ({ italic: on, fontStyle: on ? 'italic' : 'normal' }),
  underline: (on) => ({ underline: on, textDecoration: on ? 'underline' : 'none' }),
} as const satisfies Record<keyof Emphasis, (on: boolean) => TextStyle>

/** Returns which of the elements have a text style of their own: title, bullets and text boxes. */
export function textsOf(slide: Slide, elementIds: readonly string[]): readonly string[] {
  return elementIds.filter((id) => elementStyle(slide, id) !== undefined)
}

/** Returns the emphasis that all texts among the elements have. */
export function sharedEmphasis(slide: Slide, elementIds: readonly string[]): Emphasis {
  const all = textsOf(slide, elementIds).map((id) => elementEmphasis(slide, id))
  const has = (name: keyof Emphasis) => all.length > 0 && all.every((emphasis) => emphasis[name])
  return { bold: has('bold'), italic: has('italic'), underline: has('underline') }
}

/** Gives all texts among the elements an emphasis, or takes it from them if all have it. */
export function withToggledEmphasis(
  slide: Slide,
  elementIds: readonly string[],
  name: keyof Emphasis,
): Slide {
  const change = emphasisStyles[name](!sharedEmphasis(slide, elementIds)[name])
  return withWholeTextStyles(slide, elementIds, change)
}

/** Applies a style to the whole text of each text among the elements. */
export function withWholeTextStyles(
  slide: Slide,
  elementIds: readonly string[],
  change: TextStyle,
): Slide {
  return textsOf(slide, elementIds).reduce(
    (next, id) => withWholeTextStyle(next, id, change),
    slide,
  )
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

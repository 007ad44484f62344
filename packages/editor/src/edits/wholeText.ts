import type { RunLook, Slide, TextRunStyle, TextStyle } from '@deckloom/deck'
import {
  elementEmphasis,
  elementRichText,
  type Emphasis,
  type RichLine,
  withRichText,
} from './richText.ts'
import { elementStyle, type StyleChange, withTextStyle } from './slideLook.ts'

/** Applies a style to an element's whole text; parts with their own value for the same property lose it. */
export function withWholeTextStyle(slide: Slide, elementId: string, change: StyleChange): Slide {
  const lines = elementRichText(slide, elementId)?.lines
  const plain = lines?.map((line) => withoutLooks(line, change))
  const even = plain ? withRichText(slide, elementId, plain) : slide
  return withTextStyle(even, elementId, change)
}

const emphasisStyles = {
  bold: (on) => ({ bold: on, fontWeight: on ? 'bold' : 'normal' }),
  italic: (on) => ({ italic: on, fontStyle: on ? 'italic' : 'normal' }),
  underline: (on) => ({ underline: on, textDecoration: on ? 'underline' : 'none' }),
  strike: (on) => ({ strike: on }),
} as const satisfies Record<keyof Emphasis, (on: boolean) => TextStyle>

/** Returns which of the elements have a text style of their own: title, bullets and text boxes. */
export function textsOf(slide: Slide, elementIds: readonly string[]): readonly string[] {
  return elementIds.filter((id) => elementStyle(slide, id) !== undefined)
}

/** Returns the emphasis that all texts among the elements have. */
export function sharedEmphasis(slide: Slide, elementIds: readonly string[]): Emphasis {
  const all = textsOf(slide, elementIds).map((id) => elementEmphasis(slide, id))
  const has = (name: keyof Emphasis) => all.length > 0 && all.every((emphasis) => emphasis[name])
  return {
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    strike: has('strike'),
  }
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

/** Makes each text among the elements larger or smaller, from the size that it is drawn at unless it has its own. */
export function withResizedText(
  slide: Slide,
  sizes: ReadonlyMap<string, number>,
  by: number,
): Slide {
  return textsOf(slide, [...sizes.keys()]).reduce((next, id) => {
    const size = elementStyle(next, id)?.fontSize ?? sizes.get(id) ?? NaN
    return withWholeTextStyle(next, id, { fontSize: Math.round(size) + by })
  }, slide)
}

/** Takes all formatting off the texts among the elements. Links, lists and alignment stay. */
export function withClearedText(slide: Slide, elementIds: readonly string[]): Slide {
  return textsOf(slide, elementIds).reduce((next, id) => {
    const lines = elementRichText(next, id)?.lines.map(({ list, level, runs }) => ({
      ...(list !== undefined && { list }),
      ...(level !== undefined && { level }),
      runs: runs.map(({ text, href }) => ({ text, ...(href !== undefined && { href }) })),
    }))
    const { textAlign: _, ...looks } = elementStyle(next, id) ?? {}
    const off: StyleChange = Object.fromEntries(Object.keys(looks).map((key) => [key, undefined]))
    return withTextStyle(lines ? withRichText(next, id, lines) : next, id, off)
  }, slide)
}

/** Applies a style to the whole text of each text among the elements. */
export function withWholeTextStyles(
  slide: Slide,
  elementIds: readonly string[],
  change: StyleChange,
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
  strike: 'strike',
  fontFamily: 'fontFamily',
  lineSpacing: undefined,
  paragraphSpacing: undefined,
  color: 'color',
  fontSize: 'fontSize',
  textAlign: undefined,
} as const satisfies Record<keyof TextStyle, keyof RunLook | undefined>

function withoutLooks({ color, ...line }: RichLine, change: StyleChange): RichLine {
  return {
    ...line,
    ...(color !== undefined && change.color === undefined && { color }),
    runs: line.runs.map((run) => withoutLook(run, change)),
  }
}

function withoutLook(run: TextRunStyle, change: StyleChange): TextRunStyle {
  const kept = { ...run }
  for (const [key, respect] of Object.entries(respects)) {
    if (respect !== undefined && key in change) delete kept[respect]
  }
  return kept
}

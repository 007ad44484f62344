import {
  type Bullet,
  bulletRuns,
  bulletText,
  currentLines,
  currentRuns,
  deckLimits,
  editContent,
  isStruck,
  readContent,
  shapeContent,
  type ShapeData,
  type Slide,
  type SlideContent,
  type TextBox,
  type TextLineStyle,
  type TextRunStyle,
  type TextStyle,
  withShapeContent,
} from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { editTextBox, findElement } from './elements.ts'
import { cutRuns, isPlain, textOfRuns, tidyRuns } from './runLooks.ts'
import { elementStyle } from './slideLook.ts'
import { editVisual } from './slideVisuals.ts'

/** A line of rich text: one of the slide's bullets, or a paragraph. */
export interface RichLine extends TextLineStyle {
  readonly runs: readonly TextRunStyle[]
  /** Bullets only. */
  readonly color?: string
}

/** Emphasis of an element's text where its runs do not override it. */
export interface Emphasis {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
}

export interface RichText {
  readonly kind: 'title' | 'bullets' | 'text' | 'shape'
  readonly lines: readonly RichLine[]
  readonly emphasis: Emphasis
}

/** Returns the styled text of an element, line by line. Undefined for elements without text of their own. */
export function elementRichText(slide: Slide, elementId: string): RichText | undefined {
  const element = findElement(slide, elementId)
  const emphasis = elementEmphasis(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return { kind: 'title', emphasis, lines: [{ runs: titleRuns(readContent(slide)) }] }
    case 'bullets':
      return { kind: 'bullets', emphasis, lines: readContent(slide).bullets.map(bulletLine) }
    case 'text':
      return { kind: 'text', emphasis, lines: contentLines(element.element) }
    case 'visual':
      return element.visual.kind === 'shape'
        ? { kind: 'shape', emphasis, lines: contentLines(shapeContent(element.visual.shape)) }
        : undefined
    case 'table':
    case undefined:
      return undefined
  }
}

/** Returns the lines of an element without their styles. Undefined for elements without text of their own. */
export function elementTexts(slide: Slide, elementId: string): readonly string[] | undefined {
  return elementRichText(slide, elementId)?.lines.map(({ runs }) => textOfRuns(runs))
}

/**
 * Returns the bold, italic, underline and strikethrough settings of an element as a whole. A title and the text in a
 * shape are bold unless set otherwise.
 */
export function elementEmphasis(slide: Slide, elementId: string): Emphasis {
  const element = findElement(slide, elementId)
  const isBold =
    element?.kind === 'title' ||
    element?.kind === 'visual' ||
    (element?.kind === 'text' && element.element.role === 'title')
  return styleEmphasis(elementStyle(slide, elementId) ?? {}, isBold)
}

export function styleEmphasis(style: TextStyle, isBold: boolean): Emphasis {
  return {
    bold: style.bold ?? (style.fontWeight === undefined ? isBold : isHeavy(style.fontWeight)),
    italic: style.italic ?? style.fontStyle === 'italic',
    underline: style.underline ?? style.textDecoration === 'underline',
    strike: isStruck(style),
  }
}

function isHeavy(weight: NonNullable<TextStyle['fontWeight']>): boolean {
  return weight === 'bold' || (typeof weight === 'number' && weight >= 600)
}

/** Writes the lines into the element; identical text and styles leave the slide unchanged. */
export function withRichText(slide: Slide, elementId: string, lines: readonly RichLine[]): Slide {
  const before = elementRichText(slide, elementId)
  if (!before || sameJson(before.lines, lines)) return slide
  switch (before.kind) {
    case 'title':
      return withRichTitle(slide, lines)
    case 'bullets':
      return editContent(slide, (content) => ({ ...content, bullets: bulletsOf(lines) }))
    case 'text':
      return editTextBox(slide, elementId, (text) => withRichContent(text, lines))
    case 'shape':
      return editVisual(slide, elementId, (visual) =>
        visual.kind === 'shape'
          ? { ...visual, shape: withRichShapeText(visual.shape, lines) }
          : visual,
      )
  }
}

function titleRuns({ title, titleRuns: runs }: SlideContent): readonly TextRunStyle[] {
  return currentRuns(runs, title) ?? plainRuns(title)
}

function bulletLine(bullet: Bullet): RichLine {
  const runs = bulletRuns(bullet) ?? plainRuns(bulletText(bullet))
  if (typeof bullet === 'string') return { runs }
  const { color, list, level } = bullet
  return {
    runs,
    ...(color !== undefined && { color }),
    ...(list !== undefined && { list }),
    ...(level !== undefined && level > 0 && { level }),
  }
}

/** A text of several lines as it is stored. */
export type Content = Pick<TextBox, 'content' | 'runs' | 'lines'>

export function contentLines(element: Content): readonly RichLine[] {
  const { content } = element
  const styles = currentLines(element)
  return splitRuns(currentRuns(element.runs, content) ?? plainRuns(content)).map((runs, index) => ({
    ...styles?.[index],
    runs,
  }))
}

function plainRuns(text: string): readonly TextRunStyle[] {
  return text === '' ? [] : [{ text }]
}

function splitRuns(runs: readonly TextRunStyle[]): readonly (readonly TextRunStyle[])[] {
  const lines: TextRunStyle[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of run.text.split(/\r\n|\r|\n/u).entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines
}

function joinLines(lines: readonly RichLine[], between: string): readonly TextRunStyle[] {
  return lines.flatMap(({ runs }, index) => {
    if (index === lines.length - 1) return runs
    const last = runs.at(-1)
    return last
      ? [...runs.slice(0, -1), { ...last, text: last.text + between }]
      : [{ text: between }]
  })
}

// A title is one paragraph: line breaks become spaces.
function withRichTitle(slide: Slide, lines: readonly RichLine[]): Slide {
  const spoken = lines.filter(({ runs }) => textOfRuns(runs) !== '')
  const all = joinLines(spoken, ' ').map((run) => ({
    ...run,
    text: run.text.replaceAll(/\s*[\r\n]+\s*/g, ' '),
  }))
  const words = cutRuns(all, deckLimits.slideTitleLength)
  const runs = tidyRuns(words, deckLimits.slideTitleLength)
  return editContent(slide, (content) => {
    const { titleRuns: _, ...rest } = content
    return { ...rest, title: textOfRuns(words), ...(runs && { titleRuns: [...runs] }) }
  })
}

// Empty lines are dropped.
function bulletsOf(lines: readonly RichLine[]): Bullet[] {
  return lines
    .map(({ runs, ...style }) => ({
      ...style,
      runs: trimRuns(cutRuns(runs, deckLimits.bulletLength)),
    }))
    .filter(({ runs }) => textOfRuns(runs) !== '')
    .slice(0, deckLimits.bullets)
    .map(({ runs, color, list, level = 0 }): Bullet => {
      const text = textOfRuns(runs)
      const looks = tidyRuns(runs, deckLimits.bulletLength)
      const style = {
        ...(color !== undefined && { color }),
        ...(looks && { runs: [...looks] }),
        ...(list === 'number' && { list }),
        ...(level > 0 && { level }),
      }
      return Object.keys(style).length === 0 ? text : { text, ...style }
    })
}

function trimRuns(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const text = textOfRuns(runs)
  const from = text.length - text.trimStart().length
  const to = Math.max(from, text.trimEnd().length)
  let at = 0
  return runs.map((run) => {
    const start = at
    at += run.text.length
    return { ...run, text: run.text.slice(Math.max(0, from - start), Math.max(0, to - start)) }
  })
}

/** Writes the lines into a shape. */
export function withRichShapeText(shape: ShapeData, lines: readonly RichLine[]): ShapeData {
  const content = withRichContent(shapeContent(shape), lines, deckLimits.shapeTextLength)
  return withShapeContent(shape, content)
}

export function withRichContent<T extends Content>(
  element: T,
  lines: readonly RichLine[],
  most: number = deckLimits.textLength,
) {
  const all = cutRuns(joinLines(lines, '\n'), most)
  const content = textOfRuns(all)
  const runs = all.every(isPlain) ? undefined : tidyRuns(all, most)
  const { runs: _, lines: __, ...rest } = element
  const styles = lines.slice(0, content.split('\n').length).map(lineStyle)
  const listed = styles.length <= deckLimits.runs && styles.some(({ list }) => list !== undefined)
  return { ...rest, content, ...(runs && { runs: [...runs] }), ...(listed && { lines: styles }) }
}

function lineStyle({ list, level = 0 }: RichLine): TextLineStyle {
  return list === undefined ? {} : { list, ...(level > 0 && { level }) }
}

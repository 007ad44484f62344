import {
  type Arrangement,
  deckDefaults,
  deckLimits,
  editContent,
  type LayoutTemplate,
  readContent,
  sectionName,
  type Slide,
  type SlideContent,
  type TextStyle,
  type ThemeChoice,
} from '@deckloom/deck'
import { editTextBox, findElement } from './elements.ts'
import { editVisual } from './slideVisuals.ts'
import { storableText } from './storableText.ts'

/** Applies another layout to the same content; boxes the user gave to slotted content are dropped. */
export function withLayout(slide: Slide, layout: LayoutTemplate): Slide {
  return editContent(slide, (content) => {
    const { arrangement: _, ...rest } = inSlots(content)
    return { ...rest, layout }
  })
}

export function withArrangement(slide: Slide, arrangement: Arrangement): Slide {
  return editContent(slide, (content) => ({ ...inSlots(content), arrangement }))
}

/** A theme brings its own colors, which the slide's background and text colors would hide. */
export function withTheme(slide: Slide, theme: ThemeChoice): Slide {
  return editContent(slide, (content) => {
    const { backgroundColor: _, textColor: __, themeColors: ___, ...rest } = content
    return { ...rest, theme }
  })
}

/** A hidden slide stays in the deck but is skipped when presenting. */
export function withHidden(slide: Slide, hidden: boolean): Slide {
  const { hidden: _, ...rest } = slide
  return hidden ? { ...rest, hidden } : rest
}

export type Transition = NonNullable<Slide['transition']>

/** Sets how the slide enters the screen. */
export function withTransition(slide: Slide, transition: Transition): Slide {
  const { transition: _, ...rest } = slide
  return transition === 'none' ? rest : { ...rest, transition }
}

/** Sets whether the bullets appear one at a time when presenting. */
export function withSteps(slide: Slide, stepByStep: boolean): Slide {
  return editContent(slide, (content) => {
    const { stepByStep: _, ...rest } = content
    return stepByStep ? { ...rest, stepByStep } : rest
  })
}

/** Names the section that starts at the slide. An empty name means that none does, even at a section header. */
export function withSection(slide: Slide, name: string): Slide {
  const { section: _, ...rest } = slide
  const section = storableText(name, deckLimits.sectionLength)
  return section === (sectionName(rest) ?? '') ? rest : { ...rest, section }
}

/** Gives a new slide the look of another: its theme, and the plain colors of a blank deck if it has them. */
export function withLookOf(slide: Slide, other: Slide | undefined): Slide {
  if (!other) return slide
  const { theme, backgroundColor, textColor } = readContent(other)
  const isPlain =
    backgroundColor === deckDefaults.backgroundColor && textColor === deckDefaults.textColor
  return editContent(slide, (content) => ({
    ...content,
    ...(theme && { theme }),
    ...(isPlain && { backgroundColor, textColor }),
  }))
}

export interface SlideColors {
  readonly background?: string
  readonly text?: string
}

export function withColors(slide: Slide, { background, text }: SlideColors): Slide {
  return editContent(slide, (content) => ({
    ...content,
    ...(background !== undefined && { backgroundColor: background }),
    ...(text !== undefined && { textColor: text }),
  }))
}

/** Returns the user's own text style for an element. Undefined for elements without one. */
export function elementStyle(slide: Slide, elementId: string): TextStyle | undefined {
  const element = findElement(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return readContent(slide).titleStyle ?? {}
    case 'bullets':
      return readContent(slide).bulletStyle ?? {}
    case 'text':
      return element.element.style
    case 'visual':
      return element.visual.kind === 'shape' ? (element.visual.shape.textStyle ?? {}) : undefined
    case 'table':
    case undefined:
      return undefined
  }
}

/** New values of a text style; undefined takes a property off. */
export type StyleChange = { readonly [Key in keyof TextStyle]?: TextStyle[Key] | undefined }

export function withTextStyle(slide: Slide, elementId: string, change: StyleChange): Slide {
  const style = changedStyle(elementStyle(slide, elementId) ?? {}, clampStyle(change))
  switch (findElement(slide, elementId)?.kind) {
    case 'title':
      return editContent(slide, (content) => ({ ...content, titleStyle: style }))
    case 'bullets':
      return editContent(slide, (content) => ({ ...content, bulletStyle: style }))
    case 'text':
      return editTextBox(slide, elementId, (text) => ({ ...text, style }))
    case 'visual':
      return editVisual(slide, elementId, (visual) =>
        visual.kind === 'shape'
          ? { ...visual, shape: { ...visual.shape, textStyle: style } }
          : visual,
      )
    case 'table':
    case undefined:
      return slide
  }
}

/** Page units by which buttons and keys change the size of text. */
export const textSizeStep = 2

/** Clamps to 8 through 72; returns 16 for NaN and infinities. */
export function clampFontSize(size: number): number {
  const { min, max, fallback } = deckLimits.fontSize
  return Number.isFinite(size) ? Math.min(max, Math.max(min, size)) : fallback
}

function changedStyle(style: TextStyle, change: StyleChange): TextStyle {
  // Stored slides have no keys with undefined values.
  const entries = Object.entries({ ...style, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}

function clampStyle(change: StyleChange): StyleChange {
  if (change.fontSize === undefined) return change
  return { ...change, fontSize: clampFontSize(change.fontSize) }
}

function inSlots(content: SlideContent): SlideContent {
  const { slotBoxes: _, positioningMode, ...rest } = content
  return { ...rest, ...(positioningMode && { positioningMode: 'layout' }) }
}

import {
  type Arrangement,
  deckDefaults,
  deckLimits,
  type LayoutTemplate,
  sectionName,
  type Slide,
  type TextStyle,
  type ThemeChoice,
} from '@deckloom/deck'
import { findElement } from './elements.ts'
import { storableText } from './storableText.ts'

/** The same content in another layout; places that the person gave to slotted content are dropped. */
export function withLayout(slide: Slide, layout: LayoutTemplate): Slide {
  const { arrangement: _, ...rest } = inSlots(slide)
  return { ...rest, layout_template: layout }
}

export function withArrangement(slide: Slide, arrangement: Arrangement): Slide {
  return { ...inSlots(slide), arrangement }
}

/** A theme brings its colours: the slide's own page and text colours would hide them. */
export function withTheme(slide: Slide, theme: ThemeChoice): Slide {
  const { background_color: _, text_color: __, theme_colors: ___, ...rest } = slide
  return { ...rest, theme }
}

/** Kept in the deck, and left out when it is presented. */
export function withHidden(slide: Slide, hidden: boolean): Slide {
  const { hidden: _, ...rest } = slide
  return hidden ? { ...rest, hidden } : rest
}

export type Transition = NonNullable<Slide['transition']>

/** How the slide comes onto the screen. */
export function withTransition(slide: Slide, transition: Transition): Slide {
  const { transition: _, ...rest } = slide
  return transition === 'none' ? rest : { ...rest, transition }
}

/** Whether the bullets come one by one when presenting. */
export function withSteps(slide: Slide, stepByStep: boolean): Slide {
  const { step_by_step: _, ...rest } = slide
  return stepByStep ? { ...rest, step_by_step: true } : rest
}

/** Names the section that begins at the slide; an empty name says that none does, even at a section header. */
export function withSection(slide: Slide, name: string): Slide {
  const { section: _, ...rest } = slide
  const section = storableText(name, deckLimits.sectionLength)
  return section === (sectionName(rest) ?? '') ? rest : { ...rest, section }
}

/** A new slide in the look of another: its theme, or the plain page that a blank deck begins with. */
export function withLookOf(slide: Slide, other: Slide | undefined): Slide {
  if (!other) return slide
  const { theme, background_color: background, text_color: text } = other
  const { backgroundColor, textColor } = deckDefaults
  const plain = background === backgroundColor && text === textColor
  return {
    ...slide,
    ...(theme && { theme }),
    ...(plain && { background_color: background, text_color: text }),
  }
}

export interface SlideColors {
  readonly background?: string
  readonly text?: string
}

export function withColors(slide: Slide, { background, text }: SlideColors): Slide {
  return {
    ...slide,
    ...(background !== undefined && { background_color: background }),
    ...(text !== undefined && { text_color: text }),
  }
}

/** The look of an element's text, as far as the person set it. */
export function elementStyle(slide: Slide, elementId: string): TextStyle | undefined {
  const element = findElement(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return slide.slide_title_style ?? {}
    case 'bullets':
      return slide.bullet_style ?? {}
    case 'text':
      return element.element.style
    case 'table':
    case 'visual':
    case undefined:
      return undefined
  }
}

export function withTextStyle(slide: Slide, elementId: string, change: TextStyle): Slide {
  const style = { ...elementStyle(slide, elementId), ...clamped(change) }
  switch (findElement(slide, elementId)?.kind) {
    case 'title':
      return { ...slide, slide_title_style: style }
    case 'bullets':
      return { ...slide, bullet_style: style }
    case 'text':
      return {
        ...slide,
        text_elements: (slide.text_elements ?? []).map((text) =>
          text.id === elementId ? { ...text, style } : text,
        ),
      }
    case 'table':
    case 'visual':
    case undefined:
      return slide
  }
}

/** Within 8 and 72; what is no number becomes 16. */
export function clampFontSize(size: number): number {
  const { min, max, fallback } = deckLimits.fontSize
  return Number.isFinite(size) ? Math.min(max, Math.max(min, size)) : fallback
}

function clamped(change: TextStyle): TextStyle {
  if (change.fontSize === undefined) return change
  return { ...change, fontSize: clampFontSize(change.fontSize) }
}

function inSlots(slide: Slide): Slide {
  const { slot_boxes: _, positioning_mode: mode, ...rest } = slide
  return { ...rest, ...(mode && { positioning_mode: 'layout' }) }
}

import {
  type Arrangement,
  deckLimits,
  type LayoutTemplate,
  type Slide,
  type TextStyle,
  type ThemeChoice,
} from '@deckloom/deck'
import { findElement } from './elements.ts'

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
    case 'image':
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
    case 'image':
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

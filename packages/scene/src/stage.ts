import {
  currentRuns,
  layouts,
  type ChartVisual,
  type LineVisual,
  type SlideContent,
  type TextRunStyle,
  type Visual,
} from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { lookFor, type Look } from './colors/look.ts'
import { type ListItem, listItems } from './listItems.ts'
import { mirrorBox } from './mirror.ts'
import { pageDirection } from './type/pageDirection.ts'
import { tidyText } from './type/tidyText.ts'

/** What a scene depends on besides its slide. */
export interface SceneContext {
  readonly fonts: FontBook
  readonly deckTitle: string
  /** Position in the deck, from 0. */
  readonly index: number
  readonly count: number
  /** Whether it is being edited: then the texts it was created with are shown, faded. Viewers do not see them. */
  readonly isEdited?: boolean
}

/** What can fill a layout's picture slot. */
export type SlottedPicture = Exclude<Visual, ChartVisual | LineVisual>

/** A slide with everything resolved that its layout needs to know. */
export interface Stage {
  readonly slide: SlideContent
  readonly context: SceneContext
  readonly book: FontBook
  readonly look: Look
  readonly title: string
  readonly titleRuns: readonly TextRunStyle[] | undefined
  readonly eyebrow: string
  readonly items: readonly ListItem[]
  /** Reading direction of the page. */
  readonly direction: 'ltr' | 'rtl'
  /** Charts without a position of their own. */
  readonly charts: readonly ChartVisual[]
  /** Pictures, shapes and icons without a position of their own. */
  readonly pictures: readonly SlottedPicture[]
}

export function stageFor(slide: SlideContent, context: SceneContext): Stage {
  const slotted = slide.visuals.filter((visual) => !visual.position && isVisible(visual))
  const direction = pageDirection(slide, context.deckTitle)
  return {
    slide: direction === 'rtl' ? withMirroredSlots(slide) : slide,
    context,
    direction,
    book: context.fonts,
    look: lookFor(slide, layouts[slide.layout].ground === 'chapter'),
    title: tidyText(slide.title),
    titleRuns: currentRuns(slide.titleRuns, slide.title),
    eyebrow: tidyText(slide.eyebrow ?? ''),
    items: listItems(slide.bullets),
    charts: slotted.filter((visual) => visual.kind === 'chart'),
    pictures: slotted.filter((visual) => visual.kind !== 'chart' && visual.kind !== 'line'),
  }
}

/**
 * Layouts work left to right on every page, so boxes that the user moved are mirrored first and end up in place once
 * the sheet is mirrored.
 */
function withMirroredSlots(slide: SlideContent): SlideContent {
  if (!slide.slotBoxes) return slide
  const { title, bullets, visual } = slide.slotBoxes
  return {
    ...slide,
    slotBoxes: {
      ...(title && { title: mirrorBox(title) }),
      ...(bullets && { bullets: mirrorBox(bullets) }),
      ...(visual && { visual: mirrorBox(visual) }),
    },
  }
}

/** Returns whether there is anything to paint. */
export function isVisible(visual: Visual): boolean {
  return visual.kind !== 'picture' || visual.url !== ''
}

/**
 * Returns a number from 0 to 2^32 - 1 that depends only on the slide's ID, and so stays the same wherever the slide is
 * moved.
 */
export function slideHash({ slide }: Stage): number {
  let hash = 2_166_136_261
  for (const character of slide.id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return hash >>> 0
}

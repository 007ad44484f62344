import { renameKeys, type Renamed } from '../renameKeys.ts'
import type { Slide } from '../slide.ts'
import type { TextElement } from '../text/text.ts'
import type { Visual } from './visual.ts'
import { visualsOf } from './visuals.ts'

/** A box of words that a person placed. */
export interface TextBox extends Readonly<Omit<TextElement, 'type'>> {
  readonly kind: 'text'
  /** What it was before it was moved out of its slot, if anything. */
  readonly role: TextElement['type']
}

type SlotContent = Readonly<
  Renamed<Omit<Slide, 'text_elements' | 'images' | 'media_data'>, typeof contentNames>
>

/** What a slide says and shows, in the names of the domain. */
export interface SlideContent extends SlotContent {
  readonly texts: readonly TextBox[]
  /** In painting order; the picture of older decks is the first. */
  readonly visuals: readonly Visual[]
}

const contentNames = {
  slide_title: 'title',
  slide_title_runs: 'titleRuns',
  slide_title_style: 'titleStyle',
  bullet_points: 'bullets',
  bullet_style: 'bulletStyle',
  visual_type: 'visualType',
  visual_description: 'visualDescription',
  layout_template: 'layout',
  background_color: 'backgroundColor',
  text_color: 'textColor',
  theme_colors: 'themeColors',
  positioning_mode: 'positioningMode',
  slot_boxes: 'slotBoxes',
  step_by_step: 'stepByStep',
} as const satisfies Partial<Record<keyof Slide, string>>

const textNames = { type: 'role' } as const

// Slides are values, and one is laid out many times.
const readOnes = new WeakMap<Slide, SlideContent>()

/** The content of a slide, the same object each time. */
export function readContent(slide: Slide): SlideContent {
  const known = readOnes.get(slide)
  if (known) return known
  const { text_elements: texts = [], images: _images, media_data: _media, ...rest } = slide
  const content: SlideContent = {
    ...renameKeys(rest, contentNames),
    texts: texts.map((text) => ({ ...renameKeys(text, textNames), kind: 'text' })),
    visuals: visualsOf(slide),
  }
  readOnes.set(slide, content)
  return content
}

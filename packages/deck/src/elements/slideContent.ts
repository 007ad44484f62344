import { invertNames, renameKeys, type Renamed } from '../renameKeys.ts'
import type { Slide } from '../slide.ts'
import type { TextElement } from '../text/text.ts'
import { type Visual, writeVisual } from './visual.ts'
import { legacyPictureId, visualsOf, writeLegacyPicture } from './visuals.ts'

/** A text box placed by the user. */
export interface TextBox extends Readonly<Omit<TextElement, 'type'>> {
  readonly kind: 'text'
  /** What it was before it was moved out of its slot, if anything. */
  readonly role: TextElement['type']
}

type SlotContent = Readonly<
  Renamed<Omit<Slide, 'text_elements' | 'images' | 'media_data'>, typeof contentNames>
>

/** The content of a slide, under the names of the domain. */
export interface SlideContent extends SlotContent {
  readonly texts: readonly TextBox[]
  /** In z-order; the picture of older decks comes first. */
  readonly visuals: readonly Visual[]
}

/** Maps the fields of a stored slide to their names in the domain. */
export const contentNames = {
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
export const storedContentNames = invertNames(contentNames)
export const storedTextNames = invertNames(textNames)

// Slides are immutable: one is laid out many times, and an unedited one is written exactly as it was read. So are its
// lists.
const readOnes = new WeakMap<Slide, SlideContent>()
const writtenOnes = new WeakMap<SlideContent, Slide>()
const writtenTexts = new WeakMap<SlideContent['texts'], Pick<Slide, 'text_elements'>>()
const writtenVisuals = new WeakMap<SlideContent['visuals'], Pick<Slide, 'images' | 'media_data'>>()

/** Returns the content of a slide; the same object on every call. */
export function readContent(slide: Slide): SlideContent {
  const known = readOnes.get(slide)
  if (known) return known
  const { text_elements: boxes, images, media_data: media, ...rest } = slide
  const content: SlideContent = {
    ...renameKeys(rest, contentNames),
    texts: (boxes ?? []).map(readTextBox),
    visuals: visualsOf(slide),
  }
  readOnes.set(slide, content)
  writtenOnes.set(content, slide)
  writtenTexts.set(content.texts, boxes ? { text_elements: boxes } : {})
  writtenVisuals.set(content.visuals, {
    ...(images && { images }),
    ...(media && { media_data: media }),
  })
  return content
}

/** Reads a text box from its stored form. */
export function readTextBox(text: TextElement): TextBox {
  return { ...renameKeys(text, textNames), kind: 'text' }
}

/** Converts a text box to its stored form. */
export function writeTextBox(box: TextBox): TextElement {
  const { kind: _, ...text } = box
  return renameKeys(text, storedTextNames)
}

/** Edits a slide's content; returns the same slide if `edit` returns its argument. */
export function editContent(slide: Slide, edit: (content: SlideContent) => SlideContent): Slide {
  const edited = writeContent(edit(readContent(slide)))
  // A list that loses its last element stays, so that an addition made elsewhere can be merged.
  const emptied = {
    ...(slide.text_elements && !edited.text_elements && { text_elements: [] }),
    ...(slide.images && !edited.images && { images: [] }),
  }
  return Object.keys(emptied).length > 0 ? { ...edited, ...emptied } : edited
}

/** Converts content to the slide it is stored as. */
export function writeContent(content: SlideContent): Slide {
  const known = writtenOnes.get(content)
  if (known) return known
  const { texts, visuals, ...rest } = content
  return {
    ...renameKeys(rest, storedContentNames),
    ...(writtenTexts.get(texts) ?? writeTexts(texts)),
    ...(writtenVisuals.get(visuals) ?? writeVisuals(visuals)),
  }
}

function writeTexts(texts: SlideContent['texts']): Pick<Slide, 'text_elements'> {
  if (texts.length === 0) return {}
  return { text_elements: texts.map(writeTextBox) }
}

function writeVisuals(visuals: SlideContent['visuals']): Pick<Slide, 'images' | 'media_data'> {
  const legacy = visuals.find(({ id }) => id === legacyPictureId)
  const own = visuals.filter((visual) => visual !== legacy)
  return {
    ...(own.length > 0 && { images: own.map(writeVisual) }),
    ...(legacy && { media_data: writeLegacyPicture(legacy) }),
  }
}

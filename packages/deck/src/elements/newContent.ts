import { renameKeys, type Renamed } from '../renameKeys.ts'
import type { SlideInput } from '../slideInput.ts'
import type { TextElement } from '../text/text.ts'
import { contentNames, storedContentNames, storedTextNames } from './slideContent.ts'
import { type NewVisual, readNewVisual, writeNewVisual } from './visual.ts'
import { visualsOf } from './visuals.ts'

type TextInput = NonNullable<SlideInput['text_elements']>[number]

/** A text box that gets its ID when the deck is accepted; it only has one where a line is glued to it. */
export interface NewTextBox extends Readonly<Omit<TextInput, 'id' | 'type'>> {
  readonly kind: 'text'
  readonly role: TextElement['type']
  readonly id?: string
}

type NewSlotContent = Readonly<
  Renamed<Omit<SlideInput, 'text_elements' | 'images' | 'media_data'>, typeof contentNames>
>

/** The content of a slide before the deck is accepted: without IDs, and fields with defaults may be absent. */
export interface NewContent extends NewSlotContent {
  readonly texts?: readonly NewTextBox[] | undefined
  readonly visuals?: readonly NewVisual[] | undefined
}

/** Reads the content of a slide sent by a client or stored in a file. */
export function readNewContent(slide: SlideInput): NewContent {
  const { text_elements: boxes, images = [], media_data: media, ...rest } = slide
  const older = (media ? visualsOf({ media_data: media }) : []).map(
    ({ id: _id, ...visual }) => visual,
  )
  return {
    ...renameKeys(rest, contentNames),
    texts: (boxes ?? []).map(({ id: _id, type: role = 'text', ...box }) => ({
      ...box,
      kind: 'text',
      role,
    })),
    visuals: [...older, ...images.map(readNewVisual)],
  }
}

/** Converts new content to the slide format that clients send. */
export function writeNewContent({ texts = [], visuals = [], ...rest }: NewContent): SlideInput {
  return {
    ...renameKeys(rest, storedContentNames),
    ...(texts.length > 0 && {
      text_elements: texts.map(({ kind: _kind, ...box }) => renameKeys(box, storedTextNames)),
    }),
    ...(visuals.length > 0 && { images: visuals.map(writeNewVisual) }),
  }
}

import {
  bulletText,
  type ImageItem,
  type Slide,
  slideImages,
  type SlideInput,
} from '@deckloom/deck'
import type { Mark, Scene } from '@deckloom/scene'

/** Prints of pictures by their addresses; none for a picture that is not in the file. */
export type PicturePrints = (url: string) => string | undefined

/**
 * A slide as its exported page lets everybody know it: without ids, without the addresses of this server, and without what
 * the page does not show, such as a table that another layout hides, a picture that is not in the file, or the words that
 * a picture was asked for with. What is said to the slide is in its notes.
 */
export function shownSlide(slide: Slide, scene: Scene, prints: PicturePrints): SlideInput {
  const { id: _, media_data: _legacy, notes, eyebrow, table, images: _images, ...rest } = slide
  const { isSaid, isAlt, isDrawn } = shownIn(scene)
  const texts = slide.text_elements?.filter(
    ({ id, content }) => isDrawn(id) || content.trim() === '',
  )
  const images = slideImages(slide)
    .filter((image) => isDrawn(image.id))
    .flatMap((image) => shownImage(image, prints) ?? [])
  return {
    ...rest,
    bullet_points: slide.bullet_points.filter((bullet) => isSaid(bulletText(bullet))),
    visual_description: isAlt(slide.visual_description) ? slide.visual_description : '',
    ...(texts && { text_elements: texts.map(({ id: _id, ...text }) => text) }),
    ...((slide.images || images.length > 0) && { images }),
    ...(eyebrow !== undefined && isSaid(eyebrow) && { eyebrow }),
    ...(table && isSaid(table.rows.flat().join(' ')) && { table }),
    ...(notes === '' && { notes }),
  }
}

function shownImage(item: ImageItem, prints: PicturePrints): Omit<ImageItem, 'id'> | undefined {
  const { id: _, prompt: _asked, ...image } = item
  if (image.url === '' || image.url.startsWith('illustration:')) return image
  const url = prints(image.url)
  return url === undefined ? undefined : { ...image, url }
}

interface Shown {
  readonly isSaid: (text: string) => boolean
  readonly isAlt: (text: string) => boolean
  readonly isDrawn: (elementId: string) => boolean
}

function shownIn({ marks, layout }: Scene): Shown {
  const all = [...layout.decoration, ...marks].flatMap(withInner)
  const alts = new Set(all.flatMap(({ alt }) => alt ?? []))
  const drawn = new Set(all.flatMap(({ origin }) => origin?.elementId ?? []))
  const said = lettersOf(all.flatMap(textsOf).join(' '))
  return {
    // Layouts take words apart, tidy them, and cut what has no room: most of them tell.
    isSaid: (text) => {
      const words = text.split(noLetter).map(lettersOf)
      return words.filter((word) => said.includes(word)).length * 2 >= words.length
    },
    isAlt: (text) => alts.has(text),
    isDrawn: (elementId) => drawn.has(elementId),
  }
}

function withInner(mark: Mark): readonly Mark[] {
  if (mark.mark === 'group') return [mark, ...mark.children.flatMap(withInner)]
  return mark.mark === 'native' ? [mark, ...mark.painted.flatMap(withInner)] : [mark]
}

function textsOf(mark: Mark): readonly string[] {
  if (mark.mark !== 'text') return []
  return mark.paragraphs.map(({ runs, marker }) =>
    [marker?.text ?? '', ...runs.map(({ text }) => text)].join(''),
  )
}

const noLetter = /[^\p{L}\p{M}\p{N}]+/u

function lettersOf(text: string): string {
  return text.toLowerCase().split(noLetter).join('')
}

import {
  bulletText,
  mapGlue,
  type Slide,
  type SlideInput,
  type Visual,
  visualsOf,
  writeNewVisual,
} from '@deckloom/deck'
import type { Mark, Scene, TextMark } from '@deckloom/scene'

/** Returns a picture's fingerprint by URL; undefined for a picture that is not in the file. */
export type PicturePrints = (url: string) => string | undefined

/**
 * Returns what the exported page of a slide already reveals: no IDs, no URLs of this server, and nothing the page does
 * not show, such as a table hidden by another layout, a picture that is not in the file, or the prompt of a generated
 * picture. Elements that shown lines are glued to have IDs that only count them. Speaker notes are left out because they are in the slide's notes page.
 */
export function shownSlide(slide: Slide, scene: Scene, prints: PicturePrints): SlideInput {
  const { id: _, media_data: _legacy, notes, eyebrow, table, images: _images, ...rest } = slide
  const { isSaid, isAlt, isDrawn } = shownIn(scene)
  const texts = slide.text_elements?.filter(
    ({ id, content }) => isDrawn(id) || content.trim() === '',
  )
  const visuals = visualsOf(slide).filter(({ id }) => isDrawn(id))
  const names = gluedNames(visuals, isDrawn)
  const images = visuals.flatMap((visual) => {
    const shown = shownImage(withNamedGlue(visual, names), prints)
    return shown ? [{ ...named(visual.id, names), ...shown }] : []
  })
  return {
    ...rest,
    bullet_points: slide.bullet_points.filter((bullet) => isSaid(bulletText(bullet))),
    visual_description: isAlt(slide.visual_description) ? slide.visual_description : '',
    ...(texts && {
      text_elements: texts.map(({ id, ...text }) => ({ ...named(id, names), ...text })),
    }),
    ...((slide.images || images.length > 0) && { images }),
    ...(eyebrow !== undefined && isSaid(eyebrow) && { eyebrow }),
    ...(table && isSaid(table.rows.flat().join(' ')) && { table }),
    ...(notes === '' && { notes }),
  }
}

type Names = ReadonlyMap<string, string>

/** Names the elements that lines are glued to by their number. */
function gluedNames(visuals: readonly Visual[], isDrawn: Shown['isDrawn']): Names {
  const names = new Map<string, string>()
  for (const visual of visuals) {
    mapGlue(visual, (glue) => {
      if ('element' in glue && isDrawn(glue.element) && !names.has(glue.element)) {
        names.set(glue.element, `glued-${names.size + 1}`)
      }
      return glue
    })
  }
  return names
}

function named(id: string, names: Names): { readonly id?: string } {
  const name = names.get(id)
  return name === undefined ? {} : { id: name }
}

/** Lets go of what the page does not show. */
function withNamedGlue(visual: Visual, names: Names): Visual {
  return mapGlue(visual, (glue) => {
    if (!('element' in glue)) return glue
    const element = names.get(glue.element)
    return element === undefined ? undefined : { ...glue, element }
  })
}

function shownImage(shown: Visual, prints: PicturePrints) {
  const { id: _, prompt: _asked, ...visual } = shown
  if (visual.url === '' || visual.url.startsWith('illustration:')) return writeNewVisual(visual)
  const url = prints(visual.url)
  return url === undefined ? undefined : writeNewVisual({ ...visual, url })
}

interface Shown {
  readonly isSaid: (text: string) => boolean
  readonly isAlt: (text: string) => boolean
  readonly isDrawn: (elementId: string) => boolean
}

function shownIn({ marks, layout }: Scene): Shown {
  const alts = new Set<string>()
  const drawn = new Set<string>()
  let texts = ''
  const see = (mark: Mark) => {
    if (mark.alt !== undefined) alts.add(mark.alt)
    if (mark.origin) drawn.add(mark.origin.elementId)
    if (mark.mark === 'text') texts += `${textOf(mark)} `
    else if (mark.mark === 'group') mark.children.forEach(see)
    else if (mark.mark === 'native') mark.painted.forEach(see)
  }
  layout.decoration.forEach(see)
  marks.forEach(see)
  let letters: string | undefined
  return {
    // Layouts split, tidy and truncate text, so half of the words are enough.
    isSaid: (text) => {
      if (texts.includes(text)) return true
      const said = (letters ??= lettersOf(texts))
      const words = text.split(noLetter).map(lettersOf)
      return words.filter((word) => said.includes(word)).length * 2 >= words.length
    },
    isAlt: (text) => alts.has(text),
    isDrawn: (elementId) => drawn.has(elementId),
  }
}

function textOf({ paragraphs }: TextMark): string {
  let text = ''
  for (const { runs, marker } of paragraphs) {
    if (marker?.text !== undefined) text += `${marker.text} `
    for (const run of runs) text += run.text
    text += ' '
  }
  return text
}

const noLetter = /[^\p{L}\p{M}\p{N}]+/u

function lettersOf(text: string): string {
  return text.toLowerCase().split(noLetter).join('')
}

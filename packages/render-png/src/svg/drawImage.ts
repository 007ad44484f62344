import { type ImageMark, pictureBox } from '@deckloom/scene'
import type { ImageBytes } from '../types.ts'
import type { Drawing } from './Drawing.ts'
import { tag } from './markup.ts'

/** Draws a picture in its box, clipped, over its background. */
export function drawImage({ definitions, images }: Drawing, mark: ImageMark): string {
  const { box, background, clip, alpha } = mark
  const picture = images.get(mark.src)
  const ground = background && definitions.fill(background, alpha)
  const cut = clip === undefined ? undefined : definitions.clip(tag('path', { d: clip }))
  const painted = [
    ground ? tag('rect', { ...box, ...ground.attributes }) : '',
    picture ? faded(drawPicture(definitions, mark, picture), alpha) : '',
  ].join('')
  return [
    cut?.definition ?? '',
    ground?.definition ?? '',
    cut ? tag('g', { 'clip-path': cut.reference }, painted) : painted,
  ].join('')
}

function faded(content: string, alpha: number | undefined): string {
  return alpha === undefined ? content : tag('g', { opacity: alpha }, content)
}

function drawPicture(
  definitions: Drawing['definitions'],
  mark: ImageMark,
  picture: ImageBytes,
): string {
  const { bytes, mime } = picture
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  const image = tag('image', {
    ...pictureBox(mark, picture),
    preserveAspectRatio: 'none',
    href: `data:${mime};base64,${data}`,
  })
  if (mark.fit !== 'cover') return image
  if (mark.whole) {
    // The rasterizer draws only so much of a clipped group, and the whole of a cropped picture may be 50 frames wide.
    const region = definitions.pattern(mark.box, image)
    return region.definition + tag('rect', { ...mark.box, fill: region.reference })
  }
  // A picture that covers its box extends beyond it.
  const frame = definitions.clip(tag('rect', { ...mark.box }))
  return frame.definition + tag('g', { 'clip-path': frame.reference }, image)
}

import type { ImageMark, Mark, NativeMark, PictureSource } from '../marks.ts'
import { rectPath } from '../paths.ts'
import { shadowMarks } from '../shapes/shapeShadow.ts'

/** What is drawn around a picture. */
export type PictureFrame = Pick<PictureSource, 'border' | 'shadow'>

/** Draws a border along the outline of a picture, and its shadow below. A picture without both stays as it is. */
export function framedPicture(mark: ImageMark, frame: PictureFrame): ImageMark | NativeMark {
  const { border, shadow } = frame
  if (!border && !shadow) return mark
  const { id, box, rotation, origin, alt, ...bare } = mark
  const outline = mark.clip ?? rectPath(box)
  const image: ImageMark = { ...bare, box, id: `${id}-picture`, alt: '' }
  const line = { mark: 'path', id: `${id}-border`, box, d: outline, alt: '' } as const
  return {
    mark: 'native',
    id,
    box,
    ...(rotation !== undefined && { rotation }),
    ...(origin && { origin }),
    ...(alt !== undefined && { alt }),
    source: { kind: 'picture', image, ...(border && { border }), ...(shadow && { shadow }) },
    painted: [
      ...shadowMarks({ id, shadow, outline, box, rotation, border: border?.width }),
      image,
      ...(border ? [{ ...line, stroke: border }] : []),
    ],
  }
}

/** Returns the picture that a mark draws, turned and described as the mark is; undefined for anything else. */
export function imageOf(mark: Mark): ImageMark | undefined {
  if (mark.mark === 'image') return mark
  if (mark.mark !== 'native' || mark.source.kind !== 'picture') return undefined
  const { mark: _, source, painted: __, ...base } = mark
  return { ...source.image, ...base }
}

/** Returns what is drawn around the picture of a mark. */
export function frameOf(mark: Mark): PictureFrame {
  return mark.mark === 'native' && mark.source.kind === 'picture' ? mark.source : {}
}

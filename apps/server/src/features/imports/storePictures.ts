import type { StoredPicture } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import type { ImportNote } from '@deckloom/readers'
import { Failure } from '../../http/errors/failure.ts'
import { type PreparedPicture, preparePicture } from '../../platform/pictures/preparePicture.ts'

export interface PictureKeeper {
  readonly keep: (picture: PreparedPicture) => Promise<StoredPicture | Failure>
}

/**
 * Stores the pictures of slides, which are referenced by keys of `pictures`: each is decoded and
 * re-encoded once. A picture that cannot be stored is left out with a note. Fails with the failures
 * of the store.
 */
export async function storePictures(
  slides: readonly Slide[],
  pictures: ReadonlyMap<string, Uint8Array>,
  { keep }: PictureKeeper,
): Promise<{ readonly slides: readonly Slide[]; readonly notes: readonly ImportNote[] } | Failure> {
  const urls = new Map<string, string>()
  for (const [key, bytes] of pictures) {
    const prepared = await preparePicture(bytes)
    if (typeof prepared === 'string') continue
    const stored = await keep(prepared)
    if (stored instanceof Failure) return stored
    urls.set(key, stored.url)
  }
  const notes: ImportNote[] = []
  const shown = slides.map((slide, index) => {
    const { images, ...rest } = slide
    if (!images) return slide
    const kept = images.flatMap((image) => {
      if (drawnHere.test(image.url)) return [image]
      const url = urls.get(image.url)
      return url === undefined ? [] : [{ ...image, url }]
    })
    if (kept.length < images.length) {
      notes.push({
        slide: index + 1,
        text: 'A picture of a kind that is not shown here was left out.',
      })
    }
    return { ...rest, ...(kept.length > 0 && { images: kept }) }
  })
  return { slides: shown, notes }
}

/** Empty, or a picture of the embedded illustrator; any other must be a picture of the file. */
const drawnHere = /^(?:illustration:.*)?$/u

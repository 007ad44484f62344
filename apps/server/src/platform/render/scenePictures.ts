import type { Mark, Scene } from '@deckloom/scene'
import { neutralPicture } from './neutralPicture.ts'
import { type Picture, readPicture } from './readPicture.ts'

export interface ScenePictures {
  /** A picture for every URL in the scenes. */
  readonly images: ReadonlyMap<string, Picture>
  /** A sentence for each that was replaced by a neutral box. */
  readonly warnings: readonly string[]
}

/** Finds the pictures of the scenes among those that the server has. */
export function picturesFor(
  scenes: readonly Scene[],
  given: ReadonlyMap<string, Uint8Array>,
): ScenePictures {
  const images = new Map<string, Picture>()
  const warnings: string[] = []
  for (const [index, { layout, marks }] of scenes.entries()) {
    const addresses = new Set([...layout.decoration, ...marks].flatMap(addressesIn))
    for (const address of addresses) {
      const bytes = given.get(address)
      const picture = images.get(address) ?? (bytes && readPicture(bytes))
      images.set(address, picture ?? neutralPicture)
      if (!picture || picture === neutralPicture)
        warnings.push(`Slide ${index + 1}: ${reasonFor(address, bytes)}`)
    }
  }
  return { images, warnings }
}

/** Replaces all pictures when one of them is broken: the error does not name which. */
export function noPicturesFor(scenes: readonly Scene[]): ScenePictures {
  const { images } = picturesFor(scenes, new Map())
  return {
    images,
    warnings: ['A picture could not be read. All pictures were left out.'],
  }
}

function reasonFor(address: string, bytes: Uint8Array | undefined): string {
  if (bytes) return 'a picture could not be read.'
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]
  if (host === undefined) return 'a picture could not be found.'
  return `the picture from ${host} was left out. Exports contain pictures of this server only.`
}

function addressesIn(mark: Mark): string[] {
  switch (mark.mark) {
    case 'image':
      return mark.src === '' ? [] : [mark.src]
    case 'group':
      return mark.children.flatMap(addressesIn)
    case 'native':
      return mark.painted.flatMap(addressesIn)
    case 'path':
    case 'text':
      return []
  }
}

import { FairQueue } from '../../platform/jobs/FairQueue.ts'
import type { Draw } from './drawPicture.ts'
import { createEmbeddedIllustrator } from './createEmbeddedIllustrator.ts'
import { createEmbeddedLibrary, libraryPictures } from './createEmbeddedLibrary.ts'
import type { PicturePorts } from './generateImage.ts'
import { type ImageModel, createModelIllustrator } from './createModelIllustrator.ts'
import { type UnsplashAccess, createUnsplashLibrary } from './createUnsplashLibrary.ts'

export interface PictureServices {
  readonly imageModel: ImageModel | undefined
  readonly unsplash: UnsplashAccess | undefined
}

type Parts = Pick<PicturePorts, 'illustrator' | 'library' | 'embedded' | 'libraryPictures' | 'gate'>

/** The embedded illustrator and library, replaced by the configured services. */
export function createPictureParts(services: PictureServices, draw: Draw, now: () => Date): Parts {
  const { imageModel, unsplash } = services
  const embedded = createEmbeddedLibrary(draw)
  return {
    illustrator: imageModel ? createModelIllustrator(imageModel) : createEmbeddedIllustrator(draw),
    library: unsplash ? createUnsplashLibrary(unsplash, now) : embedded,
    embedded,
    libraryPictures: libraryPictures(draw),
    gate: new FairQueue({ parallel: 4, queue: 24, byPriority: true }),
  }
}

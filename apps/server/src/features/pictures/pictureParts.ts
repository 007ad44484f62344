import { FairQueue } from '../../platform/jobs/FairQueue.ts'
import type { Draw } from './drawPicture.ts'
import { embeddedIllustrator } from './embeddedIllustrator.ts'
import { embeddedLibrary, libraryPictures } from './embeddedLibrary.ts'
import type { PicturePorts } from './generateImage.ts'
import { type ImageModel, modelIllustrator } from './modelIllustrator.ts'
import { type UnsplashAccess, unsplashLibrary } from './unsplashLibrary.ts'

export interface PictureServices {
  readonly imageModel: ImageModel | undefined
  readonly unsplash: UnsplashAccess | undefined
}

type Parts = Pick<PicturePorts, 'illustrator' | 'library' | 'embedded' | 'libraryPictures' | 'gate'>

/** The embedded illustrator and library, replaced by the configured services. */
export function pictureParts(services: PictureServices, draw: Draw, now: () => Date): Parts {
  const { imageModel, unsplash } = services
  const embedded = embeddedLibrary(draw)
  return {
    illustrator: imageModel ? modelIllustrator(imageModel) : embeddedIllustrator(draw),
    library: unsplash ? unsplashLibrary(unsplash, now) : embedded,
    embedded,
    libraryPictures: libraryPictures(draw),
    gate: new FairQueue({ parallel: 4, queue: 24 }),
  }
}

import type { ImageItem } from '../elements/storedImage.ts'

/** The picture of a new slide, until the person puts in another. */
export const starterPicture: Omit<ImageItem, 'id'> = {
  url: 'illustration:harbour/1',
  type: 'generated',
  alt: '',
}

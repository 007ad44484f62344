import type { NewVisual } from '../elements/visual.ts'

/** The picture of a new slide, until the person puts in another. */
export const starterPicture: NewVisual = {
  kind: 'picture',
  url: 'illustration:harbour/1',
  origin: 'generated',
  alt: '',
}

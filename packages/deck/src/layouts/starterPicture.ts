import type { NewVisual } from '../elements/visual.ts'

/** The picture on a new slide until the user replaces it. */
export const starterPicture: NewVisual = {
  kind: 'picture',
  url: 'illustration:harbour/1',
  origin: 'generated',
  alt: '',
}

import { spillPlans } from '../component.ts'
import { anyPictures, type LayoutDrawing, plan } from '../layOut.ts'
import { layCover } from './cover.ts'

/** The first slide with a picture; without one it is a cover. */
export const coverImage: LayoutDrawing = {
  plans: (stage) => [
    plan(stage.pictures.length > 0 ? 'cover-image' : 'cover', layCover),
    ...spillPlans(stage),
  ],
  mostPictures: anyPictures,
}

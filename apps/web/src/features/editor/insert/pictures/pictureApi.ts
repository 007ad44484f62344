import { createPictureClient } from '@deckloom/contract'
import { fetchHere } from '../../../../shared/place.ts'

/** The calls of pictures, over the browser's fetch. */
export const pictureApi = createPictureClient(fetchHere)

import { createPictureClient } from '@deckloom/contract'
import { fetchHere } from '../../../../shared/place.ts'

/** Picture API client on the browser's fetch. */
export const pictureApi = createPictureClient(fetchHere)

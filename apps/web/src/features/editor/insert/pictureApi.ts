import { createPictureClient } from '@deckloom/contract'

/** The calls of pictures, over the browser's fetch. */
export const pictureApi = createPictureClient((path, init) => fetch(path, init))

import type { StockPhoto } from '@deckloom/contract'
import type { ThemeChoice } from '@deckloom/deck'
import type { Failure } from '../../http/errors/failure.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'

export interface PictureRequest {
  readonly prompt: string
  readonly theme: ThemeChoice | undefined
  readonly variation: number
}

export interface DrawnPicture extends PreparedPicture {
  /** What it shows, if that need not be what was asked for. */
  readonly description?: string
}

/** Makes pictures from a prompt: the embedded illustrator or an image model. */
export interface Illustrator {
  readonly source: 'embedded' | 'model'
  /** For the usage records. */
  readonly model: string
  draw(picture: PictureRequest, signal: AbortSignal): Promise<readonly DrawnPicture[] | Failure>
}

/** Finds pictures by words: the embedded library or Unsplash. */
export interface PhotoLibrary {
  readonly source: 'embedded' | 'unsplash'
  search(query: string, count: number): Promise<readonly StockPhoto[] | Failure>
  /** The picture itself, to be put on a slide; undefined for an unknown id. */
  take(id: string): Promise<PreparedPicture | Failure | undefined>
}

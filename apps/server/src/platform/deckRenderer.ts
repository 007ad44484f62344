import type { ExportFormat } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'

export interface RenderRequest {
  readonly title: string
  readonly slides: readonly Slide[]
  /** Name of the deck's author, where it is known. */
  readonly author: string | undefined
  readonly createdAt: Date
}

/** Makes a file of a deck. It fetches nothing: pictures from elsewhere are neutral boxes. */
export type DeckRenderer = (request: RenderRequest, format: ExportFormat) => Promise<Uint8Array>

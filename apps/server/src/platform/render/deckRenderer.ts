import type { Slide } from '@deckloom/deck'

/** What is made of a deck. `only` is the position of the one slide that is wanted, hidden or not. */
export type RenderOutput =
  | { readonly format: 'pdf' | 'pptx' }
  | { readonly format: 'png'; readonly width: number; readonly only?: number }
  | { readonly format: 'svg'; readonly only?: number }

export interface RenderRequest {
  readonly title: string
  readonly slides: readonly Slide[]
  /** Name of the deck's author, where it is known. */
  readonly author: string | undefined
  readonly createdAt: Date
  readonly output: RenderOutput
  /** Bytes of the pictures that the slides name, as far as this server has them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

export interface RenderControl {
  /** Once aborted the work stops at the next slide and ends with `RenderCancelled`. */
  readonly signal?: Pick<AbortSignal, 'aborted'>
  /** Told after every slide: how many are finished, of how many. */
  readonly onSlide?: (finished: number, of: number) => void
}

export interface Rendered {
  readonly bytes: Uint8Array
  /** What the file lacks, a sentence each. */
  readonly warnings: readonly string[]
}

/** Makes a file of a deck. It fetches nothing: pictures that it is not given are neutral boxes. */
export type DeckRenderer<Control = RenderControl> = (
  request: RenderRequest,
  control?: Control,
) => Promise<Rendered>

/** Nobody wants the file any more. */
export class RenderCancelled extends Error {
  constructor() {
    super('The export was cancelled')
    this.name = 'RenderCancelled'
  }
}

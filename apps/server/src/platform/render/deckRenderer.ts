import type { Slide } from '@deckloom/deck'
import type { PptxThread } from '@deckloom/render-pptx'

/** The output format. `only` is the index of the one slide to render, hidden or not. */
export type RenderOutput =
  | { readonly format: 'pdf' }
  | { readonly format: 'pptx'; readonly threads?: readonly PptxThread[] }
  | { readonly format: 'png'; readonly width: number; readonly only?: number }
  | { readonly format: 'svg'; readonly only?: number }

export interface RenderRequest {
  readonly title: string
  readonly slides: readonly Slide[]
  /** Name of the deck's author, if known. */
  readonly author: string | undefined
  readonly createdAt: Date
  readonly output: RenderOutput
  /** Bytes of the pictures that the slides reference, as far as this server has them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

export interface RenderControl {
  /** Once aborted, the work stops at the next slide and rejects with `RenderCanceled`. */
  readonly signal?: Pick<AbortSignal, 'aborted'>
  /** Called after every slide: finished slides, and their total. */
  readonly onSlide?: (finished: number, of: number) => void
}

export interface Rendered {
  readonly bytes: Uint8Array
  /** What is missing in the file, a sentence each. */
  readonly warnings: readonly string[]
}

/** Renders a deck to a file. Fetches nothing: missing pictures become neutral boxes. */
export type DeckRenderer<Control = RenderControl> = (
  request: RenderRequest,
  control?: Control,
) => Promise<Rendered>

/** The job was canceled. */
export class RenderCanceled extends Error {
  constructor() {
    super('The export was canceled')
    this.name = 'RenderCanceled'
  }
}

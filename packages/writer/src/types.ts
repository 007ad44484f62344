import type { Slide } from '@deckloom/deck'

export type PresentationType = 'pitch' | 'report' | 'marketing' | 'training'

export interface WriteRequest {
  /** What the deck is about, in the person's words; may itself be the document to condense. */
  readonly prompt: string
  /** Slides to make, 5 to 25; exactly this many come out. */
  readonly slideCount: number
  readonly presentationType: PresentationType
  /** Plain text or Markdown to condense. */
  readonly source?: string
}

/** First one outline, then a slide for each of its titles, in order. */
export type WriterStep =
  | { readonly kind: 'outline'; readonly title: string; readonly titles: readonly string[] }
  | { readonly kind: 'slide'; readonly index: number; readonly slide: Slide }

/** Ends a stream early when `aborted` turns true; an `AbortSignal` is one. */
export interface WriteSignal {
  readonly aborted: boolean
}

export interface DeckWriter {
  readonly name: 'embedded' | 'model'
  write(request: WriteRequest, signal?: WriteSignal): AsyncIterable<WriterStep>
}

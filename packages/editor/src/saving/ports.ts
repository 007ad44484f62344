import type { Slide } from '@deckloom/deck'

/** Edits the server has not acknowledged, as stored on the device. */
export interface Draft {
  /** The version and slides the edits are based on. */
  readonly version: number
  readonly base: readonly Slide[]
  readonly slides: readonly Slide[]
  /** Slides as they were sent without an answer: the server may have them. */
  readonly sent?: readonly Slide[] | undefined
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number
}

export interface DraftStore {
  write(draft: Draft): Promise<void>
  clear(): Promise<void>
}

export interface Clock {
  now(): number
  /** Calls back once after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, callback: () => void): () => void
}

export type SendResult =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'stale'; readonly version: number; readonly slides: readonly Slide[] }
  | { readonly kind: 'unreachable' }
  /** The server responded but did not save. */
  | { readonly kind: 'refused'; readonly message: string; readonly tryAgain: boolean }

/** What a save does to the list of slides, so that the message for a failed one can name an addition or a deletion. */
export type ChangeKind = 'addition' | 'deletion' | 'edit'

export interface Sending {
  readonly slides: readonly Slide[]
  /** The version the slides are based on. */
  readonly version: number
  readonly change: ChangeKind
}

/** Sends all slides, based on a version. Never rejects. */
export type Send = (sending: Sending) => Promise<SendResult>

/** Fetches what the server has, as the result of a save on an old version would. Never rejects. */
export type Pull = () => Promise<SendResult>

/** What somebody else's save did to a deck. */
export interface DeckChange {
  /** The versions before and after. */
  readonly from: number
  readonly version: number
  /** The IDs of all slides, in their new order. */
  readonly order: readonly string[]
  /** New slides, and those that changed. */
  readonly slides: readonly Slide[]
}

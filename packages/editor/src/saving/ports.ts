import type { Slide } from '@deckloom/deck'

/** Edits that the server has not acknowledged, as they are kept on the device. */
export interface Draft {
  /** Version and slides that the edits are based on. */
  readonly version: number
  readonly base: readonly Slide[]
  readonly slides: readonly Slide[]
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

export interface DraftStore {
  write(draft: Draft): Promise<void>
  clear(): Promise<void>
}

export interface Clock {
  now(): number
  /** Calls back once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, callback: () => void): () => void
}

export type SendResult =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'stale'; readonly version: number; readonly slides: readonly Slide[] }
  | { readonly kind: 'unreachable' }
  /** The server answered and did not save. */
  | { readonly kind: 'refused'; readonly message: string; readonly tryAgain: boolean }

/** What a save does to the list of slides: an addition or a deletion is told as that where it fails. */
export type ChangeKind = 'addition' | 'deletion' | 'edit'

export interface Sending {
  readonly slides: readonly Slide[]
  /** The version that the slides are based on. */
  readonly version: number
  readonly change: ChangeKind
}

/** Sends the whole slides, based on a version. Never rejects. */
export type Send = (sending: Sending) => Promise<SendResult>

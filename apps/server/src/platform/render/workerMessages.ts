import type { Rendered, RenderRequest } from './deckRenderer.ts'

/** The worker data of a render worker. */
export interface WorkerSettings {
  readonly fontFolder: string | undefined
}

/** A job for a render worker. */
export interface WorkerJob {
  readonly request: RenderRequest
  /**
   * One number in shared memory, nonzero once the job is canceled: a busy worker reads no messages.
   */
  readonly canceled: Int32Array
}

/** Messages of a render worker about its job; all but the last kind may repeat. */
export type WorkerMessage =
  | { readonly kind: 'slide'; readonly finished: number; readonly of: number }
  | ({ readonly kind: 'done' } & Rendered)
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly message: string }

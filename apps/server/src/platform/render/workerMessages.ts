import type { Rendered, RenderRequest } from './deckRenderer.ts'

/** What a render worker is started with. */
export interface WorkerSettings {
  readonly fontFolder: string | undefined
}

/** A job for a render worker. */
export interface WorkerJob {
  readonly request: RenderRequest
  /** One number in shared memory, not 0 once the job is cancelled: a worker that is busy reads no messages. */
  readonly cancelled: Int32Array
}

/** What a render worker says about its job, the last one excepted any number of times. */
export type WorkerMessage =
  | { readonly kind: 'slide'; readonly finished: number; readonly of: number }
  | ({ readonly kind: 'done' } & Rendered)
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

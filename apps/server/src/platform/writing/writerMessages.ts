import type {
  AssistOutcome,
  AssistRequest,
  OutlineStep,
  SlidesJob,
  SlideStep,
  WriteRequest,
} from '@deckloom/writer'

/** What a writing thread can be asked for, and what its steps are. */
export interface Writings {
  readonly outline: { readonly input: WriteRequest; readonly step: OutlineStep }
  readonly slides: { readonly input: SlidesJob; readonly step: SlideStep }
  /** One step: what came of it. */
  readonly assist: { readonly input: AssistRequest; readonly step: AssistOutcome }
}
export type WritingKind = keyof Writings

export type WriterJob = {
  readonly [Kind in WritingKind]: { readonly kind: Kind; readonly input: Writings[Kind]['input'] }
}[WritingKind] & {
  /** One number in shared memory, not 0 once the job is given up: a thread that is busy reads no messages. */
  readonly left: Int32Array
}

export type WriterMessage<Step = Writings[WritingKind]['step']> =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly message: string; readonly isTooDeep: boolean }

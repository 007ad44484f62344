import type {
  AssistOutcome,
  AssistRequest,
  OutlineStep,
  SlidesJob,
  SlideStep,
  WriteRequest,
} from '@deckloom/writer'

/** The jobs of a writing thread: input and step types. */
export interface Writings {
  readonly outline: { readonly input: WriteRequest; readonly step: OutlineStep }
  readonly slides: { readonly input: SlidesJob; readonly step: SlideStep }
  /** A single step: the outcome. */
  readonly assist: { readonly input: AssistRequest; readonly step: AssistOutcome }
}
export type WritingKind = keyof Writings

export type WriterJob = {
  readonly [Kind in WritingKind]: { readonly kind: Kind; readonly input: Writings[Kind]['input'] }
}[WritingKind] & {
  /**
   * One number in shared memory, nonzero once the job is abandoned: a busy thread reads no
   * messages.
   */
  readonly left: Int32Array
}

export type WriterMessage<Step = Writings[WritingKind]['step']> =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly message: string; readonly isTooDeep: boolean }

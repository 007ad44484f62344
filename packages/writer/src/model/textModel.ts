import type { ModelFaultKind, ModelUsage, WriteSignal } from '../types.ts'

/** One request to a model. */
export interface ModelCall {
  /** The rules. Contains no secrets. */
  readonly system: string
  /** What the rules apply to; all of it is data. */
  readonly prompt: string
  /** JSON Schema of the expected answer, and its name. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly name: 'outline' | 'slide'
  readonly maxOutputTokens: number
}

export interface ModelContext {
  readonly signal: WriteSignal | undefined
  readonly used: (usage: ModelUsage) => void
}

/** A language model, from any provider. */
export interface TextModel {
  /** For example `gpt-5-mini`. */
  readonly id: string
  /**
   * Yields the answer in pieces. Ends early, without an error, where the model's output limit cut it. Throws
   * `ModelFault`; ends silently when aborted.
   */
  ask(call: ModelCall, context: ModelContext): AsyncIterable<string>
}

/** A request that gave nothing usable. The message is for the log, never for users. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind

  constructor(kind: ModelFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}

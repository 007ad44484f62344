import type { ModelFaultKind, ModelUsage, WriteSignal } from '../types.ts'

/** One question to a model. */
export interface ModelCall {
  /** The rules; holds no secret. */
  readonly system: string
  /** What the rules are applied to: everything in it is data. */
  readonly prompt: string
  /** JSON Schema of the wanted answer, and what it is called. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly name: 'outline' | 'slide'
  readonly maxOutputTokens: number
}

export interface ModelContext {
  readonly signal: WriteSignal | undefined
  readonly used: (usage: ModelUsage) => void
}

/** A language model, whoever runs it. */
export interface TextModel {
  /** Such as `gpt-5-mini`. */
  readonly id: string
  /**
   * The answer piece by piece; ends early, without an error, where the model's limit cut it. Throws `ModelFault`; ends
   * without a word when aborted.
   */
  ask(call: ModelCall, context: ModelContext): AsyncIterable<string>
}

/** What came of a question that gave nothing. Its message is for the log, never for people. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind

  constructor(kind: ModelFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}

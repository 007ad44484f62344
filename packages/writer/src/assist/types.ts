import type { Slide } from '@deckloom/deck'
import type { ModelUsage, WriteContext } from '../types.ts'

/** Actions on one slide. Those of the second list write new text, which takes a model. */
export const ownActions = [
  'shorten',
  'chart',
  'table',
  'timeline',
  'alternatives',
  'notes',
  'alt',
] as const
export const modelActions = ['rewrite', 'expand', 'simplify', 'tone', 'translate'] as const

export type ModelAction = (typeof modelActions)[number]
export type SlideAction = (typeof ownActions)[number] | ModelAction

export function writesAnew(action: SlideAction): action is ModelAction {
  return modelActions.some((own) => own === action)
}

export interface AssistRequest {
  readonly action: SlideAction
  readonly slide: Slide
  /** For `tone`, such as 'formal' or 'friendly'. */
  readonly tone?: string | undefined
  /** For `translate`: the language as the user calls it. */
  readonly language?: string | undefined
}

/** A proposed version of the slide, with the same ID. */
export interface SlideVersion {
  /** A short description of the change. */
  readonly label: string
  readonly slide: Slide
}

/**
 * `nothing`: the reason why there is no version, as a sentence. `needs-model`: this assistant cannot write new text.
 */
export type AssistOutcome =
  | { readonly kind: 'versions'; readonly versions: readonly [SlideVersion, ...SlideVersion[]] }
  | { readonly kind: 'nothing'; readonly reason: string }
  | { readonly kind: 'needs-model' }

/** Works on one slide at a time, in contrast to the writer of whole decks. */
export interface SlideAssistant {
  readonly name: 'embedded' | 'model'
  /** Throws `ModelFault`. */
  assist(request: AssistRequest, context?: WriteContext): Promise<AssistOutcome>
}

/** Writes new text, which uses tokens. */
export interface ModelAssistant extends SlideAssistant {
  readonly name: 'model'
  /** Name of the model, for usage records. */
  readonly model: string
  /** Returns the most tokens that an action can use, which are reserved before it starts. */
  most(request: AssistRequest): ModelUsage
}

import type { Slide } from '@deckloom/deck'
import type { ModelUsage, WriteContext } from '../types.ts'

/** What can be done with one slide. Those of the second list write new words, which takes a model. */
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
  /** For `tone`: 'formal', 'friendly'. */
  readonly tone?: string | undefined
  /** For `translate`: what a person calls the language. */
  readonly language?: string | undefined
}

/** The slide as it could be; its id is the slide's own. */
export interface SlideVersion {
  /** What is different, in a few words. */
  readonly label: string
  readonly slide: Slide
}

/** `nothing`: why there is no version, as a sentence. `needs-model`: this assistant writes no new words. */
export type AssistOutcome =
  | { readonly kind: 'versions'; readonly versions: readonly [SlideVersion, ...SlideVersion[]] }
  | { readonly kind: 'nothing'; readonly reason: string }
  | { readonly kind: 'needs-model' }

/** Works on one slide at a time, beside the writer of whole decks. */
export interface SlideAssistant {
  readonly name: 'embedded' | 'model'
  /** Throws `ModelFault`. */
  assist(request: AssistRequest, context?: WriteContext): Promise<AssistOutcome>
}

/** Writes new words, and uses up tokens for it. */
export interface ModelAssistant extends SlideAssistant {
  readonly name: 'model'
  /** For the record of what was used. */
  readonly model: string
  /** The most that one action can use; what is reserved before it. */
  most(request: AssistRequest): ModelUsage
}

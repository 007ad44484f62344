import type { Slide } from '@deckloom/deck'
import { isStorableText } from '@deckloom/deck'
import { z } from 'zod'
import { generationLimits, presentationTypes } from './presentationTypes.ts'

const promptMessage = 'Please provide a topic or description'

export const generateBody = z.strictObject({
  prompt: z
    .string({ error: promptMessage })
    .trim()
    .min(generationLimits.promptLength.min, { error: promptMessage })
    .max(generationLimits.promptLength.max, {
      error: 'Please keep the description under 20,000 characters',
    })
    .refine(isStorableText, { error: 'Text contains characters that cannot be stored' }),
  slideCount: z
    .number()
    .int()
    .min(generationLimits.slideCount.min)
    .max(generationLimits.slideCount.max)
    .default(generationLimits.slideCount.default),
  presentationType: z.enum(presentationTypes).default('pitch'),
  /** Text or Markdown to condense; when absent, a prompt that looks like a document is its own source. */
  source: z.string().max(generationLimits.sourceLength).refine(isStorableText).optional(),
})

export type GenerateBody = z.input<typeof generateBody>

export interface GenerateAnswer {
  readonly presentation: { readonly id: number; readonly title: string }
  readonly slides: readonly Slide[]
}

/**
 * What a generation streams, in this order: one `outline`, a `slide` for each of its titles, one `done`;
 * or an `error` at any point, after which nothing follows. Sent as server-sent events named by `type`.
 */
export type GenerationEvent =
  | {
      readonly type: 'outline'
      readonly title: string
      readonly titles: readonly string[]
      /** Who writes: `embedded` invents no facts and says so on screen. */
      readonly writer: 'embedded' | 'model'
    }
  | { readonly type: 'slide'; readonly index: number; readonly slide: Slide }
  | {
      readonly type: 'done'
      readonly presentation: { readonly id: number; readonly title: string }
    }
  | { readonly type: 'error'; readonly message: string; readonly code: string }

import { type Slide, slideSchema } from '@deckloom/deck'
import { z } from 'zod'
import { type AssistAction, assistActions, assistTones } from './assistActions.ts'

/** `tone` belongs to the action of that name, `language` to `translate`. */
export const assistBody = z
  .strictObject({
    action: z.enum(assistActions),
    slide: slideSchema,
    tone: z.enum(assistTones).optional(),
    language: z
      .string()
      .trim()
      .regex(/^[\p{L} ()-]{2,40}$/u, { error: 'Please name a language' })
      .optional(),
  })
  .refine(({ action, tone }) => action !== 'tone' || tone !== undefined, {
    error: 'Please choose a tone',
    path: ['tone'],
  })
  .refine(({ action, language }) => action !== 'translate' || language !== undefined, {
    error: 'Please name a language',
    path: ['language'],
  })

export type AssistBody = z.infer<typeof assistBody>

/** A slide as it could be, with what is different in a few words. */
export interface AssistVersion {
  readonly label: string
  readonly slide: Slide
}

export interface AssistAnswer {
  readonly action: AssistAction
  /** Who worked: `embedded` adds nothing to what the slide says. */
  readonly writer: 'embedded' | 'model'
  readonly versions: readonly AssistVersion[]
  /** Why there are none: a sentence for the person. */
  readonly reason?: string
}

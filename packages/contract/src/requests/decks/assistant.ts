import { slideSchema } from '@deckloom/deck'
import { z } from 'zod'
import { assistActions, assistTones } from '../../assistActions.ts'

/** `tone` is for the action of that name, `language` for `translate`. */
export const assistBody = z
  .strictObject({
    action: z.enum(assistActions),
    slide: slideSchema,
    tone: z.enum(assistTones).optional(),
    language: z
      .string()
      .trim()
      .regex(/^[\p{L} ()-]{2,40}$/u, { error: 'Enter a language' })
      .optional(),
  })
  .refine(({ action, tone }) => action !== 'tone' || tone !== undefined, {
    error: 'Please choose a tone',
    path: ['tone'],
  })
  .refine(({ action, language }) => action !== 'translate' || language !== undefined, {
    error: 'Enter a language',
    path: ['language'],
  })

export type AssistBody = z.infer<typeof assistBody>

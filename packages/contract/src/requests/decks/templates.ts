import { isStorableText, ownTemplateLimits } from '@deckloom/deck'
import { z } from 'zod'
import { ownTemplates, templateCategories } from '../../templateCategories.ts'

/** A template of the gallery, 'seed-pitch-loom-light', or one of the user's own, 'mine-12'. */
const templateIdSchema = z.string().min(1).max(120)

export const templateParams = z.strictObject({ id: templateIdSchema })

/** All categories by default. */
export const templateListQuery = z.strictObject({
  category: z.enum([...templateCategories, ownTemplates]).optional(),
})

const largestId = 2_147_483_647
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // oxlint-disable-next-line no-control-regex -- a name and a description are one line each
    .regex(/^[^\u0000-\u001F\u007F]*$/)
    .refine(isStorableText, { error: 'Text contains characters that cannot be stored' })

/** Saves the current slides of a deck as one of the user's own templates. */
export const saveTemplateBody = z.strictObject({
  presentationId: z.number().int().min(1).max(largestId),
  name: line(ownTemplateLimits.name).refine((name) => name !== '', {
    error: 'Please enter a name',
  }),
  description: line(ownTemplateLimits.description).optional(),
})
export type SaveTemplateBody = z.input<typeof saveTemplateBody>

export const fromTemplateBody = z.strictObject({ templateId: templateIdSchema })

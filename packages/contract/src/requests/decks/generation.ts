import {
  deckLanguages,
  generationLimits,
  isStorableText,
  markdownExcess,
  outlineLimits,
  slidesAsked,
  themeChoiceSchema,
} from '@deckloom/deck'
import { z } from 'zod'
import { presentationTypes } from '../../presentationTypes.ts'

const promptMessage = 'Please provide a topic or description'
const unstorable = 'Text contains characters that cannot be stored'

/** Rejects text that would be too slow to parse, and names the line. */
function refuseExcess(text: string, context: z.RefinementCtx): void {
  const excess = markdownExcess(text)
  if (excess) context.addIssue({ code: 'custom', message: excess.message })
}

/** How to write a deck; settings that are left out follow from the prompt. */
export const writingSettings = z.strictObject({
  tone: z.enum(['plain', 'playful', 'formal']).optional(),
  audience: z
    .string()
    .trim()
    .max(outlineLimits.audienceLength)
    .refine(isStorableText, { error: unstorable })
    .optional(),
  language: z.enum(deckLanguages).optional(),
  detail: z.enum(['brief', 'balanced', 'detailed']).optional(),
  theme: themeChoiceSchema.optional(),
  visuals: z.enum(['pictures', 'plain']).optional(),
})

export type WritingSettings = z.infer<typeof writingSettings>

const generateFields = z.strictObject({
  prompt: z
    .string({ error: promptMessage })
    .trim()
    .min(generationLimits.promptLength.min, { error: promptMessage })
    .max(generationLimits.promptLength.max, {
      error: `Please keep the description under ${generationLimits.promptLength.max.toLocaleString('en')} characters`,
    })
    .refine(isStorableText, { error: unstorable })
    .superRefine(refuseExcess),
  slideCount: z
    .number()
    .int()
    .min(generationLimits.slideCount.min)
    .max(generationLimits.slideCount.max)
    .optional(),
  presentationType: z.enum(presentationTypes).default('pitch'),
  /** Text or Markdown to condense; without it, a prompt that looks like a document is used as the source. */
  source: z
    .string()
    .max(generationLimits.sourceLength)
    .refine(isStorableText)
    .superRefine(refuseExcess)
    .optional(),
  settings: writingSettings.optional(),
})

/** An explicit number of slides takes precedence over one in the prompt's text. */
export const generateBody = generateFields.transform(({ slideCount, ...body }) => ({
  ...body,
  slideCount: slideCount ?? slidesAsked(body.prompt)?.count ?? generationLimits.slideCount.default,
}))

export type GenerateBody = z.input<typeof generateBody>

const outlineTitle = z
  .string()
  .trim()
  .min(1, { error: 'Please give every slide a title' })
  .max(outlineLimits.titleLength)
  .refine(isStorableText, { error: unstorable })

/** An outline as edited by the user. Entries with unknown ids are added slides. */
export const outlineBody = z.strictObject({
  title: outlineTitle,
  entries: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(64),
        title: outlineTitle,
        points: z
          .array(
            z
              .string()
              .trim()
              .min(1)
              .max(outlineLimits.pointLength)
              .refine(isStorableText, { error: unstorable }),
          )
          .max(outlineLimits.points),
      }),
    )
    .min(1, { error: 'A presentation needs at least one slide' })
    .max(outlineLimits.entries),
  settings: writingSettings,
})

export type OutlineBody = z.input<typeof outlineBody>

/** Which slides to write; without `places`, all missing ones. */
export const slidesBody = z.strictObject({
  places: z.array(z.number().int().min(0).max(outlineLimits.entries)).min(1).optional(),
})

export const generationParams = z.strictObject({ id: z.uuid() })

import { isStorableText, supportLimits } from '@deckloom/deck'
import * as z from 'zod/mini'
import { emailSchema } from './accounts.ts'
import { allFieldsRequired, supportCategories } from '../../supportTypes.ts'

const oneLine = (most: number, what: string) =>
  z.string({ error: allFieldsRequired }).check(
    z.trim(),
    z.minLength(1, { error: allFieldsRequired }),
    z.maxLength(most, { error: `${what} is at most ${most} characters long` }),
    // oxlint-disable-next-line no-control-regex -- a line break here would begin a mail header of its own
    z.regex(/^[^\u0000-\u001F\u007F]*$/, { error: `${what} is one line of text` }),
  )

export const supportMessageBody = z.strictObject({
  name: oneLine(supportLimits.name, 'The name'),
  email: z.pipe(
    z
      .string({ error: allFieldsRequired })
      .check(z.trim(), z.minLength(1, { error: allFieldsRequired })),
    emailSchema,
  ),
  category: z.pipe(
    z.string({ error: allFieldsRequired }),
    z.enum(supportCategories, { error: allFieldsRequired }),
  ),
  subject: oneLine(supportLimits.subject, 'The subject'),
  message: z.string({ error: allFieldsRequired }).check(
    z.trim(),
    z.minLength(1, { error: allFieldsRequired }),
    z.maxLength(supportLimits.message, {
      error: `The message is at most ${supportLimits.message.toLocaleString('en')} characters long`,
    }),
    z.refine(isStorableText, {
      error: 'Text contains characters that cannot be stored',
    }),
  ),
})

export type SupportMessageBody = z.infer<typeof supportMessageBody>

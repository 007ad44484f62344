import { themeChoiceSchema } from '@deckloom/deck'
import { z } from 'zod'

/** The look that a deck is laid out anew in. */
export const enhanceBody = z.strictObject({ theme: themeChoiceSchema })

export type EnhanceBody = z.input<typeof enhanceBody>

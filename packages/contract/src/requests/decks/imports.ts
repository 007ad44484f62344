import { themeChoiceSchema } from '@deckloom/deck'
import { z } from 'zod'

/** The theme to lay out a deck in. */
export const enhanceBody = z.strictObject({ theme: themeChoiceSchema })

export type EnhanceBody = z.input<typeof enhanceBody>

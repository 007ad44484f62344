import { slideSchema } from '@deckloom/deck'
import { z } from 'zod'

/** The contents of a corpus file. */
export const goldenDeckSchema = z.strictObject({
  title: z.string(),
  /** BCP 47 tag. */
  language: z.string(),
  slides: z.array(slideSchema).min(1),
})

export interface GoldenDeck extends Readonly<z.infer<typeof goldenDeckSchema>> {
  /** File name without extension. */
  readonly name: string
}

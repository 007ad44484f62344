import { slideSchema } from '@deckloom/deck'
import { z } from 'zod'

/** A deck of the corpus as its file holds it. */
export const goldenDeckSchema = z.strictObject({
  title: z.string(),
  /** BCP 47 tag. */
  language: z.string(),
  slides: z.array(slideSchema).min(1),
})

export interface GoldenDeck extends Readonly<z.infer<typeof goldenDeckSchema>> {
  /** Name of the file, without its ending. */
  readonly name: string
}

import { themeIds, type Slide, type ThemeChoice } from '@deckloom/deck'
import { createEmbeddedWriter, writeDeck } from '@deckloom/writer'
import { diceFor, type Dice } from './dice.ts'
import { requestFor } from './requests.ts'
import { syntheticSlides } from './syntheticSlides.ts'

export interface GeneratedDeck {
  readonly seed: number
  /** Whether the writer chose the layouts, so that their rhythm can be judged. */
  readonly isWritten: boolean
  readonly title: string
  readonly about: string
  readonly slides: readonly Slide[]
}

/**
 * Generates the deck of a seed: three of five are by the embedded writer, the others try the extremes of the schema.
 */
export async function generateDeck(seed: number): Promise<GeneratedDeck> {
  const dice = diceFor(seed)
  const theme = themeOf(seed, dice)
  if (dice.chance(0.6)) return await writtenDeck(seed, { dice, theme })
  const slides = syntheticSlides(dice, theme)
  const about = `${slides.length} synthetic slides in ${theme.id} ${theme.variant}`
  return { seed, isWritten: false, title: 'A synthetic deck', about, slides }
}

function themeOf(seed: number, dice: Dice): ThemeChoice {
  const id = themeIds[seed % themeIds.length] ?? themeIds[0]
  return { id, variant: dice.pick(['light', 'dark']) }
}

async function writtenDeck(
  seed: number,
  { dice, theme }: { readonly dice: Dice; readonly theme: ThemeChoice },
): Promise<GeneratedDeck> {
  const request = requestFor(dice)
  const slides: Slide[] = []
  let title = ''
  let next = 0
  const newId = (): string => `s${(next += 1)}`
  for await (const step of writeDeck(createEmbeddedWriter({ newId }), request)) {
    if (step.kind === 'outline') title = step.outline.title
    if (step.kind === 'slide') slides.push({ ...step.slide, theme })
  }
  const about = `${request.slideCount} slides, ${request.presentationType}, ${theme.id} ${theme.variant}: ${request.prompt.slice(0, 60)}`
  return { seed, isWritten: true, title, about, slides }
}

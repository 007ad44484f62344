import type { ThemeChoice } from '@deckloom/deck'
import type { IllustrationName } from '@deckloom/themes'
import { searchMotifs } from '@deckloom/writer'
import { describeDrawing, type Draw, type Drawing, drawPicture } from './drawPicture.ts'
import { splitWords, looksFor } from './looks.ts'
import type { DrawnPicture, Illustrator, PictureRequest } from './pictureSources.ts'

const size = { width: 1_600, height: 900 } as const
/** Pictures to choose from. */
const choices = 3

/**
 * Draws pictures for a prompt without a key and without the network: the motifs of the layout
 * engine in the colors of the slide.
 */
export function createEmbeddedIllustrator(draw: Draw): Illustrator {
  return {
    source: 'embedded',
    model: 'embedded illustrator',
    draw: async (picture, signal) => {
      const pictures: DrawnPicture[] = []
      for (const drawing of await drawingsFor(picture)) {
        const bytes = await drawPicture(draw, drawing, { width: size.width, signal })
        // Not the prompt: of what was asked for, a drawing shows a motif at most.
        const description = `${describeDrawing(drawing)}, drawn`
        pictures.push({ bytes, mime: 'image/png', ...size, description })
      }
      return pictures
    },
  }
}

/** Deterministic: the same prompt gives the same drawings, another variation different ones. */
async function drawingsFor({
  prompt,
  theme,
  variation,
}: PictureRequest): Promise<readonly Drawing[]> {
  const found = await searchMotifs(prompt)
  // A prompt without a known motif gets a neutral picture: a pattern or a landscape.
  const motifs: readonly IllustrationName[] = found.length > 0 ? found.slice(0, choices) : unknown
  const seed = seedOf(prompt)
  const colors = colorsFor(splitWords(prompt), theme)
  return Array.from({ length: choices }, (_, index) => {
    const at = index + variation * choices
    return {
      motif: motifs[index % motifs.length] ?? 'mosaic',
      look: colors[at % colors.length] ?? defaultLook,
      seed: (seed + at * 7_919) % 1_000_000,
    }
  })
}

const unknown = ['mosaic', 'peaks', 'blocks'] as const
const defaultLook: ThemeChoice = { id: 'loom', variant: 'light' }

/** Colors that the prompt names, else those of the slide; "night" and "day" choose its variant. */
function colorsFor(
  words: readonly string[],
  theme: ThemeChoice | undefined,
): readonly ThemeChoice[] {
  const own = theme ?? defaultLook
  if (words.some((word) => colorWords.has(word))) return looksFor(words)
  if (words.some((word) => nightWords.has(word))) return [{ ...own, variant: 'dark' }]
  if (words.some((word) => dayWords.has(word))) return [{ ...own, variant: 'light' }]
  const other = own.variant === 'light' ? 'dark' : 'light'
  return [own, own, { ...own, variant: other }]
}

const colorWords = new Set(
  'blue navy green teal mint red crimson orange coral gold golden yellow brown purple violet indigo pink magenta black'.split(
    ' ',
  ),
)
const nightWords = new Set(['night', 'dark', 'midnight', 'moon', 'stars', 'dusk', 'evening'])
const dayWords = new Set(['day', 'bright', 'light', 'morning', 'sunny', 'sunrise'])

function seedOf(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 999_983
  return sum
}

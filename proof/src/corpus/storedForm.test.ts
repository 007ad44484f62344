import { type ImageItem, readVisual, type Slide, writeVisual } from '@deckloom/deck'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixturesFolder } from './fixturesFolder.ts'

const folder = join(fixturesFolder(), 'decks')
const decks = readdirSync(folder).filter((file) => file.endsWith('.json'))

// As a file holds them, and as an edit that changes nothing would leave them.
const ways: readonly (readonly [string, (image: ImageItem) => ImageItem])[] = [
  ['as they are', (image) => writeVisual(readVisual(image))],
  ['anew', (image) => writeVisual({ ...readVisual(image) })],
]

test.each(decks.flatMap((deck) => ways.map((way) => [deck, ...way] as const)))(
  '%s is written byte for byte as it was read, its elements %s',
  (name, _, write) => {
    const file = readFileSync(join(folder, name), 'utf8')
    const deck: { readonly slides: readonly Slide[] } = JSON.parse(file)
    const slides = deck.slides.map((slide) => ({
      ...slide,
      ...(slide.images && { images: slide.images.map(write) }),
    }))

    expect(JSON.stringify({ ...deck, slides })).toBe(JSON.stringify(JSON.parse(file)))
  },
)

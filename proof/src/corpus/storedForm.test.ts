import { readContent, readVisual, type Slide, writeContent, writeVisual } from '@deckloom/deck'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixturesFolder } from './fixturesFolder.ts'

const folder = join(fixturesFolder(), 'decks')
const decks = readdirSync(folder).filter((file) => file.endsWith('.json'))

const ways: readonly (readonly [string, (slide: Slide) => Slide])[] = [
  ['as it is', (slide) => writeContent(readContent(slide))],
  [
    'after an edit of each visual that changes nothing',
    (slide) => ({
      ...slide,
      ...(slide.images && {
        images: slide.images.map((image) => writeVisual({ ...readVisual(image) })),
      }),
    }),
  ],
]

test.each(decks.flatMap((deck) => ways.map((way) => [deck, ...way] as const)))(
  '%s is written byte for byte as it was read, %s',
  (name, _, write) => {
    const file = readFileSync(join(folder, name), 'utf8')
    const deck: { readonly slides: readonly Slide[] } = JSON.parse(file)

    expect(JSON.stringify({ ...deck, slides: deck.slides.map(write) })).toBe(
      JSON.stringify(JSON.parse(file)),
    )
  },
)

test.each(decks)('%s is the same after an edit of each slide that changes nothing', (name) => {
  const { slides }: { readonly slides: readonly Slide[] } = JSON.parse(
    readFileSync(join(folder, name), 'utf8'),
  )

  expect(slides.map((slide) => writeContent({ ...readContent(slide) }))).toEqual(slides)
})

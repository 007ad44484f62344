import { expect, test } from 'vitest'
import { readDeck } from './readDeck.ts'
import { readSource } from './readSource.ts'

test.each(['>'.repeat(30_000), '**a'.repeat(30_000)])(
  'finding 7: a text file that would hold a parser up is refused, with the line that would',
  async (text) => {
    const file = { name: 'notes.md', bytes: new TextEncoder().encode(text) }
    for (const reading of [await readSource(file), await readDeck(file)]) {
      expect(reading).toMatchObject({ message: expect.stringMatching(/^Line 1 of the text /) })
    }
  },
)

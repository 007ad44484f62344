import { performance } from 'node:perf_hooks'
import { beforeAll, expect, test } from 'vitest'
import { breakText } from '../breakText.ts'
import { measureLines } from '../measureLines.ts'
import { prepareText } from '../prepareText.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import type { FontBook, StyledRun } from '../types.ts'
import { loadFontBook } from './loadFontBook.ts'

interface TextBox {
  readonly run: StyledRun
  readonly width: number
}

const letters = 'etaoinshrdlucmfwypvbgk'
const rounds = [1, 2, 3, 4, 5]

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
  layOut(deckOf(0))
})

test('lays out the text of 25 slides that it never saw within 100 ms', () => {
  const times = rounds.map((round) => timeMs(() => layOut(deckOf(round))))

  expect(Math.min(...times)).toBeLessThan(100)
})

test('measures a box at a further size within 0.2 ms', () => {
  const boxes = deckOf(1).map(({ run, width }) => ({ prepared: prepareText(book, [run]), width }))
  const times = rounds.map((round) =>
    timeMs(() => {
      for (const { prepared, width } of boxes) {
        measureLines(prepared, { width, scale: 1 - round / 10 })
      }
    }),
  )

  expect(Math.min(...times) / boxes.length).toBeLessThan(0.2)
})

function layOut(boxes: readonly TextBox[]): void {
  for (const { run, width } of boxes) {
    breakText(prepareText(book, [run]), { width, balance: run.size > 30 ? 'balance' : 'orphans' })
  }
}

/** A title and four bullets a slide, of words made up for this deck. */
function deckOf(seed: number): readonly TextBox[] {
  const random = seededRandom(seed)
  const words = Array.from({ length: 750 }, () => madeUpWord(random))
  const text = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')

  return Array.from({ length: 25 }, () => [
    { run: { text: text(7), face: 'bricolage-700', size: 44 }, width: 1000 },
    ...Array.from({ length: 4 }, () => ({
      run: { text: text(14), face: 'inter-400', size: 22 },
      width: 500,
    })),
  ]).flat()
}

function madeUpWord(random: () => number): string {
  return Array.from(
    { length: 2 + Math.floor(random() * 9) },
    () => letters[Math.floor(random() * random() * letters.length)],
  ).join('')
}

function timeMs(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchMotifs } from '@deckloom/writer'
import { expect, test } from 'vitest'
import { fixturesFolder } from './corpus/fixturesFolder.ts'
import { print } from './print.ts'

const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const
/** Minimum percentage of nouns with a drawing that find it, and maximum percentage of all nouns with a wrong one. */
const [leastFound, mostWrong] = [97, 0.5]

const rows = readFileSync(join(fixturesFolder(), 'pictures/nouns.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the list has hundreds of nouns, each in every language', () => {
  expect(rows.length).toBeGreaterThanOrEqual(500)
  expect(rows.filter((row) => row.length !== languages.length + 1 || row.includes(''))).toEqual([])
})

test.each(languages)('common nouns find the drawing of what they mean: %s', async (language) => {
  const wrong: string[] = []
  const missed: string[] = []
  let drawn = 0
  for (const [right = '', ...nouns] of rows) {
    const noun = nouns[languages.indexOf(language)] ?? ''
    const [first] = await searchMotifs(noun, language)
    const isDrawn = !right.split('/').includes('-')
    if (isDrawn) drawn += 1
    if (first === undefined && isDrawn) missed.push(noun)
    if (first !== undefined && !right.split('/').includes(first)) wrong.push(`${noun}: ${first}`)
  }
  const found = drawn - missed.length - wrong.length
  print(
    `${language}: ${((100 * found) / drawn).toFixed(1)} % of ${drawn} nouns found, ${wrong.length} of ${rows.length} wrong ${wrong.join(', ')}`,
  )
  expect((100 * wrong.length) / rows.length, wrong.join(', ')).toBeLessThanOrEqual(mostWrong)
  expect((100 * found) / drawn, missed.join(', ')).toBeGreaterThanOrEqual(leastFound)
})

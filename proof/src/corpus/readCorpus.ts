import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixturesFolder } from './fixturesFolder.ts'
import { goldenDeckSchema, type GoldenDeck } from './goldenDeck.ts'

/** Returns all decks of the corpus, sorted by name. Throws on a file that is not a valid deck. */
export function readCorpus(): readonly GoldenDeck[] {
  const folder = join(fixturesFolder(), 'decks')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      ...goldenDeckSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }))
}

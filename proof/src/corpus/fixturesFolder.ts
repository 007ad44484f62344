import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds the folder of fixtures, from the source as well as from a bundle of it. */
export function fixturesFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'fixtures')
  if (existsSync(join(folder, 'decks'))) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error('There is no folder fixtures/decks')
  return fixturesFolder(parent)
}

// npm run golden: lists the scenes of the corpus that differ from the expected ones, with the first difference.
// `--update` makes the current scenes the expected ones.
import { loadFontBook } from '@deckloom/text/node'
import { parseArgs } from 'node:util'
import { readCorpus } from './corpus/readCorpus.ts'
import { deckDigest, expectedDigest, writeDigests } from './golden/goldenScenes.ts'
import { print } from './print.ts'

const { values } = parseArgs({ options: { update: { type: 'boolean' } } })
const fonts = await loadFontBook()
const digests = new Map(readCorpus().map((deck) => [deck.name, deckDigest(deck, fonts)]))
const changed = [...digests].filter(([name, digest]) => expectedDigest({ name }) !== digest)
for (const [name, digest] of changed) reportChange(name, digest)
if (values.update) writeDigests(digests)
const outcome = values.update ? 'written' : 'differ from what is expected'
print(`${digests.size} decks, ${changed.length} ${outcome}`)
process.exitCode = changed.length > 0 && !values.update ? 1 : 0

function reportChange(name: string, digest: string): void {
  const expected = expectedDigest({ name }).split('\n')
  const now = digest.split('\n')
  const first = now.findIndex((line, index) => line !== expected[index])
  print(`${name}, line ${first + 1}:`)
  print(`  expected ${expected[first] ?? 'nothing'}`)
  print(`  is       ${now[first] ?? 'nothing'}`)
}

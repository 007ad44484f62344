// npm run scoreboard: lays out 1,000 generated decks and counts faults that no deck may have.
// `--decks n` for fewer, `--seed n` for a single deck with all of its faults.
// npm run scoreboard -- briefs: also writes the fixed briefs and measures what their decks say;
// written by the model of AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL if they are set;
// `--only de-` for those whose name starts with it, printed in full, `--draw folder` for pictures of the slides.
// npm run scoreboard -- documents: writes the public documents of fixtures/documents as decks and measures what is
// kept; `--only` and `--draw` as for briefs. npm run scoreboard -- templates: lays out the gallery's templates;
// `--only` and `--draw` as for briefs.
import { loadFontBook } from '@deckloom/text/node'
import { parseArgs } from 'node:util'
import { modelConfigOf, modelVariables, openModel } from '@deckloom/models'
import { type DeckWriter, createEmbeddedWriter, createModelWriter } from '@deckloom/writer'
import { briefsBoard } from './briefs/briefsBoard.ts'
import { documentsBoard } from './documents/documentsBoard.ts'
import { print } from './print.ts'
import { generateDeck } from './scoreboard/generateDeck.ts'
import { measureDeck, measures, type Finding, type Measure } from './scoreboard/measureDeck.ts'
import { templatesBoard } from './templates/templatesBoard.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    decks: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    draw: { type: 'string' },
  },
})
const mustBeZero: readonly Measure[] = ['overflow', 'out of page', 'overlap', 'contrast below AA']
const worstShown = 6

const chosen = {
  ...(values.only !== undefined && { only: values.only }),
  ...(values.draw !== undefined && { folder: values.draw }),
}
const findings: Finding[] = []
const fonts = await loadFontBook()
const isGood = await runBoard()
process.exitCode = isGood ? 0 : 1

async function runBoard(): Promise<boolean> {
  if (positionals.includes('briefs')) return writeBriefs()
  if (positionals.includes('documents')) return documentsBoard({ fonts, ...chosen })
  if (positionals.includes('templates')) return templatesBoard({ fonts, ...chosen })
  return layOutDecks()
}

async function writeBriefs(): Promise<boolean> {
  let next = 0
  const newId = (): string => `s${(next += 1)}`
  return await briefsBoard({
    writer: chooseWriter(newId),
    fonts,
    ...chosen,
  })
}

/** Returns the model that the environment configures, as for the server; by default, the embedded writer. */
function chooseWriter(newId: () => string): DeckWriter {
  const model = modelConfigOf(modelVariables.parse(process.env))
  if (typeof model === 'string') throw new Error(model)
  return model
    ? createModelWriter({ model: openModel(model), newId })
    : createEmbeddedWriter({ newId })
}

async function layOutDecks(): Promise<boolean> {
  const seeds =
    values.seed === undefined
      ? Array.from({ length: Number(values.decks ?? 1_000) }, (_, index) => index + 1)
      : [Number(values.seed)]
  let slides = 0
  const start = performance.now()
  for (const seed of seeds) {
    const deck = await generateDeck(seed)
    const measured = measureDeck(deck, fonts)
    slides += measured.scenes.length
    findings.push(...measured.findings)
    if (values.seed !== undefined) print(`Deck ${seed}: ${deck.about}`)
  }
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  print(`${seeds.length} decks, ${slides} slides, laid out and checked in ${seconds} s\n`)
  for (const measure of measures) report(measure)
  const broken = mustBeZero.filter((measure) => findBy(measure).length > 0)
  print(
    broken.length === 0 ? '\nAll that must be zero is zero.' : `\nNot zero: ${broken.join(', ')}`,
  )
  return broken.length === 0
}

function report(measure: Measure): void {
  const own = findBy(measure)
  const written = own.filter(({ isWritten }) => isWritten)
  const target = mustBeZero.includes(measure) ? 'must be 0' : ''
  print(
    `${measure.padEnd(40)}${String(own.length).padStart(6)}  (in ${countDecks(written)} written and ${countDecks(own) - countDecks(written)} synthetic decks)  ${target}`,
  )
  const shown = values.seed === undefined ? [...worst(written), ...worst(own)] : own
  for (const { seed, slide, words } of new Set(shown)) {
    print(
      `    --seed ${seed}${slide === undefined ? '' : ` slide ${slide}`}  ${words.slice(0, 150)}`,
    )
  }
}

function countDecks(own: readonly Finding[]): number {
  return new Set(own.map(({ seed }) => seed)).size
}

function findBy(measure: Measure): readonly Finding[] {
  return findings.filter((finding) => finding.measure === measure)
}

/** Returns one finding for each of the decks with the most findings. */
function worst(own: readonly Finding[]): readonly Finding[] {
  const bySeed = new Map<number, Finding[]>()
  for (const finding of own) {
    bySeed.set(finding.seed, [...(bySeed.get(finding.seed) ?? []), finding])
  }
  return [...bySeed.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, worstShown)
    .flatMap(([first]) => (first ? [first] : []))
}

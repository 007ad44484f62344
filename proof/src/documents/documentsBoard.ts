import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bulletText, ownVisuals, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { createEmbeddedWriter, writeDeck } from '@deckloom/writer'
import { drawDeck } from '../briefs/drawDeck.ts'
import { fixturesFolder } from '../corpus/fixturesFolder.ts'
import { print } from '../print.ts'
import { measureDocument, type ShareName, shareNames, type Shares } from './measureDocument.ts'
import { type PublicDocument, readDocuments } from './readDocuments.ts'

export interface DocumentsOptions {
  readonly fonts: FontBook
  /** Only documents whose id starts with this, printed slide by slide. */
  readonly only?: string
  readonly folder?: string
}

interface Measured {
  readonly document: PublicDocument
  readonly shares: Shares
  readonly slides: readonly Slide[]
  readonly took: number
}

/** Minimum percentages for the frozen third, with ten and with fifteen slides. */
const least: Readonly<Record<ShareName, readonly [ten: number, fifteen: number]>> = {
  'figures on slides': [80, 87],
  'figures with notes': [100, 100],
  'sentences kept': [100, 100],
  'sections on slides': [100, 100],
  'tables as charts': [90, 90],
  'true agendas': [100, 100],
  'good titles': [98, 98],
  'words of the source': [100, 100],
  'laid out without fault': [100, 100],
  'filled pages': [97, 97],
}
const counts = [10, 15] as const
const worst = 8

/**
 * Writes the public documents as decks and prints what was kept; returns whether the frozen third meets all targets.
 */
export async function documentsBoard({ fonts, only, folder }: DocumentsOptions): Promise<boolean> {
  const ownWords = wordsOfFrames()
  const chosen = readDocuments().filter(
    ({ id, frozen }) => id.startsWith(only ?? '') && !(only !== undefined && frozen),
  )
  let isGood = true
  for (const [place, slideCount] of counts.entries()) {
    const measured: Measured[] = []
    for (const document of chosen) {
      const { slides, title, took } = await write(document, slideCount)
      const shares = measureDocument(document, { slides, title }, { fonts, ownWords })
      measured.push({ document, shares, slides, took })
      if (only !== undefined) tell(document, title, slides)
      if (folder !== undefined)
        drawDeck({ id: `${document.id}-${slideCount}`, title, slides }, { fonts, folder })
    }
    print(`\n${measured.length} documents, ${slideCount} slides each`)
    const open = measured.filter(({ document }) => !document.frozen)
    const frozen = measured.filter(({ document }) => document.frozen)
    print(`${''.padEnd(26)}${'open'.padStart(9)}${'frozen'.padStart(9)}  target`)
    for (const name of shareNames) {
      const target = least[name][place] ?? 100
      const reached = percentOf(frozen, name)
      if (frozen.length > 0 && reached < target - 0.005) isGood = false
      print(
        `${name.padEnd(26)}${printPercent(percentOf(open, name))}${printPercent(reached)}  ${target} %`,
      )
      print(
        `${'  mean of a document'.padEnd(26)}${printPercent(meanOf(open, name))}${printPercent(meanOf(frozen, name))}`,
      )
      tellWorst(name, open)
    }
    tellTimes(measured)
  }
  return isGood
}

async function write(
  document: PublicDocument,
  slideCount: number,
): Promise<{ readonly slides: readonly Slide[]; readonly title: string; readonly took: number }> {
  let next = 0
  const writer = createEmbeddedWriter({ newId: () => `s${(next += 1)}` })
  const slides: Slide[] = []
  let title = ''
  const start = performance.now()
  const request = {
    prompt: 'Presentation of this document',
    source: document.text,
    slideCount,
    presentationType: 'report',
  } as const
  for await (const step of writeDeck(writer, request)) {
    if (step.kind === 'outline') title = step.outline.title
    if (step.kind === 'slide') slides.push(step.slide)
  }
  return { slides, title, took: performance.now() - start }
}

/** Returns the words that the writer itself adds, from its data files. */
function wordsOfFrames(): ReadonlySet<string> {
  const source = join(fixturesFolder(), '../packages/writer/src')
  const files = readdirSync(join(source, 'frames'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(source, 'frames', name))
  const text = [...files, join(source, 'tables/claims.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
}

function percentOf(measured: readonly Measured[], name: ShareName): number {
  const sum = (key: 'good' | 'all'): number =>
    measured.reduce((total, { shares }) => total + shares[name][key], 0)
  return sum('all') === 0 ? 100 : (100 * sum('good')) / sum('all')
}

function meanOf(measured: readonly Measured[], name: ShareName): number {
  const percents = measured.flatMap(({ shares }) => {
    const { good, all } = shares[name]
    return all === 0 ? [] : [(100 * good) / all]
  })
  return percents.reduce((sum, percent) => sum + percent, 0) / Math.max(1, percents.length)
}

function printPercent(percent: number): string {
  return `${percent.toFixed(1)} %`.padStart(9)
}

function tellWorst(name: ShareName, open: readonly Measured[]): void {
  const poor = open
    .map(({ document, shares }) => ({ id: document.id, ...shares[name] }))
    .filter(({ good, all }) => good < all)
    .toSorted((a, b) => b.all - b.good - (a.all - a.good))
  for (const { id, good, all, lacking } of poor.slice(0, worst)) {
    const words = lacking.slice(0, 4).map((text) => text.replace(/\s+/gu, ' ').slice(0, 90))
    print(`    ${id} ${good}/${all}: ${words.join(' | ')}`)
  }
}

function tellTimes(measured: readonly Measured[]): void {
  const times = measured.map(({ took }) => took).toSorted((a, b) => a - b)
  const at = (share: number): string =>
    `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`
  print(`time of a deck: ${at(0.5)} median, ${at(0.95)} of 95 %, ${at(1)} at most`)
}

function tell({ id }: PublicDocument, title: string, slides: readonly Slide[]): void {
  print(`== ${id}: ${title}`)
  for (const [index, slide] of slides.entries()) {
    print(
      `${String(index + 1).padStart(3)} [${slide.layout_template}] ${slide.eyebrow ?? ''} | ${slide.slide_title}`,
    )
    for (const bullet of slide.bullet_points) print(`       - ${bulletText(bullet)}`)
    for (const row of slide.table?.rows ?? []) print(`       | ${row.join(' | ')}`)
    for (const visual of ownVisuals(slide)) {
      if (visual.kind !== 'chart') continue
      const { type, title: name, data } = visual.chart
      const points = data.map(({ label, value }) => `${label} ${value}`).join(', ')
      print(`       # ${type} ${name}: ${points}`)
    }
  }
}

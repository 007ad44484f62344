// npm run fidelity: draws the corpus with every renderer and compares the pictures with the canvas.
// `--deck name` selects decks, `--without pptx` skips LibreOffice. The worst pictures are written to reports/fidelity.
import { renderPdf } from '@deckloom/render-pdf'
import { renderPng } from '@deckloom/render-png'
import { hasLibreOffice } from '@deckloom/render-pptx/testing'
import { loadFontBook } from '@deckloom/text/node'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { corpusPictures } from './corpus/corpusPictures.ts'
import { layOutDeck } from './corpus/layOutDeck.ts'
import { openInLibreOffice, type LaidOutDeck } from './corpus/openInLibreOffice.ts'
import { readCorpus } from './corpus/readCorpus.ts'
import { Canvas } from './fidelity/Canvas.ts'
import { hasPoppler, pdfRasters } from './fidelity/pdfRasters.ts'
import { readPng, writePng } from './fidelity/pngFile.ts'
import type { Raster } from './fidelity/raster.ts'
import { sideBySide } from './fidelity/sideBySide.ts'
import { similarity } from './fidelity/similarity.ts'
import { print } from './print.ts'

const { values } = parseArgs({
  options: { deck: { type: 'string' }, without: { type: 'string', multiple: true } },
})
const width = 1200
const targets = { pdf: 0.99, png: 0.99, pptx: 0.95 } as const
type Renderer = keyof typeof targets
const createdAt = new Date('2026-01-01T00:00:00Z')
const worstShown = 10

if (!hasPoppler) {
  print('poppler-utils (pdftocairo) is not installed: PDFs cannot be drawn.')
  process.exit(1)
}
const fonts = await loadFontBook()
const images = corpusPictures()
const decks = readCorpus()
  .filter(({ name }) => values.deck === undefined || name.includes(values.deck))
  .map((deck) => ({ ...deck, scenes: layOutDeck(deck, fonts) }))
const renderers = chooseRenderers()
const office = renderers.includes('pptx')
  ? await openInLibreOffice(decks, images)
  : new Map<string, Uint8Array>()

interface Compared {
  readonly slide: string
  readonly score: number
  readonly canvas: Raster
  readonly other: Raster
}
const totals = new Map(renderers.map((renderer) => [renderer, { sum: 0, count: 0 }]))
const worst = new Map<Renderer, readonly Compared[]>()
const lost: string[] = []

const canvas = await Canvas.open(fonts, images)
for (const deck of decks) await compareDeck(deck)
await canvas.close()
report()

function chooseRenderers(): readonly Renderer[] {
  const all: readonly Renderer[] = ['pdf', 'png', 'pptx']
  if (!hasLibreOffice) print('LibreOffice is not installed: PPTX is left out.')
  return all.filter(
    (renderer) => !values.without?.includes(renderer) && (renderer !== 'pptx' || hasLibreOffice),
  )
}

async function compareDeck(deck: LaidOutDeck): Promise<void> {
  const pages = new Map<Renderer, readonly (Raster | undefined)[]>()
  for (const renderer of renderers) pages.set(renderer, await drawDeck(renderer, deck))
  for (const [index, scene] of deck.scenes.entries()) {
    const shown = await canvas.draw(scene)
    for (const [renderer, rasters] of pages) {
      const other = rasters[index]
      if (other) record(renderer, { slide: scene.slideId, canvas: shown, other })
      else lost.push(`${renderer} ${scene.slideId}`)
    }
  }
  print(`${deck.name} ${renderers.map((renderer) => `${renderer} ${meanOf(renderer)}`).join('  ')}`)
}

async function drawDeck(
  renderer: Renderer,
  { name, title, language, scenes }: LaidOutDeck,
): Promise<readonly (Raster | undefined)[]> {
  switch (renderer) {
    case 'pdf':
      return await pdfRasters(
        await renderPdf(scenes, { title, language, createdAt, fonts, images }),
        width,
      )
    case 'png':
      return scenes.map((scene) => readPng(renderPng(scene, { width, fonts, images })))
    case 'pptx': {
      const pdf = office.get(name)
      return pdf ? await pdfRasters(pdf, width) : scenes.map(() => undefined)
    }
  }
}

function record(renderer: Renderer, found: Omit<Compared, 'score'>): void {
  const score = similarity(found.canvas, found.other)
  const total = totals.get(renderer)
  if (total) {
    total.sum += score
    total.count += 1
  }
  const ranked = [...(worst.get(renderer) ?? []), { ...found, score }]
  worst.set(renderer, ranked.toSorted((one, other) => one.score - other.score).slice(0, worstShown))
}

function meanOf(renderer: Renderer): string {
  const { sum = 0, count = 0 } = totals.get(renderer) ?? {}
  return (sum / count).toFixed(4)
}

function report(): void {
  const folder = join('reports', 'fidelity')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const renderer of renderers) {
    const target = targets[renderer]
    const isMet = Number(meanOf(renderer)) >= target
    if (!isMet) process.exitCode = 1
    print(
      `\n${renderer} to canvas: mean ${meanOf(renderer)}, target ${target}: ${isMet ? 'met' : 'missed'}`,
    )
    for (const { slide, score, canvas: shown, other } of worst.get(renderer) ?? []) {
      const file = join(folder, `${renderer}-${score.toFixed(4)}-${slide}.png`)
      writeFileSync(file, writePng(sideBySide(shown, other)))
      print(`  ${score.toFixed(4)}  ${slide}  ${file}`)
    }
  }
  if (lost.length > 0) fail(`\nNot drawn: ${lost.join(', ')}`)
}

function fail(words: string): void {
  print(words)
  process.exitCode = 1
}

// Measures layout, PDF and PPTX of a 25-slide deck against Chromium's print and pptxgenjs, with new text in each round.
import type { Slide } from '@deckloom/deck'
import { renderPdf } from '@deckloom/render-pdf'
import { renderPptx } from '@deckloom/render-pptx'
import { type Scene, sceneFor } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { chromium } from 'playwright-core'
import { deckFor, withCharts } from './harness/decks.ts'
import { interleave, report } from './harness/measure.ts'
import { pdfkitDeck } from './peers/pdfkitDeck.ts'
import { pptxgenjsDeck } from './peers/pptxgenjsDeck.ts'
import { printableHtml } from './peers/printableHtml.ts'

const slideCount = 25
const rounds = 11
// On a server that has run for weeks all code is compiled; here it is by the fortieth deck.
const warmUps = 40
const createdAt = new Date('2026-01-01T00:00:00Z')
const images = new Map()
// One deck per round, including warm-ups, each on a different subject: no contender lays out the same text twice.
const decks = await Promise.all(
  Array.from({ length: warmUps + rounds }, async (_, round) =>
    withCharts(await deckFor(round, slideCount), round),
  ),
)
// Peers receive finished scenes; a separate font book keeps their layout out of our caches.
const prepared = decks.map(layOutWith(await loadFontBook()))

function layOutWith(fonts: FontBook) {
  return (slides: readonly Slide[]): readonly Scene[] =>
    slides.map((slide, index) =>
      sceneFor(slide, { fonts, deckTitle: 'Bench', index, count: slides.length }),
    )
}

/** Returns a function that returns one item after the other. */
function reader<T>(items: readonly T[]): () => T {
  let next = 0
  return () => {
    const item = items[next % items.length]
    next += 1
    if (item === undefined) throw new Error('there is nothing to read')
    return item
  }
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

async function print(scenes: readonly Scene[]): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(printableHtml(scenes))
  const pdf = await page.pdf({ width: '12.5in', height: '7.03125in', printBackground: true })
  await page.close()
  return pdf
}

async function comparePdf(): Promise<void> {
  const fonts = await loadFontBook()
  const layOut = layOutWith(fonts)
  const [fresh, cached] = [reader(decks), reader(prepared)]
  const [printed, drawn] = [reader(prepared), reader(prepared)]
  const contenders = [
    {
      name: 'Deckloom, layout and PDF',
      run: () => renderPdf(layOut(fresh()), { title: 'Bench', fonts, images }),
    },
    {
      name: 'Deckloom, PDF of cached scenes',
      run: () => renderPdf(cached(), { title: 'Bench', fonts, images }),
    },
    { name: 'stock pdfkit', run: () => pdfkitDeck(drawn()) },
    { name: 'Chromium print', run: () => print(printed()) },
  ]
  const title = `PDF of ${slideCount} slides, new text each round, after ${warmUps} to warm up`
  report(title, await interleave(contenders, rounds, warmUps), 'Chromium print')
}

async function comparePptx(): Promise<void> {
  const layOut = layOutWith(await loadFontBook())
  const [fresh, cached, peer] = [reader(decks), reader(prepared), reader(prepared)]
  const sealed = reader(decks.map((slides, round) => ({ slides, scenes: prepared[round] ?? [] })))
  const write = (scenes: readonly Scene[], slides?: readonly Slide[]) =>
    Promise.resolve(
      renderPptx(scenes, { title: 'Bench', createdAt, images, ...(slides && { slides }) }),
    )
  const contenders = [
    { name: 'Deckloom, layout and PPTX', run: () => write(layOut(fresh())) },
    { name: 'Deckloom, PPTX of cached scenes', run: () => write(cached()) },
    {
      // As in a real export: the file can be imported without loss, for which the peer has no equivalent.
      name: 'Deckloom, its slides sealed in',
      run: () => {
        const { scenes, slides } = sealed()
        return write(scenes, slides)
      },
    },
    { name: 'pptxgenjs 4.0.1', run: () => pptxgenjsDeck(peer()) },
  ]
  const title = `PPTX of ${slideCount} slides with six native charts, new text each round, after ${warmUps} to warm up`
  report(title, await interleave(contenders, rounds, warmUps), 'pptxgenjs 4.0.1')
}

await comparePdf()
await browser.close()
await comparePptx()

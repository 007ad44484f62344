// Layout, PDF and PPTX of a 25-slide deck beside Chromium's print and pptxgenjs, each round on new text.
import { renderPdf } from '@deckloom/render-pdf'
import { renderPptx } from '@deckloom/render-pptx'
import { type Scene, sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { chromium } from 'playwright-core'
import { deckFor } from './decks.ts'
import { interleave, report } from './measure.ts'
import { pptxgenjsDeck } from './pptxgenjsDeck.ts'
import { printableHtml } from './printableHtml.ts'

const slideCount = 25
const rounds = 11
const fonts = await loadFontBook()
const createdAt = new Date('2026-01-01T00:00:00Z')
const decks = await Promise.all(
  Array.from({ length: rounds * 2 + 2 }, (_, round) => deckFor(round, slideCount)),
)

/** Hands out the next deck, so that every contender lays out words that it has not seen. */
function reader() {
  let next = 0
  return () => {
    const deck = decks[next % decks.length] ?? []
    next += 1
    return deck
  }
}

function layOut(slides: (typeof decks)[number]): readonly Scene[] {
  return slides.map((slide, index) =>
    sceneFor(slide, { fonts, deckTitle: 'Bench', index, count: slides.length }),
  )
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

async function print(slides: (typeof decks)[number]): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(printableHtml(slides))
  const pdf = await page.pdf({ width: '10in', height: '5.625in', printBackground: true })
  await page.close()
  return pdf
}

const images = new Map()
const nextForLayout = reader()
const nextForPdf = reader()
const nextForChromium = reader()
report(
  `PDF of ${slideCount} slides, new text each round`,
  await interleave(
    [
      { name: 'Deckloom, layout alone', run: () => Promise.resolve(layOut(nextForLayout())) },
      {
        name: 'Deckloom, layout and PDF',
        run: () => renderPdf(layOut(nextForPdf()), { title: 'Bench', fonts, images }),
      },
      { name: 'Chromium print', run: () => print(nextForChromium()) },
    ],
    rounds,
  ),
  'Chromium print',
)
await browser.close()

const nextForPptx = reader()
const nextForPeer = reader()
const laidOut = decks.map(layOut)
let cached = 0
report(
  `PPTX of ${slideCount} slides`,
  await interleave(
    [
      {
        name: 'Deckloom, layout and PPTX',
        run: () =>
          Promise.resolve(renderPptx(layOut(nextForPptx()), { title: 'Bench', createdAt, images })),
      },
      {
        name: 'Deckloom, PPTX of cached scenes',
        run: () =>
          Promise.resolve(
            renderPptx(laidOut[(cached += 1) % laidOut.length] ?? [], {
              title: 'Bench',
              createdAt,
              images,
            }),
          ),
      },
      { name: 'pptxgenjs 4.0.1', run: () => pptxgenjsDeck(nextForPeer()) },
    ],
    rounds,
  ),
  'pptxgenjs 4.0.1',
)

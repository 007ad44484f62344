// Measures PNGs of slides at 1920 x 1080 against Chromium's screenshots, with a new slide in each round.
import { renderPng, renderSvg } from '@deckloom/render-png'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { chromium } from 'playwright-core'
import { longDeck } from './harness/decks.ts'
import { interleave, report } from './harness/measure.ts'
import { pageHead, slideSection } from './peers/printableHtml.ts'

const rounds = 24
const width = 1920
const fonts = await loadFontBook()
const images = new Map()
const deck = await longDeck(rounds + 1)
const scenes = deck.map((slide, index) =>
  sceneFor(slide, { fonts, deckTitle: 'Bench', index, count: deck.length }),
)

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
// The page stays open with its fonts loaded, and only its slide changes: the fastest way for a browser.
const page = await browser.newPage({
  viewport: { width: 1200, height: 675 },
  deviceScaleFactor: width / 1200,
})
await page.setContent(pageHead(scenes.flatMap(({ faces }) => faces)))

function sceneOf(round: number) {
  const scene = scenes[round % scenes.length]
  if (!scene) throw new Error('there is no slide')
  return scene
}

async function screenshot(round: number): Promise<Uint8Array> {
  // Globals of the page; the bench itself has no DOM types.
  await page.evaluate(
    `(async () => { document.body.innerHTML = ${JSON.stringify(slideSection(sceneOf(round)))}; await document.fonts.ready })()`,
  )
  return await page.screenshot()
}

const at = [0, 0, 0]
const turn = (contender: number) => {
  const round = at[contender] ?? 0
  at[contender] = round + 1
  return round
}
const results = await interleave(
  [
    {
      name: 'Deckloom PNG',
      run: async () => renderPng(sceneOf(turn(0)), { width, fonts, images }),
    },
    { name: 'Deckloom SVG', run: async () => renderSvg(sceneOf(turn(1)), { fonts, images }) },
    { name: 'Chromium screenshot', run: () => screenshot(turn(2)) },
  ],
  rounds,
)
report(`One slide at ${width} pixels, another each round`, results, 'Chromium screenshot')
await browser.close()

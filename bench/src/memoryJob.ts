// One export in this process: node memoryJob.js <job> <slides>. Prints its milliseconds and its peak in MB.
import { readdirSync, readFileSync } from 'node:fs'
import { sceneFor, type Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { longDeck } from './harness/decks.ts'
import { print } from './harness/measure.ts'

const [job = '', slides = ''] = process.argv.slice(2)
const images = new Map()
const fonts = await loadFontBook()
const deck = await longDeck(Number(slides))

const start = performance.now()
const scenes = deck.map((slide, index) =>
  sceneFor(slide, { fonts, deckTitle: 'Bench', index, count: deck.length }),
)
const browserMb = await write(scenes)
const ms = performance.now() - start
print(`${ms.toFixed(1)} ${(process.resourceUsage().maxRSS / 1024 + browserMb).toFixed(1)}`)
process.exit(0)

/** Returns the memory of other processes that take part. Each writer is imported only by the job that needs it. */
async function write(all: readonly Scene[]): Promise<number> {
  switch (job) {
    case 'layout':
      return 0
    case 'pdf': {
      const { renderPdf } = await import('@deckloom/render-pdf')
      await renderPdf(all, { title: 'Bench', fonts, images })
      return 0
    }
    case 'pdfkit': {
      const { pdfkitDeck } = await import('./peers/pdfkitDeck.ts')
      await pdfkitDeck(all)
      return 0
    }
    case 'pptx': {
      const { renderPptx } = await import('@deckloom/render-pptx')
      renderPptx(all, { title: 'Bench', createdAt: new Date(0), images })
      return 0
    }
    case 'pptxgenjs': {
      const { pptxgenjsDeck } = await import('./peers/pptxgenjsDeck.ts')
      await pptxgenjsDeck(all)
      return 0
    }
    case 'png': {
      const { renderPng } = await import('@deckloom/render-png')
      for (const scene of all) {
        renderPng(scene, { width: 1920, fonts, images })
        await turn()
      }
      return 0
    }
    case 'print':
    case 'screenshots':
      return await inBrowser(all)
    default:
      throw new Error(`There is no job "${job}"`)
  }
}

/** The native renderer's pictures are freed between turns of the event loop, as in the render worker. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

async function inBrowser(all: readonly Scene[]): Promise<number> {
  const { chromium } = await import('playwright-core')
  const { pageHead, printableHtml, slideSection } = await import('./peers/printableHtml.ts')
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage({
    viewport: { width: 1200, height: 675 },
    deviceScaleFactor: 1.6,
  })
  if (job === 'print') {
    await page.setContent(printableHtml(all))
    await page.pdf({ width: '12.5in', height: '7.03125in', printBackground: true })
  } else {
    await page.setContent(pageHead(all.flatMap(({ faces }) => faces)))
    for (const scene of all) {
      const section = JSON.stringify(slideSection(scene))
      await page.evaluate(`document.body.innerHTML = ${section}`)
      await page.screenshot()
    }
  }
  const mb = shareOfChildren(process.pid)
  await browser.close()
  return mb
}

/** Returns the memory of all descendants of a process, with shared memory counted once; 0 without /proc. */
function shareOfChildren(pid: number): number {
  let kilobytes = 0
  for (const child of childrenOf(pid)) {
    const share = /^Pss:\s+(\d+)/m.exec(read(`/proc/${child}/smaps_rollup`))?.[1]
    kilobytes += Number(share ?? 0)
    kilobytes += shareOfChildren(child) * 1024
  }
  return kilobytes / 1024
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

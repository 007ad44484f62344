import type { Browser } from 'playwright-core'
import type { BenchServer } from '../harness/benchServer.ts'
import { longDeck } from '../harness/decks.ts'
import { median, ms, print } from '../harness/measure.ts'
import { metricsOf, openPage, settled, storeDeck, workOf } from './openPage.ts'

const slideCount = 100
const rounds = 5
const target = 1_500

/** Measures opening a deck of a hundred slides, from navigation until the drawn slide is interactive. */
export async function benchOpening(browser: Browser, server: BenchServer): Promise<void> {
  print(`\nOpening a deck of ${slideCount} slides, ${rounds} times`)
  const id = await storeDeck(server, await longDeck(slideCount))
  const times: number[] = []
  const plainTimes: number[] = []
  let last: Opened | undefined
  for (let round = -1; round < rounds; round += 1) {
    last = await openEditor(browser, server, id)
    const plain = await openPlain(browser, server, id)
    // The first round warms up the caches of the server and of the system.
    if (round < 0) continue
    times.push(last.time)
    plainTimes.push(plain)
  }
  const time = median(times)
  print(`  ${'the editor, to interactive'.padEnd(34)} ${ms(time).padStart(10)}`)
  print(
    `  ${'the same deck as a list of titles'.padEnd(34)} ${ms(median(plainTimes)).padStart(10)}`,
  )
  print(`  ${(time / median(plainTimes)).toFixed(1)} times the plain list`)
  if (last) {
    print(
      `  ${ms(last.work)} of work until then; ${last.drawn} of ${slideCount} thumbnails are drawn, ${last.nodes} nodes, ${(last.heap / 1e6).toFixed(1)} MB of heap`,
    )
  }
  print(`  target ${target} ms: ${time < target ? 'met' : 'missed'}`)
}

interface Opened {
  readonly time: number
  /** Milliseconds of main thread work until then. */
  readonly work: number
  /** Number of drawn thumbnails. */
  readonly drawn: number
  readonly nodes: number
  readonly heap: number
}

async function openEditor(browser: Browser, server: BenchServer, id: number): Promise<Opened> {
  const open = await openPage(browser, server)
  const { page, session } = open
  await page.addInitScript(watchSlide)
  await page.goto(`/editor/${id}`, { waitUntil: 'commit' })
  await page.waitForFunction('window.benchReady !== undefined')
  const time: number = await page.evaluate('window.benchReady')
  const work = await workOf(session)
  // Verifies that the editor is interactive.
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByText(`SLIDE 2 OF ${slideCount}`).first().waitFor()
  await settled(open)
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize: heap, Nodes: nodes } = await metricsOf(session)
  const drawn: number = await page.evaluate(
    `document.querySelectorAll('[role=option] svg[viewBox="0 0 1200 675"]').length`,
  )
  await page.context().close()
  return { time, work, drawn, nodes, heap }
}

/** The first time when the slide is on the canvas and the main thread is free for a frame. */
const watchSlide = `
  const look = () => {
    const drawn = document.querySelector('[role=region][aria-label^="Slide "] svg[viewBox="0 0 1200 675"], section[aria-label^="Slide "] svg[viewBox="0 0 1200 675"]')
    if (!drawn) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => { window.benchReady = performance.now() }))
  }
  requestAnimationFrame(look)
`

async function openPlain(browser: Browser, server: BenchServer, id: number): Promise<number> {
  const { page } = await openPage(browser, server)
  await page.route('**/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script>
        fetch('/api/presentations/${id}').then((answer) => answer.json()).then(({ slides }) => {
          document.body.append(...slides.map(({ slide_title }) => Object.assign(document.createElement('p'), { textContent: slide_title })))
          requestAnimationFrame(() => setTimeout(() => { window.benchReady = performance.now() }))
        })
      </script>`,
    }),
  )
  await page.goto('/plain', { waitUntil: 'commit' })
  await page.waitForFunction('window.benchReady !== undefined')
  const time: number = await page.evaluate('window.benchReady')
  await page.context().close()
  return time
}

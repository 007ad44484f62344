import { newSlide, type Slide } from '@deckloom/deck'
import type { Browser } from 'playwright-core'
import type { BenchServer } from '../harness/benchServer.ts'
import { longDeck } from '../harness/decks.ts'
import { median, ms, print } from '../harness/measure.ts'
import { type OpenPage, openPage, settled, storeDeck, workOf } from './openPage.ts'

const words = 'The tide table of the old harbour is right about every third day. '
const target = 16

/** Measures typing in a text box of a deck of 25 slides. */
export async function benchTyping(browser: Browser, server: BenchServer): Promise<void> {
  print(`\nTyping ${words.length} keys in a text box, 25 thumbnails`)
  const id = await storeDeck(server, [slideWithText(), ...(await longDeck(24))])
  const editor = await openPage(browser, server)
  await editor.page.goto(`/editor/${id}`)
  const box = editor.page.getByRole('button', { name: 'Text: Low water', exact: true })
  await box.waitFor()
  await settled(editor)
  await box.dblclick()
  await editor.page.waitForFunction('document.activeElement?.isContentEditable === true')
  await settled(editor)
  const typed = await type(editor)
  await editor.page.context().close()

  const plain = await openPage(browser, server)
  await plain.page.setContent('<div contenteditable style="font: 24px sans-serif">Low water</div>')
  await plain.page.locator('div').click()
  const plainTyped = await type(plain)
  await plain.page.context().close()

  line('the editor', typed)
  line('a bare contenteditable', plainTyped)
  const p95 = percentile(typed.work)
  print(`  ${(p95 / percentile(plainTyped.work)).toFixed(1)} times the work of the bare one`)
  print(`  target p95 ${target} ms of work a key: ${p95 < target ? 'met' : 'missed'}`)
}

interface Typed {
  /** Milliseconds of main thread work per key: text, layout, the slide, its thumbnail. */
  readonly work: readonly number[]
  /** Milliseconds from the key to the frame that shows it, by the wall clock, including the wait for the frame. */
  readonly shown: readonly number[]
}

async function type({ page, session }: OpenPage): Promise<Typed> {
  await page.evaluate(watchKeys)
  const work: number[] = []
  for (const key of words) {
    const before = await workOf(session)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(80)
    work.push((await workOf(session)) - before)
  }
  const shown: readonly number[] = await page.evaluate('window.benchKeys')
  return { work, shown }
}

const watchKeys = `
  window.benchKeys = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.benchKeys.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  }, true)
`

function line(name: string, { work, shown }: Typed): void {
  print(
    `  ${name.padEnd(34)} ${ms(median(work)).padStart(10)} of work a key, p95 ${ms(percentile(work))}; key to frame p95 ${ms(percentile(shown))}`,
  )
}

function percentile(values: readonly number[], share = 0.95): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function slideWithText(): Slide {
  return {
    ...newSlide('typing', 1),
    text_elements: [
      {
        id: 'note',
        type: 'text',
        content: 'Low water',
        position: { x: 120, y: 420, width: 700, height: 120 },
        style: { fontSize: 24 },
      },
    ],
  }
}

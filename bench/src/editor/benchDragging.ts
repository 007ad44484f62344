import { newSlide, type Slide } from '@deckloom/deck'
import type { Browser } from 'playwright-core'
import type { BenchServer } from '../harness/benchServer.ts'
import { longDeck } from '../harness/decks.ts'
import { median, ms, print } from '../harness/measure.ts'
import { type OpenPage, openPage, settled, storeDeck, workOf } from './openPage.ts'

const elements = 60
const slideCount = 25
const slowdown = 4
const moves = 150
const longFrame = 20
const rounds = 7

/**
 * Drags one of sixty elements, beside 25 thumbnails, with CPU throttling. The plain page has its turn after each drag,
 * so that frames delayed by the machine itself affect both.
 */
export async function benchDragging(browser: Browser, server: BenchServer): Promise<void> {
  print(
    `\nDragging: ${elements} elements, ${slideCount} thumbnails, ${slowdown} times slower, ${moves} moves, ${rounds} drags`,
  )
  const id = await storeDeck(server, [crowdedSlide(), ...(await longDeck(slideCount - 1))])
  const editor = await openPage(browser, server)
  await editor.page.goto(`/editor/${id}`)
  await editor.page
    .getByRole('region', { name: /^Slide \d+$/ })
    .locator('svg[viewBox="0 0 1200 675"]')
    .waitFor()
  await settled(editor)
  const box = editor.page.getByRole('button', { name: 'Text: Box 34', exact: true })
  await box.click()
  const plain = await openPage(browser, server)
  await plain.page.setContent(plainPage)
  const dragged: Dragged[] = []
  const plainDragged: Dragged[] = []
  for (let round = 0; round < rounds; round += 1) {
    await settled(editor)
    dragged.push(await drag(editor, await box.boundingBox()))
    plainDragged.push(await drag(plain, await plain.page.locator('#b34').boundingBox()))
  }
  await editor.page.context().close()
  await plain.page.context().close()

  line('the editor', dragged)
  line('plain boxes moved by transform', plainDragged)
  const work = (drags: readonly Dragged[]) => median(drags.map((one) => one.work))
  const long = median(dragged.map(longFrames))
  print(`  ${(work(dragged) / work(plainDragged)).toFixed(1)} times the work of the plain page`)
  print(
    `  target 0 frames over ${longFrame} ms in the median drag: ${long === 0 ? 'met' : 'missed'}`,
  )
}

function line(name: string, drags: readonly Dragged[]) {
  const work = ms(median(drags.map((one) => one.work)) / moves)
  const frames = drags.flatMap((one) => one.frames)
  print(
    `  ${name.padEnd(34)} ${work.padStart(10)} of work a move; frames over ${longFrame} ms ${drags.map(longFrames).join(', ')} of ${median(drags.map((one) => one.frames.length))}; longest ${ms(Math.max(...frames))}`,
  )
}

function longFrames({ frames }: Dragged): number {
  return frames.filter((frame) => frame > longFrame).length
}

interface Dragged {
  readonly work: number
  /** Duration of each frame, milliseconds. */
  readonly frames: readonly number[]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function drag({ page, session }: OpenPage, place: Place | null): Promise<Dragged> {
  if (!place) throw new Error('there is nothing to drag')
  const x = place.x + place.width / 2
  const y = place.y + place.height / 2
  await page.bringToFront()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  await page.evaluate(watchFrames)
  const before = await workOf(session)
  for (let move = 0; move < moves; move += 1) {
    const turn = (move / moves) * Math.PI * 4
    await page.mouse.move(x + Math.sin(turn) * 180, y + Math.cos(turn) * 90)
  }
  const work = (await workOf(session)) - before
  const frames: readonly number[] = await page.evaluate('window.endFrames()')
  // Escape cancels the drag, so that the next one starts at the same position.
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { work, frames }
}

/** Records the duration of each frame by the timestamps of the frames. */
const watchFrames = `{
  const frames = []
  let last
  const next = (now) => {
    if (last !== undefined) frames.push(now - last)
    last = now
    request = requestAnimationFrame(next)
  }
  let request = requestAnimationFrame(next)
  window.endFrames = () => {
    cancelAnimationFrame(request)
    return frames
  }
}`

function crowdedSlide(): Slide {
  const columns = 10
  return {
    ...newSlide('crowded', 1),
    slide_title: '',
    bullet_points: [],
    text_elements: Array.from({ length: elements }, (_, index) => ({
      id: `box-${index + 1}`,
      type: 'text' as const,
      content: `Box ${index + 1}`,
      position: {
        x: 20 + (index % columns) * 117,
        y: 20 + Math.floor(index / columns) * 105,
        width: 105,
        height: 60,
      },
      style: {},
    })),
  }
}

const plainPage = `
  <style>.b { position: absolute; width: 90px; height: 50px; background: #ccd; will-change: transform }</style>
  ${Array.from({ length: elements }, (_, index) => `<div class="b" id="b${index + 1}" style="left:${60 + (index % 10) * 120}px;top:${60 + Math.floor(index / 10) * 100}px">Box ${index + 1}</div>`).join('')}
  <script>
    addEventListener('pointerdown', (down) => {
      const box = down.target
      const move = (event) => {
        box.style.transform = 'translate(' + (event.clientX - down.clientX) + 'px,' + (event.clientY - down.clientY) + 'px)'
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', () => removeEventListener('pointermove', move), { once: true })
    })
  </script>
`

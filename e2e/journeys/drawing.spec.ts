import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { images } from '../fixtures/pages/imageDialog.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'

const slides = [
  { slide_title: 'Where the river bends', bullet_points: [], layout_template: 'title only' },
]

type Point = readonly [x: number, y: number]

/** Pixels of the window at a point of the page. */
async function at(editor: DeckEditor, [x, y]: Point): Promise<Point> {
  const paper = await editor.canvas.boundingBox()
  if (!paper) throw new Error('The slide is not shown')
  return [paper.x + (x / 1200) * paper.width, paper.y + (y / 675) * paper.height]
}

async function stroke(editor: DeckEditor, points: readonly Point[]): Promise<void> {
  const { mouse } = editor.page
  const [first, ...others] = await Promise.all(points.map(async (point) => at(editor, point)))
  if (!first) return
  await mouse.move(...first)
  await mouse.down()
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const point of others) await mouse.move(...point, { steps: 3 })
  await mouse.up()
}

async function click(editor: DeckEditor, point: Point): Promise<void> {
  await editor.page.mouse.click(...(await at(editor, point)))
}

async function choose(editor: DeckEditor, tool: string): Promise<void> {
  await editor.button('Add Line').click()
  await editor.page.getByRole('menuitem', { name: tool, exact: true }).click()
  await expect(layer(editor.page)).toBeFocused()
}

function layer(page: Page) {
  return page.getByRole('button', { name: /^Draw a / })
}

function freeforms(deck: Awaited<ReturnType<DeckEditor['read']>>) {
  return images(deck).flatMap(({ shapeData, position, size }) =>
    shapeData ? [{ shape: shapeData, position, size }] : [],
  )
}

const wave = Array.from({ length: 40 }, (_, index): Point => [
  200 + index * 12,
  400 + Math.sin(index / 4) * 60,
])

test('strokes are drawn one after the other, each taken back alone, selected along their way, and freeforms in PowerPoint', async ({
  page,
  openDeck,
}, testInfo) => {
  const editor = await openDeck({ slides })
  await choose(editor, 'Scribble')
  await stroke(editor, wave)
  await stroke(
    editor,
    wave.map(([x, y]): Point => [x + 40, y + 90]),
  )
  await expect(layer(page)).toBeVisible()
  await expect(editor.element('Shape: freeform')).toHaveCount(2)
  // Only pictures count towards the five pictures of a slide.
  await expect(editor.button('Add Image (0/5)')).toBeEnabled()
  await page.screenshot({ path: testInfo.outputPath('scribble.png') })
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await expect(editor.element('Shape: freeform')).toHaveCount(1)
  await editor.stored((deck) => freeforms(deck).length).toBe(1)
  const [drawn] = freeforms(await editor.read())
  expect(drawn?.shape).toMatchObject({ type: 'freeform', filled: false, borderWidth: 3 })
  expect(drawn?.shape['path']).toMatch(/^M[-\d ]+(?:C[-\d ]+){1,14}$/u)
  expect(drawn?.position?.x).toBeCloseTo(200, -1)

  await page.keyboard.press('Escape')
  await expect(layer(page)).toHaveCount(0)
  await expect(editor.element('Shape: freeform')).toHaveAttribute('aria-pressed', 'true')

  // Inside its box, but off its way.
  await click(editor, [400, 425])
  await expect(editor.element('Shape: freeform')).toHaveAttribute('aria-pressed', 'false')
  await click(editor, [200, 400])
  await expect(editor.element('Shape: freeform')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('group', { name: 'Border style' }).getByText('Dashed').click()
  await editor.stored((deck) => freeforms(deck)[0]?.shape['borderDash']).toBe('dash')

  await editor.saved()
  const downloading = page.waitForEvent('download')
  await editor.button('EXPORT').click()
  await page.getByRole('menuitem', { name: 'Export to PowerPoint' }).click()
  const parts = unzipSync(await readFile(await (await downloading).path()))
  const xml = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array())
  expect(xml).toMatch(/<a:custGeom>.*<a:cubicBezTo>.*<a:noFill\/><a:ln w="30480"/u)
})

test('a polygon is placed corner by corner, with one taken back, and closed on its first', async ({
  page,
  openDeck,
}, testInfo) => {
  const editor = await openDeck({ slides })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Draw: Polygon')
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Drawing needs a mouse, pen, or finger')).toBeAttached()

  await click(editor, [300, 300])
  await click(editor, [700, 300])
  await click(editor, [900, 600])
  await page.keyboard.press('Backspace')
  await page.keyboard.down('Shift')
  await click(editor, [702, 520])
  await page.keyboard.up('Shift')
  await page.mouse.move(...(await at(editor, [304, 303])))
  await page.screenshot({ path: testInfo.outputPath('polygon.png') })
  await click(editor, [304, 303])
  await expect(layer(page)).toHaveCount(0)
  const polygon = editor.element('Shape: freeform')
  await expect(polygon).toBeFocused()
  await editor
    .stored((deck) => freeforms(deck)[0]?.shape)
    .toMatchObject({
      type: 'freeform',
      path: 'M0 0L10000 0L10000 10000Z',
      fillColor: '#3B82F6',
    })
  await page.keyboard.type('Delta')
  await page.keyboard.press('Control+Enter')
  await editor.stored((deck) => freeforms(deck)[0]?.shape['text']).toBe('Delta')

  // A double-click ends an open one, and Escape leaves nothing.
  await choose(editor, 'Polygon')
  await click(editor, [200, 500])
  await page.mouse.dblclick(...(await at(editor, [500, 560])))
  await editor
    .stored((deck) => freeforms(deck)[1]?.shape)
    .toMatchObject({
      path: expect.stringMatching(/^M\d+ \d+L\d+ \d+$/u),
      filled: false,
    })
  await choose(editor, 'Polygon')
  await click(editor, [600, 500])
  await click(editor, [700, 500])
  await page.keyboard.press('Escape')
  await expect(layer(page)).toHaveCount(0)
  await expect(editor.element('Shape: freeform')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('corners are placed by taps and the drawing is ended by its button, in light and dark', async ({
    page,
    openDeck,
  }, testInfo) => {
    const editor = await openDeck({ slides })
    await page.getByRole('tab', { name: 'EDIT' }).click()
    await editor.button('Add Line').click()
    await page.getByRole('menuitem', { name: 'Polygon' }).click()
    await layer(page).tap({ position: { x: 60, y: 60 } })
    await layer(page).tap({ position: { x: 180, y: 60 } })
    await layer(page).tap({ position: { x: 240, y: 110 } })
    await editor.button('Remove last corner').tap()
    await page.screenshot({ path: testInfo.outputPath('phone-light.png') })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: testInfo.outputPath('phone-dark.png') })
    await expectAccessible(page)
    const done = await editor.button('Done').boundingBox()
    expect(Math.round(done?.height ?? 0)).toBeGreaterThanOrEqual(36)
    await editor.button('Done').tap()
    await editor.stored((deck) => freeforms(deck)[0]?.shape['path']).toMatch(/^M\d+ \d+L\d+ \d+$/u)
  })
})

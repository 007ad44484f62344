import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { images } from '../fixtures/pages/imageDialog.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'

const shape = (id: string, type: string, position: { x: number; y: number }) => ({
  id,
  url: '',
  type: 'shape',
  position,
  size: { width: 200, height: 120 },
  shapeData: { type, fillColor: '#3B82F6', width: 200, height: 120 },
})

const shapes = [
  shape('pump', 'rectangle', { x: 120, y: 320 }),
  shape('tank', 'oval', { x: 760, y: 420 }),
]
const slide = {
  slide_title: 'From well to tap',
  bullet_points: [],
  layout_template: 'title only',
  images: shapes,
}
const slides = [slide]

/** Pixels of the window at a point of the page. */
async function at(editor: DeckEditor, x: number, y: number): Promise<readonly [number, number]> {
  const paper = await editor.canvas.boundingBox()
  if (!paper) throw new Error('The slide is not shown')
  return [paper.x + (x / 1200) * paper.width, paper.y + (y / 675) * paper.height]
}

async function drag(
  editor: DeckEditor,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const { mouse } = editor.page
  await mouse.move(...(await at(editor, ...from)))
  await mouse.down()
  await mouse.move(...(await at(editor, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)), {
    steps: 4,
  })
  await mouse.move(...(await at(editor, ...to)), { steps: 4 })
}

async function choose(editor: DeckEditor, tool: string): Promise<void> {
  await editor.button('Add Line').click()
  await editor.page.getByRole('menuitem', { name: tool, exact: true }).click()
  await expect(layer(editor.page)).toBeFocused()
}

function layer(page: Page): Locator {
  return page.getByRole('button', { name: /^Draw an? / })
}

function lines(deck: Awaited<ReturnType<DeckEditor['read']>>) {
  return images(deck).flatMap(({ lineData }) => lineData ?? [])
}

test('a connector is drawn from site to site, follows a dragged element, is taken back, and is a connector in PowerPoint', async ({
  page,
  openDeck,
}, testInfo) => {
  const editor = await openDeck({ slides })
  await choose(editor, 'Elbow connector')
  await drag(editor, [318, 382], [764, 477])
  await expect(page.locator('[data-site]')).toHaveCount(8)
  await page.screenshot({ path: testInfo.outputPath('drawing.png') })
  await page.mouse.up()

  const line = editor.element('Elbow connector')
  await expect(line).toBeFocused()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  await editor.stored(lines).toMatchObject([
    {
      kind: 'elbow',
      start: { x: 320, y: 380, glue: { element: 'pump', site: 3 } },
      end: { x: 760, y: 480, glue: { element: 'tank', site: 2 } },
      endHead: 'triangle',
    },
  ])
  const id = await line.getAttribute('data-canvas-element')
  const path = editor.canvas.locator(`svg [data-element-id="${id}"] path`).first()
  const before = await path.getAttribute('d')
  expect(before).toMatch(/^M320 380/u)
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('glued-1440.png') })

  // It follows while the tank is dragged, and is there when the tank is let go.
  await drag(editor, [860, 480], [860, 280])
  await expect(path).toHaveAttribute('d', /^M320 380/u)
  await expect(path).not.toHaveAttribute('d', before ?? '')
  const during = await path.getAttribute('d')
  await page.mouse.up()
  await expect(path).toHaveAttribute('d', during ?? '')
  await editor.stored(lines).toMatchObject([{ end: { glue: { element: 'tank', site: 2 } } }])
  await editor.button('Undo').click()
  await expect(path).toHaveAttribute('d', before ?? '')

  await editor.saved()
  await page.reload()
  await editor.drawn()
  await expect(editor.canvas.locator(`svg [data-element-id="${id}"] path`).first()).toHaveAttribute(
    'd',
    before ?? '',
  )
  const downloading = page.waitForEvent('download')
  await editor.button('EXPORT').click()
  await page.getByRole('menuitem', { name: 'Export to PowerPoint' }).click()
  const parts = unzipSync(await readFile(await (await downloading).path()))
  const xml = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array())
  expect(xml).toMatch(
    /<p:cxnSp>.*<a:stCxn id="\d+" idx="3"\/><a:endCxn id="\d+" idx="2"\/>.*prst="bentConnector3".*<a:tailEnd type="triangle"/u,
  )
})

test('an end is dragged off and to another site, and a line is found along its way only', async ({
  page,
  openDeck,
}) => {
  const line = {
    id: 'pipe',
    url: '',
    type: 'shape',
    lineData: {
      kind: 'straight',
      start: { x: 320, y: 380, glue: { element: 'pump', site: 3 } },
      end: { x: 700, y: 600 },
      width: 3,
    },
  }
  const editor = await openDeck({
    slides: [{ ...slide, images: [...shapes, line] }],
  })
  // Inside the box of the line, but far from it.
  await page.mouse.click(...(await at(editor, 660, 400)))
  await expect(editor.element('Line')).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.click(...(await at(editor, 510, 490)))
  await expect(editor.element('Line')).toHaveAttribute('aria-pressed', 'true')

  await expect(page.locator('[data-line-end="end"]')).toBeVisible()
  await drag(editor, [700, 600], [762, 482])
  await page.mouse.up()
  await editor.stored(lines).toMatchObject([{ end: { glue: { element: 'tank', site: 2 } } }])
  // Shift keeps to steps of 45 degrees and glues nothing.
  await page.keyboard.down('Shift')
  await drag(editor, [760, 480], [600, 392])
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await editor.stored(lines).toMatchObject([{ end: { x: 600, y: 380 } }])
  expect((await editor.read().then(lines))[0]?.end.glue).toBeUndefined()

  // Moved alone, it lets go.
  await drag(editor, [460, 380], [460, 480])
  await page.mouse.up()
  await editor.stored(lines).toMatchObject([{ start: { x: 320, y: 480 }, end: { x: 600, y: 480 } }])
  expect((await editor.read().then(lines))[0]?.start.glue).toBeUndefined()

  // A copy of pump and line together is connected to the copy of the pump.
  await editor.button('Undo').click()
  await editor.element('Shape: rectangle').click()
  await editor.element('Line').dispatchEvent('pointerdown', {
    button: 0,
    shiftKey: true,
    bubbles: true,
    pointerId: 1,
  })
  await page.keyboard.press('Control+d')
  await editor.stored((deck) => lines(deck).length).toBe(2)
  const copies = images(await editor.read())
  const copy = copies.findLast(({ lineData }) => lineData)
  const pump = copies.findLast(({ shapeData }) => shapeData?.['type'] === 'rectangle')
  expect(copy?.lineData?.start.glue).toEqual({ element: pump?.id, site: 3 })
})

test('a line is added, styled and moved by the keyboard alone', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Draw: Arrow')
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(layer(page)).toHaveCount(0)

  await editor.button('Add Line').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Line', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Arrow', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.element('Arrow')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await editor.stored(lines).toMatchObject([{ start: { x: 480, y: 339 }, end: { x: 720, y: 339 } }])

  await editor.field('Start X').focus()
  await page.keyboard.type('200')
  await page.keyboard.press('Tab')
  await expect(editor.field('Start Y')).toBeFocused()
  await editor.stored(lines).toMatchObject([{ start: { x: 200, y: 339 } }])
  await editor.field('Line width').fill('6')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Line style' }).getByText('Dashed').click()
  await page.getByRole('group', { name: 'Line type' }).getByText('Curved').click()
  await page.getByRole('combobox', { name: 'Start arrowhead' }).selectOption('Diamond')
  await page.getByRole('button', { name: 'Theme accent 1' }).click()
  await editor.button('Swap ends').click()
  await editor.stored(lines).toMatchObject([
    {
      kind: 'curved',
      start: { x: 720, y: 339 },
      end: { x: 200, y: 339 },
      color: 'accent1',
      width: 7.5,
      dash: 'dash',
      startHead: 'diamond',
      endHead: 'triangle',
    },
  ])
  await expectAccessible(page)
  await editor.element('Curved connector').focus()
  await page.keyboard.press('Delete')
  await expect(editor.element('Curved connector')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a line has handles for fingers, in light and dark', async ({
    page,
    openDeck,
  }, testInfo) => {
    const editor = await openDeck({ slides })
    await page.getByRole('tab', { name: 'EDIT' }).click()
    await editor.button('Add Line').click()
    await page.getByRole('menuitem', { name: 'Curved connector' }).click()
    await layer(page).tap({ position: { x: 180, y: 60 } })
    await expect(editor.element('Curved connector')).toBeVisible()
    const handle = page.locator('[data-line-end="end"]')
    await expect(handle).toBeVisible()
    const felt = await handle.boundingBox()
    expect(Math.round(felt?.width ?? 0)).toBe(44)
    expect(Math.round((await handle.locator('span').boundingBox())?.width ?? 0)).toBe(24)
    await page.screenshot({ path: testInfo.outputPath('phone-light.png') })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: testInfo.outputPath('phone-dark.png') })
    await expectAccessible(page)
  })
})

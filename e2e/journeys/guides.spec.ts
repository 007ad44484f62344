import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'

const box = (id: string, x: number, y: number) => ({
  id,
  content: id,
  position: { x, y, width: 160, height: 60 },
})
const slides = [
  {
    slide_title: '',
    bullet_points: [],
    text_elements: [box('left', 100, 500), box('right', 500, 500), box('held', 900, 300)],
  },
]

test('guides stand where a dragged box is drawn to, and what covers the slide steps aside until it is let go', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const held = editor.element('Text: held')
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  const handle = page.locator('[data-handle=se]')
  await held.click()
  await expect(bar).toBeVisible()
  const place = await held.boundingBox()
  const paper = await editor.canvas.boundingBox()
  if (!place || !paper) throw new Error('the slide is not shown')
  const scale = paper.width / 1200
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const moveBy = (x: number, y: number) =>
    page.mouse.move(middle.x + x * scale, middle.y + y * scale, { steps: 4 })

  await test.step('to the middle of the page, which is said', async () => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await moveBy(-378, -60)
    await expect(guide(page, 'x')).toBeVisible()
    await expect(guide(page, 'x').getByText('Center')).toBeVisible()
    await expect(guide(page, 'y')).toBeHidden()
    const line = await guide(page, 'x').boundingBox()
    expect(Math.abs((line?.x ?? 0) - (paper.x + paper.width / 2))).toBeLessThanOrEqual(1)
    await expect(bar).toBeHidden()
    await expect(handle).toBeHidden()
  })

  await test.step('to the edge of another box, which is not', async () => {
    await moveBy(-303, 201)
    await expect(guide(page, 'y')).toBeVisible()
    await expect(guide(page, 'y').getByText('Center')).toBeHidden()
  })

  await test.step('to where gaps are equal, with a bar in each of them', async () => {
    await moveBy(3, 201)
    const bars = page.locator('[data-gap-part=line]:visible')
    await expect(bars).toHaveCount(2)
    const [first, second] = await bars.evaluateAll((lines) =>
      lines.map((line) => line.getBoundingClientRect().width),
    )
    expect(first).toBeCloseTo(240 * scale, 0)
    expect(second).toBeCloseTo(240 * scale, 0)
  })

  await test.step('Escape puts it back, and everything with it', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(guide(page, 'x')).toBeHidden()
    await expect(guide(page, 'y')).toBeHidden()
    await expect(bar).toBeVisible()
    await expect(handle).toBeVisible()
    expect(await held.boundingBox()).toEqual(place)
  })
})

function guide(page: Page, axis: 'x' | 'y') {
  return page.locator(`[data-guide=${axis}]`)
}

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { images } from '../fixtures/pages/imageDialog.ts'

/** A picture of 200 by 100 in a frame of its proportions. */
async function openPicture(
  page: Page,
  openDeck: (deck: {
    readonly slides: readonly Readonly<Record<string, unknown>>[]
  }) => Promise<DeckEditor>,
  more: object = {},
) {
  const base64 = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(200, 100)
    const pen = canvas.getContext('2d')
    for (const [index, color] of ['#c2410c', '#f5a524', '#0f766e', '#1d4ed8'].entries()) {
      if (!pen) break
      pen.fillStyle = color
      pen.fillRect(index * 50, 0, 50, 100)
    }
    return canvas.convertToBlob().then(async (blob) => {
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(String.fromCharCode(...bytes))
    })
  })
  const response = await page.request.post('/api/uploads', {
    multipart: {
      file: { name: 'stripes.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') },
    },
  })
  expect(response.ok()).toBe(true)
  const { url }: { url: string } = await response.json()
  const picture = {
    id: 'p0',
    url,
    type: 'upload',
    alt: 'Stripes',
    position: { x: 500, y: 250 },
    size: { width: 400, height: 200 },
    ...more,
  }
  return await openDeck({ slides: [{ slide_title: 'Ports', images: [picture] }] })
}

test('a picture is cropped by mouse: a side moves, the picture moves under it, a press outside applies', async ({
  page,
  openDeck,
}) => {
  const editor = await openPicture(page, openDeck)
  const scale = ((await editor.canvas.boundingBox())?.width ?? 0) / 1200
  await editor.element('Image: Stripes').dblclick()
  const layer = page.getByRole('dialog', { name: 'Crop picture' })
  await expect(layer.locator('[data-whole-picture]')).toBeVisible()

  await drag(page, '[data-crop-handle=e]', [-200 * scale, 0])
  await drag(page, '[aria-label^="Picture in its frame"]', [-100 * scale, 0])
  await page.mouse.click(5, 500)
  await expect(layer).toHaveCount(0)

  const crop = () => editor.stored((deck) => images(deck)[0]?.crop?.x)
  await crop().toBeCloseTo(0.25, 1)
  const [stored] = images(await editor.read())
  expect(stored?.size?.width).toBeCloseTo(200, -1)
  expect(stored?.crop).toMatchObject({ y: 0, height: 1 })
  expect(stored?.crop?.width).toBeCloseTo(0.5, 1)
  await editor.button('Undo').click()
  await editor.stored((deck) => images(deck)[0]?.size).toEqual({ width: 400, height: 200 })
  expect(images(await editor.read())[0]).not.toHaveProperty('crop')
})

test('a picture is cropped by keyboard, and Escape leaves it alone', async ({ page, openDeck }) => {
  const editor = await openPicture(page, openDeck)
  const layer = page.getByRole('dialog', { name: 'Crop picture' })
  await editor.element('Image: Stripes').focus()
  await page.keyboard.press('Enter')
  const frame = layer.getByRole('button', { name: /^Picture in its frame/ })
  await expect(frame).toBeFocused()
  await layer.getByRole('button', { name: 'Left edge of the frame' }).focus()
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await expect(editor.element('Image: Stripes')).toBeFocused()
  expect(images(await editor.read())[0]).not.toHaveProperty('crop')

  await page.keyboard.press('Enter')
  await layer.getByRole('button', { name: 'Left edge of the frame' }).focus()
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await editor
    .stored((deck) => images(deck)[0])
    .toMatchObject({
      crop: { x: 0.25, y: 0, width: 0.75, height: 1 },
      position: { x: 600, y: 250 },
      size: { width: 300, height: 200 },
    })
})

test('a picture is cut to a shape, and shown whole again', async ({ page, openDeck }) => {
  const editor = await openPicture(page, openDeck)
  const layer = page.getByRole('dialog', { name: 'Crop picture' })
  await editor.element('Image: Stripes').dblclick()
  await layer.getByRole('button', { name: 'Crop to shape' }).click()
  await layer.locator('label', { hasText: 'Heart' }).click()
  await expect(layer.getByRole('radio', { name: 'Heart' })).toBeChecked()
  await layer.getByRole('button', { name: 'Done' }).click()
  await editor.stored((deck) => images(deck)[0]?.mask).toBe('heart')

  await editor.element('Image: Stripes').dblclick()
  await layer.getByRole('button', { name: 'Reset crop' }).click()
  await layer.getByRole('button', { name: 'Done' }).click()
  await editor.stored((deck) => images(deck)[0]?.mask).toBe(undefined)
  expect(images(await editor.read())[0]).not.toHaveProperty('crop')
})

async function drag(page: Page, selector: string, [dx, dy]: readonly [number, number]) {
  const at = await page.locator(selector).boundingBox()
  if (!at) throw new Error('Nothing to drag')
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 })
  await page.mouse.move(x + dx, y + dy, { steps: 3 })
  await page.mouse.up()
}

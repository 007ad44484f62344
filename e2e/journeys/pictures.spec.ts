import type { Locator } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import {
  choosePicture,
  dismissToast,
  freePictures,
  give,
  images,
  openFromPanel,
  openFromToolbar,
} from '../fixtures/pages/imageDialog.ts'

const words = { slide_title: 'Ports', bullet_points: ['Twelve have signed'] }

test('M-003 M-004 a slide that is full takes no further picture', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides: [{ ...words, images: freePictures(4) }] })
  const dialog = await openFromToolbar(editor, 4)
  await dialog.getByRole('tab', { name: 'Stock Photos' }).click()
  await choosePicture(dialog, 'Suggested photos', 1)
  // The fifth picture is dropped on the page while the dialog is open.
  await give(page.locator('main').last(), 'drop', 'fifth.png')
  await editor.stored((deck) => images(deck).length).toBe(5)
  await dismissToast(page)

  await dialog.getByRole('button', { name: 'Add Image' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)
  await expect(editor.button('Add Image (5/5)')).toBeDisabled()
  await expect(editor.button('Add Image')).toBeDisabled()
  await editor.saved()
  expect(images(await editor.read())).toHaveLength(5)
})

test('M-006 M-007 M-008 M-009 M-010 K-032 Remove Image takes the photo beside the text away', async ({
  page,
  openDeck,
}) => {
  const photo = { id: 'photo', url: 'illustration:sea/3', type: 'generated' }
  const beside = {
    ...words,
    visual_type: 'photo',
    visual_description: 'A harbour',
    layout_template: 'side-by-side image + bullets',
  }
  const editor = await openDeck({
    slides: [
      { ...beside, images: [photo] },
      { ...beside, media_data: { url: 'illustration:sea/4', title: 'Old' } },
      {
        ...beside,
        layout_template: 'title + bullets + image',
        images: [{ ...photo, id: 'other' }],
      },
      beside,
    ],
  })
  const remove = editor.button('Remove Image')
  for (const slide of [0, 1]) {
    await editor.thumbs.nth(slide).click()
    await remove.click()
    await expectToast(page, 'Image Removed', 'Returned to text-only layout')
    await expect(remove).toHaveCount(0)
    await editor
      .stored((deck) => deck.slides[slide])
      .toMatchObject({
        layout_template: 'title + bullets',
        visual_type: 'quote',
        visual_description: '',
      })
    const stored = (await editor.read()).slides[slide]
    expect([stored?.media_data, stored?.images ?? []]).toEqual([undefined, []])
  }
  for (const slide of [2, 3]) {
    await editor.thumbs.nth(slide).click()
    await expect(remove).toHaveCount(0)
    const dialog = await openFromPanel(editor)
    await closeByEscape(dialog)
  }
})

test('M-012 M-013 M-014 M-015 M-016 a picture is dragged and resized, and saved when it is let go', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ ...words, images: freePictures(1) }] })
  const element = editor.element(/^Image: /)
  const saves = () => calls.filter((call) => call.method() === 'PUT').length
  const calls = apiCalls(page)
  const box = () =>
    editor.stored((deck) => ({ ...images(deck)[0]?.position, ...images(deck)[0]?.size }))
  const scale = ((await editor.canvas.boundingBox())?.width ?? 0) / 1200

  await drag(element, [60 * scale, 30 * scale], async () => expect(saves()).toBe(0))
  await box().toEqual({ x: 760, y: 330, width: 300, height: 200 })
  const afterMove = saves()
  await drag(page.locator('[data-handle=se]'), [-90 * scale, -60 * scale], async () =>
    expect(saves()).toBe(afterMove),
  )
  await editor.stored((deck) => images(deck)[0]?.size).not.toEqual({ width: 300, height: 200 })
  const size = images(await editor.read())[0]?.size
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(1.5, 1)
  await drag(page.locator('[data-handle=e]'), [-900 * scale, 0])
  await drag(page.locator('[data-handle=s]'), [0, -900 * scale])
  await editor.stored((deck) => images(deck)[0]?.size).toEqual({ width: 100, height: 75 })
})

test('a picture is replaced in its place, shown whole, and a missing one is seen to be missing', async ({
  page,
  openDeck,
}) => {
  const gone = { ...freePictures(1)[0], url: `/api/uploads/${'g'.repeat(43)}` }
  const editor = await openDeck({ slides: [{ ...words, images: [gone] }] })
  await expect(editor.canvas.locator('[data-missing-picture]')).toBeVisible()
  await editor.element(/^Image: /).click()
  await editor.button('Replace').click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  await dialog.getByRole('tab', { name: 'Stock Photos' }).click()
  await choosePicture(dialog, 'Suggested photos', 4)
  await dialog.getByRole('button', { name: 'Replace Image' }).click()
  await expect(editor.canvas.locator('[data-missing-picture]')).toHaveCount(0)
  await page.getByText('Fit', { exact: true }).click()

  await editor
    .stored(images)
    .toMatchObject([{ id: 'p0', type: 'unsplash', fit: 'contain', position: { x: 700, y: 300 } }])
})

/** Drags by pixels; `held` runs before the button is released. */
async function drag(
  target: Locator,
  [dx, dy]: readonly [number, number],
  held?: () => Promise<void>,
): Promise<void> {
  const page = target.page()
  const at = await target.boundingBox()
  if (!at) throw new Error('Nothing to drag')
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Control disables snapping to guides.
  await page.keyboard.down('Control')
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await held?.()
  await page.mouse.up()
  await page.keyboard.up('Control')
}

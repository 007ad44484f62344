import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { images } from '../fixtures/pages/imageDialog.ts'

const slides = [{ slide_title: 'Ports', bullet_points: ['Twelve have signed'] }]

test('an icon is found by a word, put on the slide, recolored, exchanged and taken back', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.button('Add Icon').click()
  const dialog = page.getByRole('dialog', { name: 'Add Icon' })
  await expect(dialog.getByRole('button', { name: 'Add Icon' })).toBeDisabled()
  const search = dialog.getByRole('searchbox', { name: 'Search icons' })
  await search.fill('nothing at all')
  await expect(dialog.getByText('No icons found. Try another word.')).toBeVisible()
  await search.fill('harbour')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByTitle('Anchor', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add Icon' }).click()

  await expectToast(page, 'Icon Added')
  const icon = editor.element('Icon: anchor')
  await expect(icon).toBeFocused()
  await editor
    .stored(images)
    .toMatchObject([
      { type: 'shape', size: { width: 120, height: 120 }, iconData: { name: 'anchor' } },
    ])
  const line = editor.canvas.locator('svg [data-element-id] path[stroke-width="8.75"]')
  await expect(line).toHaveCount(1)

  await page.getByRole('group', { name: 'Icon color' }).getByRole('button', { name: 'Red' }).click()
  await expect(line).toHaveAttribute('stroke', '#DC2626')
  await editor.button('Edit icon').click()
  const again = page.getByRole('dialog', { name: 'Update Icon' })
  await expect(again.getByRole('radio', { name: 'Anchor' })).toBeChecked()
  await again.getByTitle('Rocket', { exact: true }).click()
  await again.getByRole('button', { name: 'Update Icon' }).click()
  await expect(editor.element('Icon: rocket')).toBeVisible()
  await editor.stored(images).toMatchObject([{ iconData: { name: 'rocket', color: '#DC2626' } }])

  for (const name of ['Icon: anchor', 'Icon: anchor']) {
    await editor.button('Undo').click()
    await expect(editor.element(name)).toBeVisible()
  }
  await editor.button('Undo').click()
  await expect(editor.element(/^Icon: /)).toHaveCount(0)
})

test('an icon is chosen by the keyboard alone', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.button('Add Icon').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Icon' })
  await dialog.getByRole('searchbox', { name: 'Search icons' }).fill('money')
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Icon Added')
  await expect(editor.element(/^Icon: /)).toBeFocused()
})

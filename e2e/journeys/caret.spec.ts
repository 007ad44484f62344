import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

test('a caret that a key has just moved stays where it is when the slide changes around the text', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element('Title').dblclick()
  await expect(editor.field('Edit Title')).toBeFocused()
  await page.keyboard.press('Control+a')
  // The browser reports the moved caret in the next frame; the slide changes before that.
  await page.getByRole('radio', { name: 'Center', exact: true }).evaluate((radio: HTMLElement) => {
    getSelection()?.collapseToEnd()
    radio.click()
  })
  await expect(page.getByRole('radio', { name: 'Center', exact: true })).toBeChecked()
  await page.keyboard.type('!')
  await expect(editor.field('Edit Title')).toHaveText('Wells run dry!')
})

test('a double press selects the word, and Enter on the element opens it with all of them', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const title = editor.field('Edit Title')
  const selected = () => page.evaluate(() => String(getSelection()).trim())
  await expect(editor.element('Title')).toBeVisible()
  const box = await editor.words.filter({ hasText: 'Wells' }).first().boundingBox()
  if (!box) throw new Error('no words are drawn')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
  await expect(title).toBeFocused()
  expect(await selected()).toBe('run')
  await page.keyboard.type('ran')
  await expect(title).toHaveText('Wells ran dry')

  await page.keyboard.press('Control+Enter')
  await expect(title).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  expect(await selected()).toBe('Wells ran dry')
})

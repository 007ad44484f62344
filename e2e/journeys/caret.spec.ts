import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

test('a caret that a key has just moved stays where it is when the slide changes around the text', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element('Title').dblclick()
  await expect(editor.field('Edit Title')).toBeFocused()
  // The browser reports the moved caret in the next frame; the slide changes before that.
  await page.getByRole('radio', { name: 'Center', exact: true }).evaluate((radio: HTMLElement) => {
    getSelection()?.collapseToEnd()
    radio.click()
  })
  await expect(page.getByRole('radio', { name: 'Center', exact: true })).toBeChecked()
  await page.keyboard.type('!')
  await expect(editor.field('Edit Title')).toHaveText('Wells run dry!')
})

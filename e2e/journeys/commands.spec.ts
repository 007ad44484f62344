import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = ['One', 'Two', 'Three'].map((slide_title) => ({
  slide_title,
  bullet_points: [`About ${slide_title}`],
}))

test('the command palette runs what can be done with the selection, the slide and the deck', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const palette = page.getByRole('dialog', { name: 'Search actions' })
  const option = (name: RegExp) => palette.getByRole('option', { name })
  // Keys go to a dialog until it is gone, and to the next one's field once it has the focus.
  const open = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
  }
  const choose = async (words: string) => {
    await open()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }

  // Nothing is selected, so commands that need a selection are missing.
  await open()
  await expect(option(/^Show grid/)).toBeVisible()
  await expect(option(/^Duplicate$/)).toHaveCount(0)
  await page.keyboard.type('there is no such thing')
  await expect(palette.getByText('No actions or slides match')).toBeVisible()
  await page.keyboard.press('Escape')

  await choose('slide three')
  await expect(page.getByText('SLIDE 3 OF 3')).toBeVisible()
  await choose('duplicate slide')
  await expectToast(page, 'Slide Added', 'A copy of slide 3')
  await choose('undo')
  await editor.stored((deck) => deck.slides.length).toBe(3)

  // A command for the selection keeps it and returns the focus to the canvas.
  await editor.element('Title').focus()
  await page.keyboard.press('Space')
  await choose('copy style')
  await expect(editor.element('Title')).toHaveAttribute('aria-pressed', 'true')
  await open()
  await expect(option(/^Align left edges/)).toBeVisible()
  await page.keyboard.press('Escape')

  // A command that opens a dialog leaves it open.
  await choose('keyboard shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('version')
  await expect(page.getByRole('dialog', { name: 'Version history' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('find and')
  await expect(page.getByLabel('Replace with')).toBeVisible()

  await editor.button('Search actions').click()
  await expect(palette).toBeVisible()
})

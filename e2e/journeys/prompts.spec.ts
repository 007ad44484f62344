import { expect, test } from '../fixtures/editorTest.ts'

test('what a new slide asks for is shown on the canvas alone, until somebody writes', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ slide_title: 'Wells', bullet_points: ['Dry'] }] })
  await editor.button('Add slide').click()
  await expect(editor.words.filter({ hasText: 'bullet point' })).toBeVisible()
  await editor.element('Bullets').dblclick()
  await page.keyboard.type('Every third well')
  await page.keyboard.press('Control+Enter')
  await editor
    .stored((deck) => deck.slides[1])
    .toMatchObject({
      slide_title: 'New Slide 2',
      bullet_points: ['Every third well'],
    })

  await page.goto(`/slideshow/${editor.id}`)
  const show = page.getByRole('main')
  await expect(show).toContainText('Dry')
  await page.keyboard.press('ArrowRight')
  await expect(show).toContainText('Every third well')
  await expect(show).not.toContainText('New Slide')
})

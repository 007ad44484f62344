import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

// Regressions: faults that somebody used to Google Slides found in an hour of work.

test('words that replace a whole title keep its weight', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.element('Title').click()
  await page.keyboard.press('Enter')
  await expect(editor.field('Edit Title')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Agenda')
  await page.keyboard.press('Control+Enter')
  await editor
    .stored(({ slides: [slide] }) => [slide?.slide_title, slide?.slide_title_runs])
    .toEqual(['Agenda', undefined])
})

test('a new slide has the focus, and what is typed on a selected prompt replaces it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element('Title').click()
  await page.keyboard.press('Control+m')
  await expect(page.getByRole('option', { name: /^Slide 2/ })).toBeFocused()

  await editor.element('Title').click()
  await page.keyboard.type('Thanks')
  await expect(editor.field('Edit Title')).toHaveText('Thanks')
})

test('a long panel scrolls by itself, never the page', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor
    .element(/^Shape: /)
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Shape/ }).first()).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await overflow()).toBe(0)
})

test('what can be inserted is found by its name', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.element('Title').click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('chart')
  await page.getByRole('option', { name: 'Create Chart' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Chart' })).toBeVisible()
})

test('a double click opens the cell under the pointer, and Ctrl+Z undoes a change of the table', async ({
  page,
  openDeck,
}) => {
  const rows = [
    ['Well', 'Depth'],
    ['North', '12 m'],
    ['South', '9 m'],
  ]
  const editor = await openDeck({
    slides: [
      { slide_title: 'Depths', layout_template: 'table', bullet_points: [], table: { rows } },
    ],
  })
  const words = await editor.words.filter({ hasText: '12 m' }).boundingBox()
  if (!words) throw new Error('the cell is not drawn')
  const cell = editor.field('Row 1, Depth')
  await page.mouse.dblclick(words.x + words.width / 2, words.y + words.height / 2)
  await expect(cell).toBeFocused()

  const expectRows = (count: number) =>
    editor.stored(({ slides: [slide] }) => slide?.table?.rows.length).toBe(count)
  await page.getByRole('button', { name: 'Insert row below' }).click()
  await expectRows(4)
  await page.keyboard.press('Control+z')
  await expectRows(3)
  await page.keyboard.press('Control+Shift+z')
  await expectRows(4)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+z')
  await expectRows(3)

  // What is typed in a cell is undone in the cell.
  const open = editor.field('Row 2, Depth')
  await expect(open).toBeFocused()
  await page.keyboard.type('14 m')
  await expect(open).toHaveValue('14 m')
  await page.keyboard.press('Control+z')
  await expect(open).not.toHaveValue('14 m')
  await expectRows(3)
})

test('bullets are indented by the keys of Google Docs and of PowerPoint', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({
    slides: [{ slide_title: 'Wells', bullet_points: ['North', 'Twelve of them'] }],
  })
  const indented = { text: 'Twelve of them', level: 1 }
  const expectBullets = (bullets: readonly unknown[]) =>
    editor.stored(({ slides: [slide] }) => slide?.bullet_points).toEqual(bullets)
  await editor.element('Bullets').click()
  await page.keyboard.press('Enter')
  await expect(editor.field('Edit Bullets')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+]')
  await expectBullets(['North', indented])
  await page.keyboard.press('Control+[')
  await expectBullets(['North', 'Twelve of them'])
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expectBullets(['North', indented])
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expectBullets(['North', 'Twelve of them'])
})

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [
  {
    slide_title: 'Clinics by city',
    bullet_points: ['Lisbon: 12 clinics', 'Porto: 8 clinics', 'Faro: 3 clinics'],
  },
]

test('a chart is made of the numbers of the slide, looked at beside it, dropped, then kept as one step', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.openTab('IDEAS')
  await editor.button('Make a chart').click()
  const dialog = page.getByRole('dialog', { name: 'Make a chart' })
  const after = dialog.getByRole('img', { name: 'After: A chart of 3 numbers' })
  await expect(after).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Before' })).toBeVisible()
  await expect(after.getByText('Lisbon')).not.toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.element(/^Chart: /)).toHaveCount(0)

  await editor.button('Make a chart').click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expectToast(page, 'Slide Changed', 'Make a chart: A chart of 3 numbers')
  await expect(editor.element('Chart: Clinics by city (clinics)')).toBeVisible()
  await editor
    .stored(({ slides: [slide] }) => slide?.layout_template)
    .toBe('title + chart + bullets')
  await editor.button('Undo').first().click()
  await expect(editor.element(/^Chart: /)).toHaveCount(0)
  await editor.stored(({ slides: [slide] }) => slide?.layout_template).toBe('title + bullets')
})

test('one of several alternatives is chosen, notes are shown before they are kept', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.openTab('IDEAS')
  await editor.button('Three alternatives').click()
  const dialog = page.getByRole('dialog', { name: 'Three alternatives' })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByRole('radio', { name: 'Cards' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'After: Icons' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'After: Steps' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await editor.stored(({ slides: [slide] }) => slide?.layout_template).toBe('process')

  await editor.button('Write notes').click()
  const notes = page.getByRole('dialog', { name: 'Write notes' })
  await expect(notes.getByText('Open with: Clinics by city')).toBeVisible()
  await notes.getByRole('button', { name: 'Keep' }).click()
  await expect(editor.field('Speaker notes')).toHaveValue(/Point 1: Lisbon: 12 clinics/)
})

test('what takes new words says that it needs a model, and a failed call can be tried again', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.openTab('IDEAS')
  await editor.button('Translate').click()
  const dialog = page.getByRole('dialog', { name: 'Translate' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Enter a language')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Language' }).fill('Português')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/needs an AI model/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)

  await page.route('**/api/assist', (route) => route.abort(), { times: 1 })
  await editor.button('Make a table').click()
  const table = page.getByRole('dialog', { name: 'Make a table' })
  await expect(table.getByText(/could not be reached/)).toBeVisible()
  await table.getByRole('button', { name: 'Try again' }).click()
  await table.getByRole('button', { name: 'Keep' }).click()
  await expect(editor.element(/^Table: /)).toBeVisible()
})

import { expect, test } from '../fixtures/editorTest.ts'

const slides = [
  {
    slide_title: 'The north carries the year',
    bullet_points: [],
    layout_template: 'table',
    table: {
      rows: [
        ['Region', 'Stores', 'Staff'],
        ['North\nSouth', '88', '9'],
        ['', '74', '7'],
      ],
      merges: [{ row: 1, column: 0, rows: 2, columns: 1 }],
    },
  },
]

test('columns are widened by mouse and keyboard, and the look of the table is set', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const table = () => editor.stored((deck) => deck.slides[0]?.table)
  const line = page.getByRole('separator', { name: 'Width of column 1' })
  await editor.element(/^Table: /).dblclick()
  await expect(line).toHaveAttribute('aria-valuenow', '30')

  await test.step('by mouse, as one step', async () => {
    const box = await line.boundingBox()
    if (!box) throw new Error('No line')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, y)
    await page.mouse.move(box.x + 90, y, { steps: 4 })
    await page.mouse.up()
    await expect(line).not.toHaveAttribute('aria-valuenow', '30')
  })

  await test.step('by keyboard', async () => {
    await editor.button('Distribute columns evenly').click()
    await expect(line).toHaveAttribute('aria-valuenow', '33')
    await line.focus()
    await page.keyboard.press('ArrowRight')
    await expect(line).toHaveAttribute('aria-valuenow', '34')
    await editor.stored((deck) => deck.slides[0]?.table?.columnWidths?.length).toBe(3)
    await line.press('Enter')
    await expect(line).not.toHaveAttribute('aria-valuenow', '34')
  })

  await editor.button('Header row').click()
  await editor.button('Emphasize first column').click()
  await editor.button('Banded rows').click()
  await table().toMatchObject({ header: false, firstColumn: true, banded: true })

  await test.step('a merged cell is one stop, and comes apart', async () => {
    await page.getByRole('button', { name: 'Row 2, Column 1' }).click()
    await expect(page.getByRole('button', { name: 'Row 3, Column 1' })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Row 3, Column 2' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await editor.button('Unmerge cells').click()
    await table().toMatchObject({ rows: [{}, ['North South', '88', '9'], ['', '74', '7']] })
  })
})

import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

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

const plainTable = {
  slide_title: 'Stores and staff',
  bullet_points: [],
  layout_template: 'table',
  table: {
    rows: [
      ['Region', 'Stores', 'Staff'],
      ['North', '88', '9'],
      ['South', '74', '7'],
      ['East', '12', '3'],
    ],
  },
}

test('cells are selected by mouse and keyboard, merged, copied, emptied and deleted', async ({
  page,
  openDeck,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = await openDeck({ slides: [plainTable] })
  const rows = () => editor.stored((deck) => deck.slides[0]?.table?.rows)
  const cell = (name: string) => page.getByRole('button', { name, exact: true })
  const selected = (size: string) => page.getByRole('group', { name: `${size} cells selected` })
  await editor.element(/^Table: /).dblclick()

  await test.step('by mouse: pressed in one cell and released in another', async () => {
    await cell('Row 1, Stores').hover()
    await page.mouse.down()
    await cell('Row 2, Staff').hover()
    await page.mouse.up()
    await expect(selected('2 by 2')).toBeFocused()
  })

  await test.step('copied as cells for other programs', async () => {
    await page.keyboard.press('Control+c')
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(html).toContain('<tr><td')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('88\t9\n74\t7')
  })

  await test.step('merged, and taken apart', async () => {
    await editor.button('Merge cells').click()
    await rows().toEqual([
      ['Region', 'Stores', 'Staff'],
      ['North', '88\n9\n74\n7', ''],
      ['South', '', ''],
      ['East', '12', '3'],
    ])
    await expect(editor.button('Merge cells')).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await rows().toEqual(plainTable.table.rows)
  })

  await test.step('by keyboard: Shift and arrows from the end of a text', async () => {
    await editor.element(/^Table: /).dblclick()
    await cell('Row 2, Region').click()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(selected('2 by 2')).toBeFocused()
    await page.keyboard.press('Delete')
    await rows().toEqual([
      ['Region', 'Stores', 'Staff'],
      ['North', '88', '9'],
      ['', '', '7'],
      ['', '', '3'],
    ])
    await page.keyboard.press('Control+v')
    await rows().toEqual([
      ['Region', 'Stores', 'Staff'],
      ['North', '88', '9'],
      ['88', '9', '7'],
      ['74', '7', '3'],
    ])
  })

  await test.step('a letter writes in the first of them', async () => {
    await cell('Row 2, Region').click()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(selected('2 by 1')).toBeFocused()
    await page.keyboard.press('W')
    await expect(page.getByRole('textbox', { name: 'Row 2, Region' })).toHaveValue('W')
    await page.keyboard.type('est')
  })

  await test.step('the menu deletes the rows of a selection', async () => {
    await cell('Row 1, Region').click()
    await cell('Row 2, Staff').click({ modifiers: ['Shift'] })
    await cell('Row 2, Stores').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete 2 rows' }).click()
    await rows().toEqual([
      ['Region', 'Stores', 'Staff'],
      ['74', '7', '3'],
    ])
    await page.keyboard.press('Escape')
  })
})

test('a total row has sums that follow the cells, and rows go in above it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [plainTable] })
  const last = () => editor.stored((deck) => deck.slides[0]?.table?.rows.at(-1))
  await editor.element(/^Table: /).dblclick()
  await editor.button('Total row').click()
  await last().toEqual(['Total', '174', '19'])
  await expect(editor.button('Total row')).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Row 4, Region' }).click()
  await editor.button('Insert row below').click()
  await page.keyboard.type('West')
  await page.keyboard.press('Tab')
  await page.keyboard.type('26')
  await last().toEqual(['Total', '200', '19'])
  await expect(editor.words.filter({ hasText: '200' })).toBeVisible()
})

test('arrows lead from the end of a cell’s text to the cell beside it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [plainTable] })
  await editor.element(/^Table: /).press('Enter')
  await expect(editor.field('Header, column 1')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('textbox', { name: /^Row 1, / })).toBeFocused()
  await page.keyboard.type('East')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('r')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await editor.stored((deck) => deck.slides[0]?.table?.rows[1]?.[0]).toBe('Easrt')
  await expect(page.getByRole('textbox', { name: /^Row 1, / })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(editor.field('Header, column 2')).toBeFocused()
})

test('a layout that does not show the table says so, and the table comes back with its own', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.openTab('LAYOUT')
  await page.getByRole('button', { name: 'Two column', exact: true }).click()
  await expectToast(page, 'Layout Applied', 'Two column. It doesn’t show the table')
  await expect(editor.element(/^Table: /)).toHaveCount(0)

  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expectToast(page, 'Layout Applied', 'Table')
  await expect(editor.element(/^Table: /)).toBeVisible()
})

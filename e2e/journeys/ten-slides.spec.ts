import type { Locator, Page } from '@playwright/test'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { slidesInBytes, thereAndBack } from '../fixtures/steps/thereAndBack.ts'

const slides = [{ slide_title: 'Harbours', bullet_points: ['Silt moves every tide'] }]

test('ten slides with every kind of element are built by mouse, all of it is undone and redone to the same bytes', async ({
  page,
  openDeck,
}) => {
  test.slow()
  const editor = await openDeck({ slides })
  const start = await slidesInBytes(editor)
  const dialog = page.getByRole('dialog')
  const thumb = (place: number) => editor.thumbs.nth(place)

  await test.step('ten slides, three of them by layout', async () => {
    for (const layout of ['Table', 'Timeline', 'Three cards']) {
      await editor.chooseInSlideMenu('Add slide with layout...')
      await dialog.getByRole('button', { name: layout, exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
    for (let count = 4; count < 10; count += 1) await editor.button('Add slide').click()
    await expect(page.getByText('SLIDE 10 OF 10')).toBeVisible()
  })

  await test.step('words', async () => {
    await thumb(0).click()
    await write(editor, 'Title', 'Twelve ports')
    await write(editor, 'Bullets', 'Four in the Baltic')
    await editor.button('Add Text').click()
    await write(editor, /^Text: /, 'Ask a pilot')
    await editor.button('Bold').click()
    await page
      .getByRole('group', { name: 'Text color' })
      .getByRole('button', { name: 'Red' })
      .click()
  })

  await test.step('cells of a table', async () => {
    await thumb(1).click()
    await editor.element(/^Table: /).click()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Header, column 1' }).fill('Coast')
    await page
      .getByRole('button', { name: /^Row 1, / })
      .nth(1)
      .click()
    await page.getByRole('textbox', { name: /^Row 1, / }).fill('Four ports')
    await thumb(1).click()
    await editor
      .stored(({ slides: [, table] }) => [table?.table?.rows[0]?.[0], table?.table?.rows[1]?.[1]])
      .toEqual(['Coast', 'Four ports'])
  })

  await test.step('a chart', async () => {
    await thumb(4).click()
    await editor.button('Create Chart').click()
    await dialog.getByLabel('Title').fill('Ports by coast')
    await dialog.getByText('Bar', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Create Chart' }).click()
    await expect(editor.element('Chart: Ports by coast')).toBeVisible()
    await moveBy(editor.element('Chart: Ports by coast'), { x: -40, y: 30 })
  })

  await test.step('a shape', async () => {
    await thumb(5).click()
    await editor.button('Add Shapes').click()
    await dialog.getByRole('group', { name: 'Shape', exact: true }).locator('label').nth(6).click()
    await dialog.getByRole('button', { name: 'Add Shape' }).click()
    const shape = editor.element(/^Shape: /)
    await expect(shape).toHaveAttribute('aria-pressed', 'true')
    await moveBy(page.locator('[data-handle=se]'), { x: 40, y: 20 })
    await moveBy(shape, { x: 30, y: -40 })
    await page.keyboard.press('Control+d')
    await expect(shape).toHaveCount(2)
  })

  await test.step('a picture', async () => {
    await thumb(6).click()
    await editor.button('Add Image').click()
    await dialog.getByRole('tab', { name: 'Stock Photos' }).click()
    await dialog.getByRole('group', { name: 'Suggested photos' }).getByRole('img').first().click()
    await dialog.getByRole('button', { name: 'Add Image' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(editor.element(/^Image: /)).toBeVisible()
  })

  await test.step('looks, notes and order', async () => {
    await editor.openTab('STYLE')
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await editor.openTab('LAYOUT')
    await page.getByRole('button', { name: 'Centered quote' }).click()
    await editor.openTab('EDIT')
    await thumb(7).click()
    await editor.field('Speaker notes').fill('Breathe.')
    await page.getByRole('checkbox', { name: 'Show bullets one by one' }).check()
    await editor.chooseInSlideMenu('Hide Slide')
    await thumb(8).click()
    await editor.chooseInSlideMenu('Move up')
    await thumb(9).click()
    await editor.chooseInSlideMenu('Duplicate Slide')
    await editor.chooseInSlideMenu('Delete Current Slide')
    await expect(page.getByText('OF 10')).toBeVisible()
  })

  await thereAndBack(editor, start, {
    undo: () => page.getByLabel('Undo', { exact: true }).click(),
    redo: () => page.getByLabel('Redo', { exact: true }).click(),
  })
})

test('the same by keyboard alone: every control is reached by Tab, all of it is undone and redone to the same bytes', async ({
  page,
  openDeck,
}) => {
  test.slow()
  const editor = await openDeck({ slides })
  const start = await slidesInBytes(editor)
  const dialog = page.getByRole('dialog')
  const keys = page.keyboard
  const tabTo = (target: Locator) => walkTo(target, 'Tab')
  const backTo = (target: Locator) => walkTo(target, 'Shift+Tab')
  const pressAll = async (...names: readonly string[]) => {
    for (const name of names) await keys.press(name)
  }

  await test.step('ten slides, one of them by layout', async () => {
    await backTo(editor.button('Slide menu'))
    await keys.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await keys.press('Enter')
    await tabTo(dialog.getByRole('button', { name: 'Table', exact: true }))
    await keys.press('Enter')
    await expect(dialog).toHaveCount(0)
    await backTo(editor.button('Add slide'))
    for (let count = 2; count < 10; count += 1) await keys.press('Enter')
    await expect(page.getByText('SLIDE 10 OF 10')).toBeVisible()
  })

  await test.step('words', async () => {
    await backTo(page.getByRole('option', { name: 'Slide 10' }))
    await keys.press('Home')
    await expect(page.getByText('SLIDE 1 OF 10')).toBeVisible()
    await backTo(editor.element('Bullets'))
    await rewrite(page, 'Four in the Baltic')
    await backTo(editor.element('Title'))
    await rewrite(page, 'Twelve ports')
    await backTo(editor.button('Add Text'))
    await keys.press('Enter')
    await expect(editor.element(/^Text: /)).toBeFocused()
    await rewrite(page, 'Ask a pilot')
    await pressAll('Shift+ArrowLeft', 'Shift+ArrowUp', 'Alt+ArrowRight', 'Alt+r')
  })

  await test.step('cells of a table', async () => {
    await keys.press('PageDown')
    await expect(page.getByText('SLIDE 2 OF 10')).toBeVisible()
    await backTo(editor.element(/^Table: /))
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Header, column 1' })).toBeFocused()
    await keys.press('Control+a')
    await keys.type('Coast')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Row 1, Coast' })).toBeFocused()
    await keys.press('Tab')
    await expect(page.getByRole('button', { name: 'Row 1, Coast' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Row 1, / })).toBeFocused()
    await keys.press('Control+a')
    await keys.type('Four ports')
    await keys.press('Escape')
    await expect(editor.element(/^Table: Coast/)).toBeFocused()
  })

  await test.step('a chart', async () => {
    await keys.press('PageDown')
    await backTo(editor.button('Create Chart'))
    await keys.press('Enter')
    await tabTo(dialog.getByLabel('Title'))
    await keys.type('Ports by coast')
    await keys.press('Enter')
    await expect(editor.element('Chart: Ports by coast')).toBeFocused()
    await pressAll('Shift+ArrowLeft', 'Shift+ArrowDown', 'ArrowDown')
  })

  await test.step('a shape', async () => {
    await keys.press('PageDown')
    await backTo(editor.button('Add Shapes'))
    await keys.press('Enter')
    await tabTo(
      dialog.getByRole('group', { name: 'Shape', exact: true }).getByRole('radio').first(),
    )
    await pressAll('ArrowRight', 'ArrowRight', 'ArrowRight')
    await tabTo(dialog.getByRole('button', { name: 'Add Shape' }))
    await keys.press('Enter')
    await expect(editor.element(/^Shape: /)).toBeFocused()
    await pressAll('Shift+ArrowRight', 'Alt+ArrowDown', 'Control+d')
    await expect(editor.element(/^Shape: /)).toHaveCount(2)
  })

  await test.step('a picture', async () => {
    await keys.press('PageDown')
    await backTo(editor.button('Add Image'))
    await keys.press('Enter')
    await tabTo(dialog.getByRole('tab', { name: 'AI Generation' }))
    for (const name of ['Upload', 'Stock Photos']) {
      await keys.press('ArrowRight')
      await expect(dialog.getByRole('tab', { name })).toBeFocused()
    }
    await tabTo(dialog.getByRole('group', { name: 'Suggested photos' }).getByRole('radio').first())
    await keys.press('Space')
    await tabTo(dialog.getByRole('button', { name: 'Add Image' }))
    await keys.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(editor.element(/^Image: /)).toBeFocused()
  })

  await test.step('looks, notes and order', async () => {
    await backTo(page.getByRole('tab', { name: 'EDIT' }))
    await pressAll('ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect(page.getByRole('tab', { name: 'STYLE' })).toHaveAttribute('aria-selected', 'true')
    await tabTo(page.getByRole('tabpanel').getByRole('button').first())
    await keys.press('Enter')
    await tabTo(editor.field('Speaker notes'))
    await keys.type('Breathe.')
    await tabTo(page.getByRole('option', { selected: true }))
    await pressAll('Alt+ArrowRight', 'Control+d', 'Delete')
    await expect(page.getByText('OF 10')).toBeVisible()
  })

  await thereAndBack(editor, start, {
    undo: () => keys.press('Control+z'),
    redo: () => keys.press('Control+Shift+z'),
  })
})

async function write(editor: DeckEditor, name: string | RegExp, words: string): Promise<void> {
  await editor.element(name).last().dblclick()
  await editor.page.getByRole('textbox', { name: /^Edit / }).fill(words)
  await editor.page.keyboard.press('Control+Enter')
}

/** Opens the focused text and replaces it. */
async function rewrite(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Edit / })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  await page.keyboard.press('Control+Enter')
}

/** Moves the focus to an element by keyboard only. */
async function walkTo(target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  await target.waitFor({ state: 'attached' })
  for (let count = 0; count < 120; count += 1) {
    if (await isThere()) return
    await target.page().keyboard.press(key)
  }
  throw new Error('the keyboard does not get there')
}

async function moveBy(
  thing: Locator,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const mouse = thing.page().mouse
  const box = await thing.boundingBox()
  if (!box) throw new Error('there is nothing to move')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + x, from.y + y, { steps: 4 })
  await mouse.up()
}

import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { paste } from '../fixtures/paste.ts'
import { slides } from '../fixtures/wellsDeck.ts'

// What somebody used to Google Slides reached for in an hour of work.

const plain = [{ slide_title: 'Wells', bullet_points: ['Every third well', 'Every summer'] }]

test('words are as large in the panel while they are written as when they are selected', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  const size = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text size' })
  await editor.element('Bullets').click()
  const selected = await size.inputValue()
  await page.keyboard.press('Enter')
  await expect(editor.field('Edit Bullets')).toBeFocused()
  await expect(size).toHaveValue(selected)

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+End')
  await size.fill('20')
  await size.press('Enter')
  await expect(size).toHaveValue('20')
  await editor.thumbs.first().click()
  const drawn = editor.words.filter({ hasText: 'Every third well' })
  await expect.poll(async () => Math.round(Number(await drawn.getAttribute('font-size')))).toBe(20)
})

test('Ctrl+M adds a slide while somebody writes, and Ctrl+F5 presents', async ({
  page,
  context,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  await editor.element('Title').click()
  await page.keyboard.press('Enter')
  await expect(editor.field('Edit Title')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' run dry')
  await page.keyboard.press('Control+m')
  await expect(page.getByRole('option', { name: /^Slide 2/ })).toHaveAttribute('aria-current', /./)
  await editor.stored((deck) => deck.slides[0]?.slide_title).toBe('Wells run dry')
  await editor.stored((deck) => deck.slides.length).toBe(2)

  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+F5')
  const presenter = await opened
  await expect(presenter).toHaveURL(/slideshow\/\d+#2$/)
  // A deck has one window for its presenter.
  await page.keyboard.press('Control+Shift+F5')
  await expect(presenter).toHaveURL(/slideshow\/\d+$/)
})

test('a presenter that the browser blocked can be opened from the notice', async ({
  page,
  context,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })
  await editor.button('PRESENT').click()
  await expectToast(
    page,
    'Your browser blocked the presenter',
    'Allow windows of this site, or open it from here.',
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await expect(await opened).toHaveURL(/slideshow/)
})

test('while Alt drags a copy, the original stays in view', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  const star = editor.element('Shape: star')
  const { x, y } = await middleOf(star)
  const drawn = () => editor.canvas.locator('svg [data-element-id="a"]')
  const before = await drawn().count()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  await page.mouse.move(x + 60, y + 90, { steps: 4 })
  await expect(drawn()).not.toHaveCount(before)
  const places = await drawn().evaluateAll((marks) =>
    marks.map((mark) => Math.round(mark.getBoundingClientRect().y)),
  )
  expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(50)
  await page.keyboard.up('Alt')
  await page.mouse.move(x + 60, y + 91)
  await expect(drawn()).toHaveCount(before)
  await page.keyboard.down('Alt')
  await page.mouse.move(x + 60, y + 90)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(editor.element('Shape: star')).toHaveCount(2)
})

test('words take a color of the theme', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides: plain })
  await editor.element('Title').click()
  const theme = page.getByRole('group', { name: 'Text color of the theme' })
  await theme.getByRole('button', { name: 'Theme accent 1' }).click()
  const color = editor.stored((deck) => deck.slides[0]?.slide_title_style?.['color'])
  await color.toMatch(/^#[0-9A-F]{6}$/)
  await expect(theme.getByRole('button', { name: 'Theme accent 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a table is as large as the cell that is pressed, or as the numbers say', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({
    slides: [...plain, { slide_title: 'Depths', bullet_points: [] }],
  })
  const rows = (index: number) =>
    editor.stored(({ slides: all }) => all[index]?.table?.rows.map((cells) => cells.length))
  await editor.button('Insert Table').click()
  const dialog = page.getByRole('dialog', { name: 'Insert Table' })
  await dialog.locator('[data-table-grid] span').nth(9).hover()
  await expect(dialog.getByText('4 columns, 2 rows with the header')).toBeVisible()
  await dialog.locator('[data-table-grid] span').nth(9).click()
  await expect(editor.field('Header, column 1')).toBeFocused()
  await rows(0).toEqual([4, 4])

  await page.keyboard.press('Escape')
  await page.keyboard.press('PageDown')
  await editor.button('Insert Table').click()
  await dialog.getByLabel('Columns').fill('2')
  await dialog.getByLabel('Rows').fill('99')
  await dialog.getByLabel('Rows').press('Enter')
  await expect(editor.field('Header, column 1')).toBeFocused()
  await rows(1).toEqual(Array.from({ length: 13 }, () => 2))
})

test('a pasted list answers the prompt for one, and a pasted table a new slide', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  const addSlide = async (count: number) => {
    await page.keyboard.press('Control+m')
    await editor.stored((deck) => deck.slides.length).toBe(count)
  }
  await addSlide(2)
  await paste(page, { 'text/html': '<ul><li>North</li><li>South</li></ul>' })
  await editor
    .stored(({ slides: all }) => [all[1]?.bullet_points, all[1]?.text_elements])
    .toEqual([['North', 'South'], undefined])
  await expect(editor.element('Bullets')).toBeFocused()

  await addSlide(3)
  await paste(page, { 'text/plain': 'Well\tDepth\nNorth\t12' })
  await editor
    .stored(({ slides: all }) => all.map(({ table }) => table?.rows))
    .toEqual([
      undefined,
      undefined,
      [
        ['Well', 'Depth'],
        ['North', '12'],
      ],
    ])
})

test('a slide of a chosen layout looks like the one before it, and has the focus', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  await editor.chooseInSlideMenu('Add slide with layout...')
  const dialog = page.getByRole('dialog', { name: 'Add slide' })
  await dialog.getByRole('button', { name: 'Two column' }).click()
  await expect(page.getByRole('option', { name: /^Slide 2/ })).toBeFocused()
})

test('a layout that the slide does not suit shows what it is for', async ({ page, openDeck }) => {
  const dated = ['2024: The pilot', '2025: Ten wells', '2026: All of them']
  const editor = await openDeck({
    slides: [
      {
        slide_title: 'Wells',
        bullet_points: [
          'Every third harbor measures the water by hand',
          'Silt is found by the ships that run aground on it',
          'Pilots wait for the tide outside of the port',
        ],
      },
      { slide_title: 'Plan', bullet_points: dated },
    ],
  })
  await editor.openTab('LAYOUT')
  const timeline = page.getByRole('button', { name: 'Timeline', exact: true })
  await timeline.scrollIntoViewIfNeeded()
  await expect(timeline).toHaveAccessibleDescription('Write “Name: detail”')
  await expect(editor.button('Title + bullets + image')).toHaveAccessibleDescription(
    'Add a picture',
  )
  await expect(editor.button('Two column')).toHaveAccessibleDescription('')
  const drawings = await page
    .getByRole('tabpanel')
    .locator('button svg')
    .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML))
  expect(drawings.length).toBeGreaterThan(5)
  expect(new Set(drawings).size).toBe(drawings.length)

  await page.keyboard.press('PageDown')
  await expect(timeline).toHaveAccessibleDescription('')
})

test('a tool from the palette has the keyboard: Escape puts it away, Enter adds', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  const take = async () => {
    await editor.element('Title').click()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Search/ }).fill('draw shape: oval')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Draw the shape oval/ })).toBeFocused()
  }
  await take()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Draw the shape/ })).toHaveCount(0)
  await take()
  await page.keyboard.press('Enter')
  await expect(editor.element('Shape: oval')).toBeFocused()
})

test('of the starting points of cards, only the one that is pressed is replaced', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: plain })
  await editor.chooseInSlideMenu('Add slide with layout...')
  await page
    .getByRole('dialog', { name: 'Add slide' })
    .getByRole('button', { name: 'Comparison' })
    .click()
  await editor.stored((deck) => deck.slides.length).toBe(2)
  const after = await middleOf(editor.words.filter({ hasText: 'how it is' }).first())
  await page.mouse.dblclick(after.x, after.y)
  await expect(editor.field('Edit Bullets')).toBeFocused()
  await page.keyboard.type('Now: it is fun')
  await page.keyboard.press('Control+Enter')
  await editor
    .stored((deck) => deck.slides[1]?.bullet_points)
    .toEqual(['Before: how it was until now', 'Now: it is fun'])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('a tap selects a text, and the next one writes in it', async ({ page, openDeck }) => {
    const editor = await openDeck({ slides })
    await editor.element('Title').tap()
    await expect(editor.element('Title')).toHaveAttribute('aria-pressed', 'true')
    // Two quick ones are a double tap, which selects a word.
    await page.waitForTimeout(600)
    await editor.element('Title').tap()
    await expect(editor.field('Edit Title')).toBeFocused()
    // Not all words, which the next key would replace.
    await page.keyboard.type('X')
    await expect(editor.field('Edit Title')).not.toHaveText('X')
  })
})

async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

import type { Locator, Page } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('K-040 L-020 elements are chosen together by the mouse, and moved, grouped, aligned, ordered, locked, turned, copied and sized, one undo step each', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const shapes = editor.element(/^Shape: /)

  await test.step('one bullet of the list is deleted in the panel', async () => {
    await editor.element('Bullets').click()
    await editor.button('Delete bullet 1').click()
    await editor.stored(({ slides: [slide] }) => slide?.bullet_points).toEqual(['Every summer'])
    await editor.element('Text: Ask the driller').click()
  })

  await test.step('a panel for the size of the text floats over it', async () => {
    await editor.button('Text Size').click()
    const floating = editor.canvas.getByRole('region', { name: 'Text Size' })
    await floating.getByRole('button', { name: 'Large' }).click()
    await expect(floating.getByRole('textbox', { name: 'Text size' })).toHaveValue('24')
    await expect(editor.words.filter({ hasText: 'driller' })).toHaveAttribute('font-size', '24')
  })

  await test.step('a text box that is sized is remembered in the browser', async () => {
    await drag(page, '[data-handle=e]', { x: 40, y: 0 })
    const cached = await page.evaluate(() => localStorage.getItem('deckloom-text-box-sizes'))
    const { width, height } = (await textOf(editor)).position
    expect(width).toBeGreaterThan(240)
    expect(JSON.parse(cached ?? '')).toEqual({ ask: [width, height] })
  })

  await test.step('Shift adds, a drag moves all, one undo takes it back', async () => {
    await editor.element('Shape: star').click()
    await editor.element('Shape: circle').click({ modifiers: ['Shift'] })
    await expect(page.getByRole('heading', { name: '2 elements' })).toBeVisible()
    await drag(page, '[data-canvas-element=a]', { x: 30, y: 50, free: 'Control' })
    const moved = await places(editor)
    expect(moved['a']?.y).toBeGreaterThan(190)
    expect((moved['b']?.x ?? 0) - (moved['a']?.x ?? 0)).toBeCloseTo(200, 1)
    expect(moved['c']).toEqual({ x: 1000, y: 150 })
    await editor.button('Undo').click()
    await editor.stored(xOf).toEqual({ a: 500, b: 700, c: 1000 })
  })

  await test.step('a frame drawn on empty ground chooses what it touches', async () => {
    const paper = await editor.canvas.boundingBox()
    if (!paper) throw new Error('the slide is not shown')
    await page.mouse.move(paper.x + paper.width + 12, paper.y + paper.height * 0.15)
    await page.mouse.down()
    await page.mouse.move(paper.x + paper.width * 0.45, paper.y + paper.height * 0.42, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('heading', { name: '3 elements' })).toBeVisible()
    await expect(editor.element('Title')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('they are distributed and grouped; a press on one selects the group, a second goes in', async () => {
    await editor.button('Distribute horizontally').click()
    await editor.stored(xOf).toEqual({ a: 500, b: 750, c: 1000 })
    await editor.button('Group').click()
    await expect(page.getByRole('heading', { name: 'Group', level: 2 })).toBeVisible()
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await editor.element('Shape: star').click()
    await expect(page.locator('[aria-pressed=true][data-canvas-element]')).toHaveCount(3)
    await editor.element('Shape: star').click()
    await expect(page.locator('[aria-pressed=true][data-canvas-element]')).toHaveCount(1)
  })

  await test.step('a group turns by its handle about the middle of all', async () => {
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await editor.element('Shape: star').click()
    await expect(page.locator('[data-turn]')).toHaveCount(1)
    await page.keyboard.down('Shift')
    await drag(page, '[data-turn]', { x: -300, y: 0 })
    await page.keyboard.up('Shift')
    const turns = await turnsOf(editor)
    expect(turns.a).not.toBe(0)
    expect(turns).toEqual({ a: turns.a, b: turns.a, c: turns.a })
    expect(Math.abs((turns.a ?? 0) % 15)).toBe(0)
    // The distances between them are unchanged, but they lie on another line.
    const { a, b, c } = await places(editor)
    const way = (from: typeof a, to: typeof a) =>
      Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))
    expect(way(a, b)).toBeCloseTo(250, 0)
    expect(way(b, c)).toBeCloseTo(250, 0)
    expect(way(a, c)).toBeCloseTo(500, 0)
    expect(a?.y).not.toBeCloseTo(b?.y ?? 0, 0)
    await editor.button('Undo').click()
    await editor.stored(xOf).toEqual({ a: 500, b: 750, c: 1000 })
    await expect.poll(() => turnsOf(editor)).toEqual({ a: 0, b: 0, c: 0 })
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await editor.element('Shape: star').click()
    await editor.element('Shape: star').click()
  })

  await test.step('a handle turns, with Shift by 15 degrees', async () => {
    await page.keyboard.down('Shift')
    await drag(page, '[data-turn]', { x: -80, y: -40 })
    await page.keyboard.up('Shift')
    const turned = Number(await editor.field('Rotation').inputValue())
    expect(turned).not.toBe(0)
    expect(Math.abs(turned % 15)).toBe(0)
    await editor.field('Rotation').fill('30')
    await editor.field('Rotation').press('Enter')
    await expect(
      editor.canvas.locator('svg g[data-element-id=a][transform^="rotate(30 "]'),
    ).toHaveCount(1)
  })

  await test.step('the menu of a right click puts the group under the text of the layout, and locks one of it', async () => {
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await editor.element('Shape: star').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Order' }).click()
    await page.getByRole('menuitem', { name: 'Send to back' }).click()
    await editor
      .stored(({ slides: [slide] }) => slide?.images?.map(({ z }) => z))
      .toEqual([-3, -2, -1])
    await expect(shapes.first()).toHaveAccessibleName('Shape: star')
    await editor.element('Shape: star').click()
    await editor.element('Shape: star').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Lock' }).click()
    await page.keyboard.press('Delete')
    await expect(editor.element('Shape: star')).toBeVisible()
    await expect(page.locator('[data-handle]')).toHaveCount(0)
  })

  await test.step('a copy is pasted on another slide and in another tab', async () => {
    // A press inside a group goes to the sibling; from outside, it takes the group.
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await editor.element('Shape: circle').click()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Control+v')
    await expect(shapes).toHaveCount(3)
    const other = await page.context().newPage()
    await other.goto(editor.url)
    await expect(other.locator('[data-canvas-element]').first()).toBeVisible()
    await other.keyboard.press('PageDown')
    await other.evaluate(() => navigator.clipboard.writeText('Words from elsewhere'))
    await other.keyboard.press('Control+v')
    await expect(other.getByRole('button', { name: 'Text: Words from elsewhere' })).toBeVisible()
    await other.close()
  })
})

test('elements are chosen, arranged and listed by the keyboard alone', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const selected = page.locator('[aria-pressed=true][data-canvas-element]')

  await editor.element('Shape: star').focus()
  await expect(selected).toHaveCount(1)
  await page.keyboard.press('Control+ ')
  await page.keyboard.press('Tab')
  await expect(selected).toHaveCount(1)
  await page.keyboard.press(' ')
  await expect(selected).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await editor.stored(xOf).toEqual({ a: 511, b: 711, c: 1000 })
  await page.keyboard.press('Control+Alt+g')
  await expect(page.getByRole('heading', { name: 'Group', level: 2 })).toBeVisible()
  await page.keyboard.press('Control+d')
  await expect(editor.element(/^Shape: /)).toHaveCount(5)
  await page.keyboard.press('Delete')
  await expect(editor.element(/^Shape: /)).toHaveCount(3)

  await page.keyboard.press('Control+a')
  await expect(selected).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(selected).toHaveCount(0)

  await editor.element('Text: Ask the driller').focus()
  await page.keyboard.press('Alt+r')
  await expect(editor.field('Rotation')).toHaveValue('15')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Copy style' })).toBeVisible()
  await closeByEscape(page.getByRole('menu'))
  await page.keyboard.press('Control+=')
  await expect(page.getByRole('button', { name: /^Zoom 100%/ })).toBeVisible()
  await page.keyboard.press('Control+0')
  await page.keyboard.press('Control+/')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const words of ['Duplicate', 'Group', 'Undo', 'Show or hide the grid']) {
    await expect(sheet.getByRole('term').filter({ hasText: words }).first()).toBeVisible()
  }
})

test('rulers stand at the edges on demand, shade what is selected and are remembered', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const rulers = editor.canvas.locator('[data-rulers]')
  await expect(rulers).toHaveCount(0)
  await editor.button('View').click()
  await page.getByRole('menuitem', { name: /^Show rulers/ }).click()
  await expect(rulers.getByText('1100')).toBeVisible()
  const shades = rulers.locator('[style*="width"], [style*="height"]')
  await expect(shades).toHaveCount(0)
  await editor.element('Shape: star').focus()
  await expect(shades).toHaveCount(2)
  await page.reload()
  await editor.drawn()
  await expect(rulers.getByText('1100')).toBeVisible()
  await page.keyboard.press('Control+Alt+r')
  await expect(rulers).toHaveCount(0)
})

test('the position in the panel follows a drag and a resize', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  const fields = ['X', 'Y', 'Width', 'Height'].map((name) => editor.field(name))
  const shown = async () => Promise.all(fields.map((field) => field.inputValue()))
  const shape = editor.element('Shape: star')
  await shape.click()
  await expect(editor.field('X')).toBeVisible()
  for (const grip of [shape, page.locator('[data-handle=se]')]) {
    const before = await shown()
    const { x, y, width, height } = await boxOf(grip)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 90, y + height / 2 + 60, { steps: 5 })
    await expect.poll(shown).not.toEqual(before)
    const during = await shown()
    await page.mouse.up()
    await expect.poll(shown).toEqual(during)
  }
})

async function drag(
  page: Page,
  selector: string,
  { free, ...by }: { readonly x: number; readonly y: number; readonly free?: 'Control' },
) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  if (free) await page.keyboard.down(free)
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 })
  await page.mouse.up()
  if (free) await page.keyboard.up(free)
}

type Stored = Awaited<ReturnType<DeckEditor['read']>>

function xOf({ slides: [slide] }: Stored) {
  return Object.fromEntries(
    (slide?.images ?? []).map(({ id, position }) => [id, Math.round(position?.x ?? 0)]),
  )
}

async function places(editor: DeckEditor) {
  await editor.stored(xOf).not.toMatchObject({ a: 500 })
  const [slide] = (await editor.read()).slides
  return Object.fromEntries((slide?.images ?? []).map(({ id, position }) => [id, position]))
}

async function turnsOf(editor: DeckEditor) {
  await editor.saved()
  const [slide] = (await editor.read()).slides
  const of = (wanted: string) => slide?.images?.find(({ id }) => id === wanted)?.rotation ?? 0
  return { a: of('a'), b: of('b'), c: of('c') }
}

async function textOf(editor: DeckEditor) {
  await editor.saved()
  await editor
    .stored(({ slides: [slide] }) => slide?.text_elements?.[0]?.position.width)
    .not.toBe(240)
  const [text] = (await editor.read()).slides[0]?.text_elements ?? []
  if (!text) throw new Error('the slide has no text box')
  return text
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

test('groups are put into groups, entered level by level by mouse and keyboard, moved as one and taken apart by layers', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const selected = page.locator('[aria-pressed=true][data-canvas-element]')
  const around = page.locator('[data-group-frame]')
  const star = editor.element('Shape: star')
  const leave = () => editor.canvas.click({ position: { x: 4, y: 4 } })

  await test.step('a group and a shape are grouped; the group stays inside', async () => {
    await star.click()
    await editor.element('Shape: circle').click({ modifiers: ['Shift'] })
    await editor.button('Group').click()
    await editor.element('Shape: hexagon').click({ modifiers: ['Shift'] })
    await expect(page.getByRole('heading', { name: '3 elements' })).toBeVisible()
    await editor.button('Group').click()
    await expect(page.getByRole('heading', { name: 'Group', level: 2 })).toBeVisible()
    await editor.stored(levelsOf).toEqual({ a: 2, b: 2, c: 1 })
  })

  await test.step('each press goes in by one level; the frame of the group stays around', async () => {
    await leave()
    await star.click()
    await expect(selected).toHaveCount(3)
    await expect(around).toHaveCount(0)
    await star.click()
    await expect(selected).toHaveCount(2)
    await expect(around).toBeVisible()
    await star.click()
    await expect(selected).toHaveCount(1)
    // Inside, a press selects what is pressed, not the group again.
    await editor.element('Shape: circle').click()
    await expect(selected).toHaveCount(1)
    await editor.element('Shape: hexagon').click()
    await expect(selected).toHaveCount(1)
    await leave()
    await expect(selected).toHaveCount(0)
  })

  await test.step('a double click enters; one on what is selected alone writes', async () => {
    const writing = page.getByRole('textbox', { name: /^Edit / })
    await star.dblclick()
    await expect(selected).toHaveCount(2)
    await expect(writing).toHaveCount(0)
    await star.dblclick()
    await expect(writing).toBeFocused()
    await page.keyboard.type('Dig deeper')
    await page.keyboard.press('Control+Enter')
    await expect(selected).toHaveCount(1)
    await leave()
  })

  await test.step('Enter selects everything, whatever a double click before it only entered', async () => {
    await star.dblclick()
    await expect(selected).toHaveCount(2)
    await star.click()
    await expect(selected).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Edit / })).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Dig\s+deeper\s*$/)
    await page.keyboard.press('Control+Enter')
    await leave()
  })

  await test.step('Enter goes in and Escape goes out', async () => {
    await star.focus()
    await expect(selected).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(selected).toHaveCount(2)
    await expect(editor.canvas.getByRole('status')).toHaveText('Group of 2 elements selected')
    await page.keyboard.press('Enter')
    await expect(selected).toHaveCount(1)
    await expect(editor.canvas.getByRole('status')).toHaveText('Shape: star selected')
    for (const count of [2, 3, 0]) {
      await page.keyboard.press('Escape')
      await expect(selected).toHaveCount(count)
    }
  })

  await test.step('it is aligned as one: its parts keep their distances', async () => {
    await star.click()
    await editor.button('Left edge').click()
    await editor.stored(xOf).toEqual({ a: 0, b: 200, c: 500 })
    await editor.button('Undo').click()
    await editor.stored(xOf).toEqual({ a: 500, b: 700, c: 1000 })
  })

  await test.step('a copy has groups in groups of its own', async () => {
    await leave()
    await star.click()
    await page.keyboard.press('Control+d')
    await expect(editor.element(/^Shape: /)).toHaveCount(6)
    await expect(selected).toHaveCount(3)
    await editor
      .stored(({ slides: [slide] }) => new Set(slide?.images?.map(({ group }) => group)).size)
      .toBe(4)
    await page.keyboard.press('Delete')
    await expect(editor.element(/^Shape: /)).toHaveCount(3)
  })

  await test.step('ungrouping takes off the outer layer only, and undo puts it back', async () => {
    await star.click()
    await editor.button('Ungroup').click()
    await editor.stored(levelsOf).toEqual({ a: 1, b: 1, c: 0 })
    await editor.button('Undo').click()
    await editor.stored(levelsOf).toEqual({ a: 2, b: 2, c: 1 })
    await leave()
    await star.click()
    await page.keyboard.press('Control+Alt+Shift+g')
    await page.keyboard.press('Control+Alt+Shift+g')
    await editor.stored(levelsOf).toEqual({ a: 0, b: 0, c: 0 })
  })
})

test('on a phone a tap selects a group, and further taps go in', async ({ page, openDeck }) => {
  const [first, ...others] = slides
  const grouped = first?.images?.map((image) => ({
    ...image,
    group: image.id === 'c' ? 'all' : 'all/pair',
  }))
  await page.setViewportSize({ width: 390, height: 844 })
  const editor = await openDeck({ slides: [{ ...first, images: grouped }, ...others] })
  const selected = page.locator('[aria-pressed=true][data-canvas-element]')

  for (const count of [3, 2, 1]) {
    await editor.element('Shape: star').click()
    await expect(selected).toHaveCount(count)
  }
})

type Stored = Awaited<ReturnType<DeckEditor['read']>>

function xOf({ slides: [slide] }: Stored) {
  return Object.fromEntries(
    (slide?.images ?? []).map(({ id, position }) => [id, Math.round(position?.x ?? 0)]),
  )
}

/** The number of groups around each shape. */
function levelsOf({ slides: [slide] }: Stored) {
  return Object.fromEntries(
    (slide?.images ?? []).map(({ id, group }) => [id, group?.split('/').length ?? 0]),
  )
}

import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { join } from '../fixtures/steps/join.ts'

const oval = {
  id: 'an-oval',
  url: '',
  type: 'shape',
  position: { x: 700, y: 250 },
  size: { width: 320, height: 220 },
  shapeData: { type: 'oval', fillColor: '#059669', width: 320, height: 220, borderWidth: 2 },
}
const slides = [
  { slide_title: 'Ports', bullet_points: ['Twelve have signed'], images: [oval] },
  { slide_title: 'Ships', bullet_points: ['Four are waiting'] },
]
const shape = 'Shape: oval'

const stored = (editor: DeckEditor) =>
  editor.stored((deck) => deck.slides[0]?.images?.[0]?.shapeData)

test('typing on a selected shape writes in it, with the looks and lists of any text', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element(shape).click()
  await page.keyboard.type('Ready')
  const field = editor.field(`Edit ${shape}`)
  await expect(field).toHaveText('Ready')
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await page.keyboard.type('by ')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('May')
  await page.keyboard.press('Control+Enter')
  await expect(editor.element(shape)).toBeFocused()
  await stored(editor).toMatchObject({
    text: 'Ready\nby May',
    runs: [{ text: 'Ready\nby ' }, { text: 'May', italic: true }],
  })
  await expect(editor.canvas.locator('svg').first()).toContainText('Ready')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' words'.repeat(100))
  await expectToast(page, 'This text is too long', 'A shape holds up to 500 characters.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Enter')

  // The whole text at once, by the keys of any text box.
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+Shift+L')
  await stored(editor).toMatchObject({ textStyle: { bold: false, textAlign: 'left' } })

  await editor.element(shape).dblclick()
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.press('Control+Enter')
  await stored(editor).toMatchObject({ lines: [{ list: 'bullet' }, { list: 'bullet' }] })

  for (let steps = 0; steps < 4; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    await editor.button('Undo').click()
  }
  await stored(editor).toEqual(oval.shapeData)
})

test('Escape leaves a shape as it was, and offers what was typed back', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element(shape).focus()
  await page.keyboard.press('Enter')
  await expect(editor.field(`Edit ${shape}`)).toBeFocused()
  await page.keyboard.type('Not yet')
  await page.keyboard.press('Escape')

  await stored(editor).toEqual(oval.shapeData)
  await expectToast(page, 'Changes Discarded')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await stored(editor).toMatchObject({ text: 'Not yet' })
})

test('two people write in one shape, and find the words of both', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  await first.element(shape).dblclick()
  await page.keyboard.type('Ready')
  await stored(first).toMatchObject({ text: 'Ready' })
  await second.editor.element(shape).dblclick()
  await expect(second.editor.field(`Edit ${shape}`)).toHaveText('Ready')
  await expect(second.editor.field(`Edit ${shape}`)).toBeFocused()
  await second.page.keyboard.press('Control+End')
  await second.page.keyboard.type(' by May')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Not ')

  await expect(second.editor.field(`Edit ${shape}`)).toHaveText('Not Ready by May')
  await stored(first).toMatchObject({ text: 'Not Ready by May' })
  await second.close()
})

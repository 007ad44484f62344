import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { endShow } from '../fixtures/steps/endShow.ts'
import { slides } from '../fixtures/wellsDeck.ts'

type Stored = Awaited<ReturnType<DeckEditor['read']>>

test('a drag with Alt leaves a copy, in one undo step, and with Shift holds the axis', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const spots = ({ slides: [slide] }: Stored) =>
    slide?.images?.map(({ id, position }) => (id.length === 1 ? position : 'a copy'))
  const [star, circle, hexagon] = [
    { x: 500, y: 150 },
    { x: 700, y: 150 },
    { x: 1_000, y: 150 },
  ]
  const pull = async (key: string) => {
    const box = await editor.element('Shape: star').boundingBox()
    if (!box) throw new Error('the star is not shown')
    await page.mouse.move(box.x + 50, box.y + 40)
    await page.mouse.down()
    await page.keyboard.down(key)
    await page.mouse.move(box.x - 50, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.up(key)
  }
  await pull('Alt')
  await expect(editor.element(/^Shape: /)).toHaveCount(4)
  await editor.stored(spots).toEqual([star, circle, hexagon, 'a copy'])
  await editor.button('Undo').click()
  await editor.stored(spots).toEqual([star, circle, hexagon])

  await pull('Shift')
  await editor.stored((deck) => spots(deck)?.[0]).toMatchObject({ y: 150 })
  await editor.stored((deck) => spots(deck)?.[0]).not.toEqual(star)
})

test('the text of everything that is selected is made bold, larger and colored at once', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const looks = ({ slides: [slide] }: Stored) => [
    slide?.bullet_style ?? {},
    slide?.text_elements?.[0]?.style ?? {},
  ]
  const panel = page.getByRole('complementary')
  await editor.element('Bullets').click()
  await editor.element('Text: Ask the driller').click({ modifiers: ['Shift'] })
  await editor.element('Shape: star').click({ modifiers: ['Shift'] })
  await expect(panel.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+b')
  await editor.stored(looks).toMatchObject([{ bold: true }, { bold: true }])
  await expect(panel.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Large' }).click()
  await editor.stored(looks).toMatchObject([{ fontSize: 24 }, { fontSize: 24 }])
  await editor.button('Undo').click()
  await page.keyboard.press('Escape')
  await editor.button('Undo').click()
  await editor.stored(looks).toEqual([{}, {}])
})

test('Ctrl+M adds a slide', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.thumbs.first().click()
  await page.keyboard.press('Control+m')
  await expect(editor.thumbs).toHaveCount(3)
})

test('what is typed on a selected text is written: over the words of a new text box, behind others', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const texts = ({ slides: [slide] }: Stored) => slide?.text_elements?.map(({ content }) => content)
  await editor.button('Add Text').click()
  await expect(editor.element('Text: New text')).toBeFocused()
  await page.keyboard.type('rotor and ?')
  await editor.stored(texts).toEqual(['Ask the driller', 'rotor and ?'])
  await page.keyboard.press('Control+Enter')

  // By the keyboard, because the new text box has a random position and may cover it.
  await editor.element('Text: Ask the driller').focus()
  await page.keyboard.type('s')
  await page.keyboard.press('Control+Enter')
  await editor.stored(texts).toEqual(['Ask the drillers', 'rotor and ?'])
  await editor.button('Undo').click()
  await editor.stored(texts).toEqual(['Ask the driller', 'rotor and ?'])
})

test('Space and a drag move the view of a zoomed slide, and nothing on it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const before = await editor.read()
  await editor.element('Shape: star').click()
  for (const _ of [1, 2, 3]) await editor.button('Zoom in').click()
  const ground = page.locator('[data-ground]')
  const at = await ground.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const seen = () => ground.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  const pull = async () => {
    const [left = 0, top = 0] = await seen()
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x - 60, at.y - 40, { steps: 4 })
    await page.mouse.up()
    const [nextLeft = 0, nextTop = 0] = await seen()
    return [nextLeft - left, nextTop - top]
  }
  await page.keyboard.down('Space')
  await expect(ground).toHaveCSS('cursor', 'grab')
  expect(await pull()).toEqual([60, 40])
  await page.keyboard.up('Space')
  await expect(ground).not.toHaveAttribute('data-hand')

  await expect(editor.element('Shape: star')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await editor.read()).slides).toEqual(before.slides)
})

test('Escape ends presenting where it began: the editor stays the only one, as it was', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element('Text: Ask the driller').click()
  const opening = page.waitForEvent('popup')
  await editor.button('PRESENT').click()
  const presenter = await opening
  await presenter.getByText(`1 / ${slides.length}`).waitFor()
  await endShow(presenter)

  expect(page.context().pages()).toEqual([page])
  await expect(page.getByRole('complementary').getByText('Position and size')).toBeVisible()
})

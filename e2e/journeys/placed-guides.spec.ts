import { expect, test } from '../fixtures/editorTest.ts'

const slides = [
  {
    slide_title: 'Wells',
    bullet_points: [],
    text_elements: [
      {
        id: 'note',
        content: 'Ask the driller',
        position: { x: 700, y: 480, width: 240, height: 50 },
      },
    ],
  },
]

test('guides are drawn out of the rulers, moved, snapped to, kept and cleared', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const vertical = page.getByRole('separator', { name: 'Vertical guide' })
  const horizontal = page.getByRole('separator', { name: 'Horizontal guide' })
  const view = async (item: string) => {
    await editor.button('View').click()
    await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
  }
  const paper = async () => {
    const box = await editor.canvas.boundingBox()
    if (!box) throw new Error('No slide')
    return { ...box, unit: box.width / 1200 }
  }

  await test.step('drawn out of the ruler', async () => {
    await view('Show rulers')
    const { x, y, unit } = await paper()
    await page.locator('[data-ruler=y]').hover()
    await page.mouse.down()
    await page.mouse.move(x + 100 * unit, y + 100, { steps: 3 })
    await page.mouse.move(x + 300 * unit, y + 120, { steps: 3 })
    await page.mouse.up()
    await expect(vertical).toHaveAttribute('aria-valuenow', /^(299|300|301)$/)
  })

  await test.step('moved by keys, and snapped to', async () => {
    await vertical.focus()
    await page.keyboard.press('ArrowRight')
    await expect(vertical).toHaveAttribute('aria-valuenow', /^31[01]|309$/)
    const at = Number(await vertical.getAttribute('aria-valuenow'))
    const { x, y, unit } = await paper()
    await page.mouse.move(x + 820 * unit, y + 505 * unit)
    await page.mouse.down()
    await page.mouse.move(x + 500 * unit, y + 520 * unit, { steps: 4 })
    await page.mouse.move(x + (820 - 700 + at + 3) * unit, y + 530 * unit, { steps: 4 })
    await page.mouse.up()
    await editor.stored((deck) => deck.slides[0]?.text_elements?.[0]?.position.x).toBe(at)
  })

  await test.step('another one from the menu, both kept for the next time', async () => {
    await view('Add horizontal guide')
    await page.reload()
    await editor.drawn()
    await expect(horizontal).toHaveAttribute('aria-valuenow', '337.5')
    await expect(vertical).toHaveCount(1)
  })

  await test.step('removed by key, by a drag off the slide, and all at once', async () => {
    await horizontal.press('Delete')
    await expect(horizontal).toHaveCount(0)
    const { x, y, unit } = await paper()
    const at = Number(await vertical.getAttribute('aria-valuenow'))
    await page.mouse.move(x + at * unit, y + 600 * unit)
    await page.mouse.down()
    await page.mouse.move(x - 40, y + 600 * unit, { steps: 4 })
    await page.mouse.up()
    await expect(vertical).toHaveCount(0)
    await view('Add vertical guide')
    await view('Clear guides')
    await expect(vertical).toHaveCount(0)
  })
})

import { expect, test } from '../fixtures/editorTest.ts'

const shape = (id: string, x: number, more: object = {}) => ({
  id,
  url: '',
  type: 'shape',
  position: { x, y: 250 },
  size: { width: 220, height: 140 },
  shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 220, height: 140, ...more },
})
const slides = [
  {
    slide_title: 'Looks',
    bullet_points: [],
    layout_template: 'title only',
    images: [shape('one', 300, { text: 'Words' }), shape('two', 600)],
  },
]

test('the panel fills shapes, frames them and lets them cast a shadow', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const looks = () => editor.stored((deck) => deck.slides[0]?.images?.map(dataOf))
  const fill = page.getByRole('region', { name: 'Fill' })
  await editor
    .element(/^Shape/)
    .first()
    .click()

  await test.step('a gradient at an angle', async () => {
    await fill.getByText('Gradient', { exact: true }).click()
    await fill.getByRole('group', { name: 'Second color' }).getByTitle('Purple').click()
    await editor.field('Gradient angle').fill('45')
    await editor.field('Gradient angle').press('Enter')
    await editor.field('Fill opacity').fill('60')
    await editor.field('Fill opacity').press('Enter')
    await page.getByRole('checkbox', { name: 'Shadow' }).check()
    await looks().toMatchObject([
      { gradient: { color: '#7C3AED', angle: 45 }, fillOpacity: 0.6, shadow: true },
      {},
    ])
  })

  await test.step('no fill, for all selected shapes at once: they keep a visible border', async () => {
    await editor
      .element(/^Shape/)
      .last()
      .click({ modifiers: ['Shift'] })
    await fill.getByText('None', { exact: true }).click()
    await page.getByRole('region', { name: 'Border' }).getByTitle('Red').click()
    await page.getByText('Dashed', { exact: true }).click()
    const frame = { filled: false, borderColor: '#DC2626', borderDash: 'dash', borderWidth: 2 }
    await looks().toMatchObject([{ ...frame, text: 'Words' }, frame])
    await expect(page.getByRole('checkbox', { name: 'Shadow' })).toHaveCount(0)
  })

  await test.step('undone step by step', async () => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
    await looks().toMatchObject([{ gradient: { angle: 45 } }, { fillColor: '#3B82F6' }])
  })
})

function dataOf(image: object): unknown {
  return 'shapeData' in image ? image.shapeData : undefined
}

import { expect, test } from '../fixtures/editorTest.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('single words of a text are given a look by the bar at the lower edge, on a slide that comes nearer', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({
    slides: [
      {
        slide_title: 'Wells',
        bullet_points: [],
        text_elements: [
          {
            id: 'ask',
            content: 'Ask the driller',
            position: { x: 600, y: 400, width: 300, height: 50 },
          },
        ],
      },
    ],
  })
  const fitted = (await editor.canvas.boundingBox())?.width ?? 0
  await editor.element('Text: Ask the driller').tap()
  await editor.button('Edit text').tap()
  const field = page.getByRole('textbox', { name: 'Edit Text: Ask the driller' })
  await expect(field).toBeFocused()
  await expect
    .poll(async () => (await editor.canvas.boundingBox())?.width ?? 0)
    .toBeGreaterThan(fitted * 1.5)
  const bar = page.getByRole('toolbar', { name: 'Text format' })
  const place = await bar.boundingBox()
  expect(place).toMatchObject({ x: 0, width: 390 })
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(844)
  await bar.getByRole('button', { name: 'Bold' }).tap()
  await expect(bar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(field).toHaveCount(0)
  await expect
    .poll(async () => (await editor.canvas.boundingBox())?.width ?? 0)
    .toBeCloseTo(fitted, 0)
  await editor
    .stored(({ slides: [slide] }) => slide?.text_elements?.[0])
    .toMatchObject({ runs: [{ text: 'Ask the driller', bold: true }] })
})

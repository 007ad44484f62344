import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const slides = [
  {
    slide_title: 'Wells run dry',
    bullet_points: ['Every third well'],
    text_elements: [
      {
        id: 'ask',
        type: 'text',
        content: 'Ask the driller',
        position: { x: 700, y: 460, width: 240, height: 50 },
        style: { fontSize: 11 },
        z: 1,
      },
    ],
    images: [
      {
        id: 'over',
        url: '',
        type: 'shape',
        position: { x: 690, y: 440 },
        size: { width: 300, height: 120 },
        shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 300, height: 120 },
        z: 2,
      },
    ],
  },
]

test('the slide check names what cannot be read, and repairs it in steps that can be undone', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const panel = await openCheck(page)
  await expect(panel.getByRole('status')).toHaveText('2 problems')
  await expect(panel.getByRole('listitem').first()).toContainText('is under Shape: rectangle')
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Uncover' }).click()
  await expect(panel.getByRole('status')).toHaveText('1 problem')
  await panel.getByRole('button', { name: 'Make it 12 points' }).click()
  await expect(panel.getByRole('status')).toHaveText('No problems found.')
  await editor
    .stored(({ slides: [slide] }) => slide?.text_elements?.[0]?.style['fontSize'])
    .toBe(15)

  await editor.button('Undo').click()
  await expect(panel.getByRole('status')).toHaveText('1 problem')
  await panel.getByRole('button', { name: 'Select' }).click()
  await expect(editor.element('Text: Ask the driller')).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Close slide check' }).click()
  await expect(panel).toHaveCount(0)
})

for (const width of [1440, 390]) {
  test(`the slide check at a width of ${width}`, async ({ page, openDeck }) => {
    await page.setViewportSize({ width, height: 844 })
    await openDeck({ slides })
    const panel = await openCheck(page)
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
}

async function openCheck(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search actions' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('check slide')
  await palette.getByRole('option', { name: /^Check slide/ }).click()
  await expect(palette).toBeHidden()
  return page.getByRole('region', { name: 'Slide check' })
}

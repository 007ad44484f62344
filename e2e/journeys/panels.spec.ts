import { apiCalls } from '../fixtures/apiCalls.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well', 'Every summer'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'] },
]

test('P-001 P-002 P-004 the switcher over the slide offers five arrangements, begins at the left and says what it applied', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const switcher = page.getByRole('group', { name: 'Layout' })
  const names = ['Left', 'Center', 'Overlay', 'Split', 'Focus'] as const

  await expect(switcher.getByRole('radio')).toHaveCount(5)
  for (const name of names) {
    await expect(switcher.getByRole('radio', { name, exact: true })).toBeAttached()
  }
  await expect(switcher.getByRole('radio', { name: 'Left' })).toBeChecked()
  const paper = await editor.canvas.boundingBox()
  const title = await editor.element('Title').boundingBox()
  expect((title?.x ?? 0) - (paper?.x ?? 0)).toBeLessThan((paper?.width ?? 0) / 8)

  for (const name of names.toReversed()) {
    await switcher.getByText(name, { exact: true }).click()
    await expectToast(page, 'Layout Applied', name)
    await expect(switcher.getByRole('radio', { name, exact: true })).toBeChecked()
    await editor.stored((deck) => deck.slides[0]?.arrangement).toBe(name)
  }
})

test('P-004 P-005 P-006 a layout, a theme and a style are applied by one press and named', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })

  await test.step('layout', async () => {
    await editor.openTab('LAYOUT')
    await page.getByRole('button', { name: 'Two column', exact: true }).click()
    await expectToast(page, 'Layout Applied', 'Two column')
    await editor
      .stored((deck) => deck.slides.map((slide) => slide.layout_template))
      .toEqual(['two column', 'title + bullets'])
  })

  await test.step('theme on the whole deck', async () => {
    await editor.openTab('STYLE')
    await page.getByRole('button', { name: 'Corporate', exact: true }).click()
    await expectToast(page, 'Theme Applied', 'Corporate')
    await editor
      .stored((deck) => deck.slides.map((slide) => slide.theme?.id))
      .toEqual(['corporate', 'corporate'])
  })

  await test.step('style on this slide', async () => {
    await page.getByRole('group', { name: 'Apply to' }).getByText('This slide').click()
    await page.getByRole('button', { name: 'Executive', exact: true }).click()
    await expectToast(page, 'Style Applied', 'Executive')
    await editor
      .stored((deck) => deck.slides.map((slide) => slide.theme?.id))
      .toEqual(['executive', 'corporate'])
  })
})

test('P-016 P-017 P-018 P-019 six background and seven text swatches, and any other color as #RRGGBB of seven characters', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const backgrounds = page.getByRole('group', { name: 'Background color', exact: true })

  await expect(backgrounds.getByRole('button')).toHaveCount(6)
  for (const [name, hex, css] of [
    ['White', '#FFFFFF', 'rgb(255, 255, 255)'],
    ['Dark Gray', '#1F2937', 'rgb(31, 41, 55)'],
    ['Blue', '#3B82F6', 'rgb(59, 130, 246)'],
    ['Green', '#059669', 'rgb(5, 150, 105)'],
    ['Red', '#DC2626', 'rgb(220, 38, 38)'],
    ['Purple', '#7C3AED', 'rgb(124, 58, 237)'],
  ] as const) {
    const swatch = backgrounds.getByRole('button', { name, exact: true })
    await expect(swatch).toHaveCSS('background-color', css)
    await swatch.click()
    await expect(swatch).toHaveAttribute('aria-pressed', 'true')
    await expect(editor.field('Background color, custom')).toHaveValue(hex)
  }
  await editor.stored((deck) => deck.slides[0]?.background_color).toBe('#7C3AED')
  const inks = page.getByRole('group', { name: 'Text color', exact: true }).getByRole('button')
  await expect(inks).toHaveCount(7)
  await editor.element('Title').click()
  await expect(inks).toHaveCount(7)
  await page.keyboard.press('Escape')

  const custom = editor.field('Background color, custom')
  await expect(custom).toHaveAttribute('maxlength', '7')
  for (const wrong of ['12AB9F0', '#12AB9', '#12AB9G', 'tomato']) {
    await custom.fill(wrong)
    await expect(custom).toHaveAttribute('aria-invalid', 'true')
    await custom.press('Enter')
    await expect(custom).toHaveValue('#7C3AED')
  }
  await custom.fill('')
  await custom.pressSequentially('#12AB9F77')
  await expect(custom).toHaveValue('#12AB9F')
  await custom.press('Enter')
  await editor.stored((deck) => deck.slides[0]?.background_color).toBe('#12AB9F')
})

test('P-020 P-021 ideas set a title, three bullets and colors without asking the server', async ({
  page,
  context,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.openTab('IDEAS')
  const calls = apiCalls(page)
  await context.setOffline(true)

  const seen = { title: new Set<string>(), bullets: new Set<string>(), colors: new Set<string>() }
  for (const _ of Array.from({ length: 4 })) {
    await editor.button('Suggest a title').click()
    await editor.button('Suggest three bullets').click()
    await editor.button('Surprise me with colors').click()
    seen.title.add(await drawn(editor, 'Title'))
    seen.bullets.add(await drawn(editor, 'Bullets'))
    seen.colors.add(await background(editor))
  }
  expect([...seen.title].join()).not.toContain('Wells')
  expect([...seen.bullets].join()).not.toContain('Every third well')
  expect(seen.title.size).toBeGreaterThan(1)
  expect(seen.colors.size).toBeGreaterThan(1)
  expect(seen.bullets.size).toBeLessThanOrEqual(3)

  await context.setOffline(false)
  await editor.saved()
  await editor.stored((deck) => deck.slides[0]?.bullet_points.length).toBe(3)
  const others = calls.filter((call) => !call.url().endsWith(editor.api))
  expect(others.map((call) => call.url())).toEqual([])
  expect(new Set(calls.map((call) => call.method()))).toEqual(new Set(['PUT', 'GET']))
})

async function drawn(editor: DeckEditor, element: 'Title' | 'Bullets'): Promise<string> {
  const id = await editor.element(element).getAttribute('data-canvas-element')
  return (await editor.canvas.locator(`svg [data-element-id="${id}"]`).allTextContents()).join(' ')
}

/** Returns the drawn fill of the page. */
async function background(editor: DeckEditor): Promise<string> {
  return (await editor.canvas.locator('svg rect').first().getAttribute('fill')) ?? ''
}

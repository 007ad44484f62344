import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [
  {
    slide_title: 'Wells run dry',
    bullet_points: ['Every third well', 'Every summer'],
    text_elements: [
      { content: 'Ask the driller', position: { x: 700, y: 480, width: 240, height: 50 } },
    ],
  },
]

test('L-001 the slide is at most 1024 px wide and 500 px high, however large the window is', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
    { width: 1100, height: 1400 },
  ]) {
    await page.setViewportSize(size)
    await expect
      .poll(async () => (await editor.canvas.boundingBox())?.height)
      .toBeLessThanOrEqual(500)
    const paper = await editor.canvas.boundingBox()
    expect(paper?.width).toBeLessThanOrEqual(1024)
    expect(paper?.height).toBeGreaterThan(300)
  }
})

test('L-006 L-007 L-008 L-009 L-010 L-011 a text box is unselected, selected or being written in; Ctrl+Enter and leaving keep the words, Escape does not', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const writing = page.getByRole('textbox', { name: /^Edit Text: / })

  await test.step('unselected, then selected by a click', async () => {
    await expect(box(editor)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('[data-handle]')).toHaveCount(0)
    await box(editor).click()
    await expect(box(editor)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-handle=se]')).toBeVisible()
    await expect(writing).toHaveCount(0)
  })

  await test.step('a double click edits, Ctrl+Enter saves', async () => {
    await box(editor).dblclick()
    await expect(writing).toBeFocused()
    await expect(page.locator('[data-handle]')).toHaveCount(0)
    await writing.fill('Ask the elders')
    await page.keyboard.press('Control+Enter')
    await expect(writing).toHaveCount(0)
    await expect(box(editor)).toHaveAttribute('aria-pressed', 'true')
    await editor.stored(contents).toEqual(['Ask the elders'])
  })

  await test.step('the edit button edits, Escape restores and offers what was typed', async () => {
    await editor.button('Edit text').click()
    await expect(writing).toHaveText('Ask the elders')
    await writing.fill('Forget it')
    await page.keyboard.press('Escape')
    await expect(writing).toHaveCount(0)
    await expect(editor.element('Text: Ask the elders')).toBeVisible()
    await expect(editor.words.filter({ hasText: 'Forget' })).toHaveCount(0)
    await editor.stored(contents).toEqual(['Ask the elders'])
    await expectToast(page, 'Changes Discarded')
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(editor.element('Text: Forget it')).toBeVisible()
    await editor.stored(contents).toEqual(['Forget it'])
    await editor.button('Undo').first().click()
    await editor.stored(contents).toEqual(['Ask the elders'])
  })

  await test.step('leaving saves, and a press beside it unselects', async () => {
    await box(editor).dblclick()
    await writing.fill('Ask the school')
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await expect(writing).toHaveCount(0)
    await expect(editor.element('Text: Ask the school')).toBeVisible()
    await editor.stored(contents).toEqual(['Ask the school'])
    await editor.canvas.click({ position: { x: 4, y: 4 } })
    await expect(box(editor)).toHaveAttribute('aria-pressed', 'false')
  })
})

test('L-012 L-013 L-014 Delete and Backspace remove the selected text box, but while it is written in only letters', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const writing = page.getByRole('textbox', { name: /^Edit Text: / })

  await test.step('keys in the words', async () => {
    await box(editor).dblclick()
    await writing.press('Home')
    await writing.press('Delete')
    await writing.press('End')
    await writing.press('Backspace')
    await expect(writing).toHaveText('sk the drille')
    await page.keyboard.press('Control+Enter')
    await expect(editor.element('Text: sk the drille')).toBeVisible()
  })

  for (const key of ['Delete', 'Backspace']) {
    await test.step(`${key} on the box`, async () => {
      await box(editor).click()
      await page.keyboard.press(key)
      await expect(box(editor)).toHaveCount(0)
      await editor.stored(contents).toEqual([])
      await editor.button('Undo').click()
      await expect(box(editor)).toHaveCount(1)
      await editor.stored(contents).toEqual(['sk the drille'])
    })
  }
})

test('K-036 L-018 Add Text puts text boxes of 200 x 50 at places of chance', async ({
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ slide_title: 'Wells', bullet_points: ['One'] }] })
  for (const count of [1, 2, 3]) {
    await editor.button('Add Text').click()
    await expect(box(editor)).toHaveCount(count)
  }

  await editor.stored(contents).toHaveLength(3)
  const texts = (await editor.read()).slides[0]?.text_elements ?? []
  const places = texts.map(({ position }) => `${position.x} ${position.y}`)
  expect(new Set(places).size).toBe(3)
  for (const { position } of texts) {
    expect(position).toMatchObject({ width: 200, height: 50 })
    expect(position.x).toBeGreaterThanOrEqual(0)
    expect(position.x + 200).toBeLessThanOrEqual(1200)
    expect(position.y).toBeGreaterThanOrEqual(0)
    expect(position.y + 50).toBeLessThanOrEqual(675)
  }
})

test('K-039 L-022 L-023 L-024 L-025 L-026 L-027 L-031 L-032 the panel sets size, emphasis, alignment and color of the selected text', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await box(editor).click()
  const size = editor.field('Text size')

  await test.step('sizes', async () => {
    for (const [preset, px] of [
      ['Small', '14'],
      ['Large', '24'],
      ['Medium', '18'],
    ] as const) {
      await editor.button(preset).click()
      await expect(size).toHaveValue(px)
      await expect(editor.button(preset)).toHaveAttribute('aria-pressed', 'true')
    }
    await editor.button('Increase text size').click()
    await expect(size).toHaveValue('20')
    await editor.button('Decrease text size').click()
    await editor.button('Decrease text size').click()
    await expect(size).toHaveValue('16')
    await size.press('ArrowUp')
    await expect(size).toHaveValue('17')
    await size.press('ArrowDown')
    await size.press('ArrowDown')
    await expect(size).toHaveValue('15')
    await expect(words(editor)).toHaveAttribute('font-size', '15')
    for (const nonsense of ['abc', '']) {
      await size.fill('40')
      await size.press('Enter')
      await size.fill(nonsense)
      await size.press('Enter')
      await expect(size).toHaveValue('16')
    }
    await size.fill('15')
    await size.press('Enter')
    await expect(words(editor)).toHaveAttribute('font-size', '15')
  })

  await test.step('emphasis', async () => {
    for (const emphasis of ['Bold', 'Italic', 'Underline']) {
      await editor.button(emphasis).click()
      await expect(editor.button(emphasis)).toHaveAttribute('aria-pressed', 'true')
    }
    await editor
      .stored(style)
      .toMatchObject({ fontSize: 15, bold: true, italic: true, underline: true })
  })

  await test.step('alignment', async () => {
    const starts: number[] = []
    for (const align of ['left', 'center', 'right']) {
      await editor.button(`Align ${align}`).click()
      await expect(editor.button(`Align ${align}`)).toHaveAttribute('aria-pressed', 'true')
      await editor.stored(style).toMatchObject({ textAlign: align })
      starts.push(Number(await words(editor).getAttribute('x')))
    }
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(new Set(starts).size).toBe(3)
  })

  await test.step('color', async () => {
    await expect(page.getByRole('heading', { name: 'Choose Text Color' })).toBeVisible()
    await page
      .getByRole('group', { name: 'Text color' })
      .getByRole('button', { name: 'Red' })
      .click()
    await expect(words(editor)).toHaveAttribute('fill', '#DC2626')
  })

  await test.step('the title too', async () => {
    await editor.element('Title').click()
    await editor.button('Italic').click()
    await editor.button('Align right').click()
    await editor
      .stored(({ slides: [slide] }) => slide?.slide_title_style)
      .toMatchObject({ italic: true, textAlign: 'right' })
    await editor.stored(style).toMatchObject({ color: '#DC2626' })
  })
})

test('L-033 aligning with nothing selected is refused', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  for (const align of ['left', 'center', 'right']) {
    await editor.button(`Align ${align}`).click()
    await expectToast(page, 'No Text Selected', 'Please select a text element to align')
    await page.locator('li[data-state=open]').getByRole('button', { name: 'Close' }).click()
  }

  await expect(editor.button('Undo')).toBeDisabled()
})

function box(editor: DeckEditor) {
  return editor.element(/^Text: /)
}

/** Returns the drawn first word of the text box. */
function words(editor: DeckEditor) {
  return editor.words.filter({ hasText: 'driller' })
}

type Stored = Awaited<ReturnType<DeckEditor['read']>>

function contents({ slides: [slide] }: Stored) {
  return slide?.text_elements?.map(({ content }) => content) ?? []
}

function style({ slides: [slide] }: Stored) {
  return slide?.text_elements?.[0]?.style
}

test('the panel that makes a text readable follows the text while it is dragged', async ({
  page,
  openDeck,
}) => {
  const half = (id: string, x: number, fillColor: string) => ({
    id,
    type: 'shape',
    url: '',
    position: { x, y: 250 },
    size: { width: 300, height: 200 },
    shapeData: { type: 'rectangle', fillColor, width: 300, height: 200, borderWidth: 0 },
  })
  const content = 'Half on black, half on white'
  const place = { position: { x: 450, y: 320, width: 300, height: 50 }, style: {} }
  const editor = await openDeck({
    slides: [
      {
        slide_title: 'Wells run dry',
        images: [half('black', 300, '#000000'), half('white', 600, '#FFFFFF')],
        text_elements: [{ id: 'text-a', type: 'text', content, ...place }],
      },
    ],
  })
  const panel = editor.canvas.locator('svg [data-panel-of="text-a"]')
  const drawn = editor.canvas.locator('svg [data-element-id="text-a"]')
  const apart = async () => {
    const [one, other] = [await panel.boundingBox(), await drawn.boundingBox()]
    return one && other && [Math.round(one.x - other.x), Math.round(one.y - other.y)]
  }
  const before = await apart()
  const start = await drawn.boundingBox()
  if (!before || !start) throw new Error('there is no panel behind the text')

  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 60, start.y + 140, { steps: 4 })
  await expect.poll(async () => ((await drawn.boundingBox())?.x ?? 0) - start.x).toBeGreaterThan(40)
  await expect.poll(() => apart()).toEqual(before)
  await page.mouse.up()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const list = {
  content: 'What we do\nInspect\nIn summer\nWrite it down',
  runs: [
    { text: 'What we do\n' },
    { text: 'Inspect', bold: true, color: '#B91C1C', fontSize: 40 },
    { text: '\nIn summer\nWrite it down' },
  ],
  lines: [
    {},
    { list: 'bullet' as const },
    { list: 'number' as const, level: 1 },
    { list: 'bullet' as const },
  ],
}
const position = { x: 60, y: 200, width: 500, height: 220 }
const chart = {
  id: 'chart',
  type: 'generated-chart' as const,
  url: '',
  position: { x: 640, y: 200 },
  size: { width: 480, height: 320 },
  chartData: {
    type: 'bar' as const,
    title: 'Pumps',
    data: [
      { label: 'Lisbon', value: 12 },
      { label: 'Porto', value: 7.5 },
    ],
    colors: [],
  },
}
const slides = [
  {
    slide_title: 'Wells',
    bullet_points: [],
    text_elements: [{ id: 'text', type: 'text' as const, position, style: {}, ...list }],
    images: [chart],
  },
  {
    slide_title: 'Water',
    bullet_points: [],
    text_elements: [{ id: 'other', type: 'text' as const, content: 'Later', position, style: {} }],
  },
]

test('a list that is copied out of an open text is a list elsewhere, and the same list here', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element(/^Text: What/).dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit Text/ })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Escape')

  const { html, text } = await clipboardOf(page)
  expect(text).toBe('What we do\n•\tInspect\n\t1.\tIn summer\n•\tWrite it down')
  expect(html).toMatch(
    /<ul><li[^>]*>.*Inspect.*<ol><li[^>]*>In summer<\/li><\/ol><\/li><li[^>]*>Write it down<\/li><\/ul>/,
  )

  await editor.showSlide(editor.thumbs.nth(1))
  await editor.element('Text: Later').dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit Text/ })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Control+Enter')
  await editor
    .stored((deck) => deck.slides[1]?.text_elements?.[0])
    .toMatchObject({
      content: list.content,
      lines: list.lines,
      runs: expect.arrayContaining([
        expect.objectContaining({ text: 'Inspect\n', bold: true, color: '#B91C1C', fontSize: 40 }),
      ]),
    })
})

test('a chart that is copied gives its data to other programs', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.element(/^Chart: Pumps/).click()
  await page.keyboard.press('Control+c')

  const { html, text } = await clipboardOf(page)
  expect(text).toBe('Pumps\nLisbon\t12\nPorto\t7.5')
  expect(html).toMatch(/Pumps.*<table.*Lisbon.*<td[^>]*>12<.*Porto.*<td[^>]*>7\.5</)
})

test('elements and slides are copied as pictures, at two pixels for each unit', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.element(/^Chart: Pumps/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Copy as picture' }).click()
  await expectToast(page, 'Copied as Picture')
  const part = await pictureOf(page)
  expect(part).toMatchObject({
    types: ['image/png'],
    width: 2 * (480 + 16),
    height: 2 * (320 + 16),
  })
  expect(part.colors).toBeGreaterThan(2)

  await editor.chooseInSlideMenu('Copy as picture')
  await expect.poll(async () => (await pictureOf(page)).width).toBe(2400)
  const whole = await pictureOf(page)
  expect(whole).toMatchObject({ types: ['image/png'], height: 1350 })
  expect(whole.colors).toBeGreaterThan(2)
})

async function clipboardOf(page: Page) {
  return await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { html: await read('text/html'), text: await read('text/plain') }
  })
}

/** Returns what the clipboard holds, and the size of its picture with the number of colors in it. */
async function pictureOf(page: Page) {
  return await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    if (!item) throw new Error('The clipboard is empty')
    const bitmap = await createImageBitmap(await item.getType('image/png'))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])
    return { types: [...item.types], width, height, colors: new Set(pixels).size }
  })
}

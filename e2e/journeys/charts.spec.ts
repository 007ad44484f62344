import type { Locator } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [{ slide_title: 'Harbours', bullet_points: ['Twelve have signed'] }]

test('K-033 N-001 N-012 N-013 N-014 N-015 N-016 I-081 Create Chart puts a chart of 400 x 300 on the slide', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)

  await expect(dialog.getByText('3 of 8 points')).toBeVisible()
  await expect.poll(() => values(dialog)).toEqual(['30', '25', '45'])
  const preview = dialog.getByRole('img', { name: 'Chart preview' })
  const chart = preview.locator('[data-element-id]').first()
  await expect(chart).toBeVisible()
  await expect(preview).toHaveAttribute('viewBox', '276 113.5 648 448')

  await dialog.getByLabel('Title').fill('Ports by coast')
  await expect(preview.getByText('Ports')).toBeVisible()
  await create(dialog).click()
  await expectToast(page, 'Chart Created')
  await expect(dialog).toHaveCount(0)
  await expect(editor.element('Chart: Ports by coast')).toBeFocused()
  await expect(editor.element('Chart: Ports by coast')).toHaveAttribute('aria-pressed', 'true')

  await editor.stored(images).toMatchObject([
    {
      type: 'generated-chart',
      size: { width: 400, height: 300 },
      chartData: {
        type: 'pie',
        title: 'Ports by coast',
        data: [{ value: 30 }, { value: 25 }, { value: 45 }],
      },
    },
  ])
  // It does not cover any text.
  const place = await boxOf(editor.element('Chart: Ports by coast'))
  for (const word of await editor.words.filter({ hasText: /Harbours|Twelve|signed/ }).all()) {
    const ink = await boxOf(word)
    const beside = ink.x + ink.width <= place.x || place.x + place.width <= ink.x
    expect(beside || ink.y + ink.height <= place.y || place.y + place.height <= ink.y).toBe(true)
  }
  const [stored] = images(await editor.read())
  expect(stored?.chartData?.colors).toHaveLength(6)
  expect(stored?.position).toBeDefined()

  await editor.button('Undo').click()
  await expect(editor.element(/^Chart: /)).toHaveCount(0)
})

test('N-002 N-003 each of the seven chart types draws its data', async ({ openDeck }) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)
  const preview = dialog.getByRole('img', { name: 'Chart preview' })
  const types = dialog.getByRole('group', { name: 'Type' }).getByRole('radio')
  await expect(types).toHaveCount(7)

  const drawn = new Set<string>()
  for (const name of ['Pie', 'Donut', 'Bar', 'Horizontal bar', 'Line', 'Area', 'Stacked bar']) {
    await dialog.getByText(name, { exact: true }).click()
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(preview.getByText('45').first()).toBeVisible()
    await expect.poll(async () => drawn.has(await preview.innerHTML())).toBe(false)
    drawn.add(await preview.innerHTML())
  }
  expect(drawn.size).toBe(7)
})

test('N-004 N-005 N-006 N-007 N-008 N-009 N-010 N-011 a chart that is not sound cannot be created', async ({
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)
  const title = dialog.getByLabel('Title')
  const value = (place: number) => dialog.getByLabel(`Value ${place}`)
  const add = dialog.getByRole('button', { name: 'Add point' })
  const remove = dialog.getByRole('button', { name: /^Remove point/ })

  await test.step('a blank title', async () => {
    await expect(create(dialog)).toBeDisabled()
    await title.fill('   ')
    await expect(create(dialog)).toBeDisabled()
    await title.press('Enter')
    await title.blur()
    await expect(dialog.getByText('A chart needs a title.')).toBeVisible()
    await title.fill('Depth')
    await expect(create(dialog)).toBeEnabled()
  })

  await test.step('2 to 8 points', async () => {
    for (const letter of ['D', 'E', 'F', 'G', 'H']) {
      await add.click()
      await expect(dialog.getByLabel(/^Label/).last()).toHaveValue(`Category ${letter}`)
      await expect(dialog.getByLabel(/^Value/).last()).toHaveValue('10')
    }
    await expect(add).toBeDisabled()
    for (let left = 8; left > 2; left--) await remove.last().click()
    await expect(remove).toHaveCount(2)
    await expect(remove.first()).toBeDisabled()
    await expect.poll(() => values(dialog)).toEqual(['30', '25'])
  })

  await test.step('values', async () => {
    for (const wrong of ['-1', 'many', '']) {
      await value(1).fill(wrong)
      await expect(value(1)).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByText('Values are numbers from 0 up.')).toBeVisible()
      await expect(create(dialog)).toBeDisabled()
    }
    await value(1).fill('0')
    await expect(create(dialog)).toBeEnabled()
    await value(2).fill('0')
    await expect(dialog.getByText('At least one value has to be above 0.')).toBeVisible()
    await expect(create(dialog)).toBeDisabled()
    await value(2).press('Enter')
    await expect(dialog).toBeVisible()
  })

  await closeByEscape(dialog)
  await expect(editor.button('Create Chart')).toBeFocused()
  await expect(editor.button('Undo')).toBeDisabled()
})

test('cells that are copied from a spreadsheet fill the points', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)

  await test.step('into a field', async () => {
    await paste(dialog.getByLabel('Label 1'), 'Coast\tPorts\nNorth Sea\t8\nBaltic\t3\n')
    await expect.poll(() => values(dialog)).toEqual(['8', '3'])
    await expect(dialog.getByLabel('Label 1')).toHaveValue('North Sea')
    await expect(dialog.getByText('2 points filled in.')).toBeVisible()
  })

  await test.step('into a field of their own', async () => {
    await dialog.getByRole('button', { name: 'Paste a table' }).click()
    const cells = dialog.getByLabel('Cells from a spreadsheet')
    await expect(cells).toBeFocused()
    await cells.fill('only words')
    await expect(dialog.getByText('At least two rows with a number are needed.')).toBeVisible()
    await cells.fill(Array.from({ length: 10 }, (_, row) => `Port ${row}\t${row + 1}`).join('\n'))
    await expect(cells).toHaveCount(0)
    await expect(dialog.getByText('2 more were left out')).toBeVisible()
    await expect.poll(() => values(dialog)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  await dialog.getByLabel('Title').fill('Ports')
  await page.keyboard.press('Enter')
  await editor.stored((deck) => images(deck)[0]?.chartData?.data?.length).toBe(8)
})

test('N-001 N-017 a chart is opened again by double click, Enter or the panel, and changed in one undo step', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ ...slides[0], images: [chart] }] })
  const dialog = page.getByRole('dialog', { name: 'Edit Chart' })
  const element = editor.element('Chart: Depth')

  await element.dblclick()
  await expect(dialog.getByLabel('Title')).toHaveValue('Depth')
  await expect.poll(() => values(dialog)).toEqual(['4', '9.5'])
  await closeByEscape(dialog)
  await expect(element).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await editor.button('Edit chart').click()
  await dialog.getByLabel('Title').fill('Draught')
  await dialog.getByText('Line', { exact: true }).click()
  await dialog.getByLabel('Value 1').fill('6')
  await dialog.getByRole('button', { name: 'Update Chart' }).click()
  await expectToast(page, 'Chart Updated')

  const { id: _, ...same } = chart
  await editor.stored(images).toMatchObject([
    {
      ...same,
      chartData: { type: 'line', title: 'Draught', data: [{ value: 6 }, { value: 9.5 }] },
    },
  ])
  await editor.button('Undo').click()
  await expect(editor.element('Chart: Depth')).toBeVisible()
  await expect(editor.button('Undo')).toBeDisabled()
})

test('a slide with five pictures takes a chart', async ({ openDeck }) => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    id: `picture-${index}`,
    url: '/files/pump.jpg',
    type: 'upload',
    position: { x: index * 220, y: 400 },
    size: { width: 200, height: 150 },
  }))
  const editor = await openDeck({ slides: [{ ...slides[0], images: five }] })
  await expect(editor.button('Add Image')).toBeDisabled()
  const dialog = await open(editor)
  await dialog.getByLabel('Title').fill('Ports by coast')
  await create(dialog).click()
  await expect(dialog).toHaveCount(0)
  await editor.stored(images).toHaveLength(6)
})

test('N-018 on a slide with 100 charts another fails and says why', async ({ page, openDeck }) => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...chart, id: `chart-${index}` }))
  const editor = await openDeck({ slides: [{ ...slides[0], images: many }] })

  await editor.button('Create Chart').click()
  await expectToast(page, 'Failed to create chart', 'up to 100 images, charts')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await editor.element('Chart: Depth').last().focus()
  await page.keyboard.press('Control+d')
  await expectToast(page, 'This slide is full', 'up to 100 images, charts')
})

test('N-018 a dialog that cannot be loaded is a chart that failed', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await page.route(/ChartDialog/, async (route) => route.abort())

  await editor.button('Create Chart').click()
  await expectToast(page, 'Failed to create chart')
})

test('a chart is made on a phone, moved by keys, duplicated and deleted', async ({
  page,
  openDeck,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const editor = await openDeck({ slides })
  await page.getByRole('tab', { name: 'EDIT' }).click()
  const dialog = await open(editor)
  await dialog.getByLabel('Title').fill('Depth')
  const box = await dialog.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.width).toBe(390)
  await create(dialog).click()

  const element = editor.element('Chart: Depth')
  await expect(element).toBeFocused()
  await editor.stored((deck) => images(deck).length).toBe(1)
  const [before] = images(await editor.read())
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await editor.stored(images).toMatchObject([
    {
      position: { x: before?.position?.x, y: (before?.position?.y ?? 0) + 10 },
      size: { width: 390, height: 300 },
    },
  ])
  await editor.button('Duplicate').click()
  await expect(element).toHaveCount(2)
  await editor.button('Delete').click()
  await expect(element).toHaveCount(1)
  await editor.stored((deck) => images(deck).length).toBe(1)
})

const chart = {
  id: 'chart-of-depth',
  url: '',
  type: 'generated-chart',
  position: { x: 700, y: 260 },
  size: { width: 400, height: 300 },
  chartData: {
    type: 'bar',
    title: 'Depth',
    data: [
      { label: 'Quay', value: 4 },
      { label: 'Channel', value: 9.5 },
    ],
    colors: [],
  },
}

async function open(editor: DeckEditor): Promise<Locator> {
  await editor.button('Create Chart').click()
  return editor.page.getByRole('dialog', { name: 'Create Chart' })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

function create(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Create Chart' })
}

async function values(dialog: Locator): Promise<readonly string[]> {
  const fields = await dialog.getByLabel(/^Value/).all()
  return Promise.all(fields.map(async (field) => field.inputValue()))
}

async function paste(field: Locator, text: string) {
  await field.evaluate((input, cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', cells)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

function images({ slides: [slide] }: Awaited<ReturnType<DeckEditor['read']>>) {
  return slide?.images ?? []
}

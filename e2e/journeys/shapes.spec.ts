import type { Locator } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [{ slide_title: 'Ports', bullet_points: ['Twelve have signed'] }]

test('K-034 O-001 O-004 O-005 O-006 O-007 O-015 O-016 Add Shapes puts a shape of the specified look on the slide', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)
  await dialog.getByRole('button', { name: 'Add Shape' }).click()

  await expectToast(page, 'Shape Added')
  await expect(dialog).toHaveCount(0)
  await expect(editor.element('Shape: rectangle')).toBeFocused()
  await editor.stored(images).toMatchObject([
    {
      type: 'shape',
      size: { width: 200, height: 120 },
      shapeData: {
        type: 'rectangle',
        fillColor: '#3B82F6',
        width: 200,
        height: 120,
        borderRadius: 8,
        borderWidth: 2,
      },
    },
  ])
  await editor.button('Undo').click()
  await expect(editor.element(/^Shape: /)).toHaveCount(0)
})

test('O-002 O-003 each of the 24 shapes is drawn as itself', async ({ openDeck }) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)
  const choices = dialog.getByRole('group', { name: 'Shape', exact: true }).locator('label')
  await expect(choices).toHaveCount(24)
  await expect(choices.locator('svg')).toHaveCount(24)

  const outline = dialog.getByRole('img', { name: 'Shape preview' }).locator('path').first()
  const small = new Set<string>()
  const large = new Set<string>()
  let before: string | null = null
  for (const choice of await choices.all()) {
    small.add((await choice.locator('path').first().getAttribute('d')) ?? '')
    await choice.click()
    await expect(choice.getByRole('radio')).toBeChecked()
    await expect.poll(async () => outline.getAttribute('d')).not.toBe(before)
    before = await outline.getAttribute('d')
    large.add(before ?? '')
  }
  expect(small.size).toBe(24)
  // At 200 x 120 a circle is an oval.
  expect(large.size).toBe(23)
})

test('O-008 O-009 O-010 O-011 O-012 O-013 O-014 I-084 sizes, radius, border and fill keep to their bounds', async ({
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const dialog = await open(editor)
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const set = async (name: string, value: string) => {
    await field(name).fill(value)
    await field(name).press('Tab')
  }

  await test.step('presets', async () => {
    await expect(dialog.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    for (const [preset, width, height] of [
      ['S', '120', '80'],
      ['L', '300', '180'],
      ['Square', '150', '150'],
      ['M', '200', '120'],
    ] as const) {
      await dialog.getByText(preset, { exact: true }).click()
      await expect(field('Width')).toHaveValue(width)
      await expect(field('Height')).toHaveValue(height)
    }
  })

  await test.step('bounds', async () => {
    for (const [name, low, high] of [
      ['Width', '50', '600'],
      ['Height', '50', '600'],
      ['Corner radius', '0', '50'],
      ['Border width', '0', '10'],
    ] as const) {
      await set(name, '-5')
      await expect(field(name)).toHaveValue(low)
      await set(name, '9999')
      await expect(field(name)).toHaveValue(high)
    }
    const radius = dialog.getByRole('slider', { name: 'Corner radius, slider' })
    await expect(radius).toHaveAttribute('max', '50')
    await radius.press('ArrowLeft')
    await expect(field('Corner radius')).toHaveValue('49')
  })

  await test.step('fill', async () => {
    await dialog.getByRole('button', { name: 'Green' }).click()
    await expect(field('Fill color, custom')).toHaveValue('#059669')
    await field('Fill color, custom').fill('#12345')
    await expect(field('Fill color, custom')).toHaveAttribute('aria-invalid', 'true')
    await field('Fill color, custom').fill('#abcdef')
    await field('Fill color, custom').press('Tab')
    const preview = dialog.getByRole('img', { name: 'Shape preview' })
    await expect(preview.locator('path').first()).toHaveAttribute('fill', '#ABCDEF')
  })

  await test.step('only a rectangle has a radius', async () => {
    await choose(dialog, 'Heart')
    await expect(field('Corner radius')).toHaveCount(0)
    await field('Text').fill('Ask us')
    await dialog.getByRole('button', { name: 'Add Shape' }).click()
    await editor.stored(images).toEqual([
      expect.objectContaining({
        size: { width: 600, height: 600 },
        shapeData: {
          type: 'heart',
          fillColor: '#ABCDEF',
          width: 600,
          height: 600,
          borderWidth: 10,
          text: 'Ask us',
        },
      }),
    ])
  })
})

test('O-001 O-017 O-018 a shape is opened again and updated in one undo step', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ ...slides[0], images: [star] }] })
  const dialog = page.getByRole('dialog', { name: 'Update Shape' })

  await editor.element('Shape: star').click()
  await page.getByRole('button', { name: 'Change shape' }).click()
  await expect(dialog.getByRole('radio', { name: 'Star' })).toBeChecked()
  await closeByEscape(dialog)
  await expect(page.getByRole('button', { name: 'Change shape' })).toBeFocused()
  await editor.button('Edit shape').click()
  await choose(dialog, 'Cloud')
  await dialog.getByText('S', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Update Shape' }).click()

  await expectToast(page, 'Shape Updated')
  await editor.stored(images).toMatchObject([
    {
      position: { x: 740, y: 320 },
      size: { width: 120, height: 80 },
      shapeData: { type: 'cloud', fillColor: '#059669', width: 120, height: 80 },
    },
  ])
  await editor.button('Undo').click()
  await expect(editor.element('Shape: star')).toBeVisible()
  await expect(editor.button('Undo')).toBeDisabled()
})

test('O-008 a shape is dragged and resized by the pointer, and says the same size twice', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [{ ...slides[0], images: [star] }] })
  const shape = editor.element('Shape: star')
  const drag = async (target: Locator, by: { readonly x: number; readonly y: number }) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('nothing to drag')
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
    await page.mouse.move(from.x + by.x, from.y + by.y)
    await page.mouse.up()
  }

  await drag(shape, { x: -60, y: 30 })
  await editor.stored((deck) => (images(deck)[0]?.position?.x ?? 700) < 700).toBe(true)
  await drag(page.locator('[data-handle=se]'), { x: -400, y: -400 })
  await editor.stored(sizes).toEqual([{ width: 83.33, height: 50 }, 83.33, 50])
  await drag(page.locator('[data-handle=e]'), { x: 900, y: 0 })
  await editor.stored((deck) => sizes(deck)[1]).toBe(sizes(await editor.read())[0]?.width)

  await editor.field('Width').fill('20')
  await editor.field('Width').press('Enter')
  await editor.field('Height').fill('5000')
  await editor.field('Height').press('Enter')
  await editor.stored(sizes).toEqual([{ width: 50, height: 600 }, 50, 600])
})

test('a shape is added by the keyboard alone, duplicated and deleted', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.button('Add Shapes').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Shape' })
  await expect(dialog.getByRole('radio', { name: 'Rectangle', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Circle' })).toBeChecked()
  await page.keyboard.press('Enter')

  const circle = editor.element('Shape: circle')
  await expect(circle).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(circle).toHaveCount(2)
  await page.keyboard.press('Delete')
  await editor.stored((deck) => images(deck).length).toBe(1)
})

test('on a slide with 100 shapes another is refused with the reason', async ({
  page,
  openDeck,
}) => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...star, id: `star-${index}` }))
  const editor = await openDeck({ slides: [{ ...slides[0], images: many }] })

  await editor.button('Add Shapes').click()
  await expectToast(page, 'Failed to add shape', 'up to 100 images, charts')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone the dialog is a sheet, and a tapped shape is edited from the panel', async ({
  page,
  openDeck,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const editor = await openDeck({ slides })
  await page.getByRole('tab', { name: 'EDIT' }).click()
  const dialog = await open(editor)
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await choose(dialog, 'Gear')
  await dialog.getByRole('button', { name: 'Add Shape' }).click()
  await editor.button('Edit shape').click()
  await expect(page.getByRole('dialog', { name: 'Update Shape' })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
})

const star = {
  id: 'a-star',
  url: '',
  type: 'shape',
  position: { x: 700, y: 300 },
  size: { width: 200, height: 120 },
  shapeData: { type: 'star', fillColor: '#059669', width: 200, height: 120, borderWidth: 2 },
}

async function open(editor: DeckEditor): Promise<Locator> {
  await editor.button('Add Shapes').click()
  return editor.page.getByRole('dialog', { name: 'Add Shape' })
}

async function choose(dialog: Locator, shape: string) {
  await dialog.locator('label', { hasText: shape }).click()
}

type Stored = Awaited<ReturnType<DeckEditor['read']>>

function images({ slides: [slide] }: Stored) {
  return slide?.images ?? []
}

function sizes(deck: Stored) {
  const [image] = images(deck)
  return [image?.size, image?.shapeData?.['width'], image?.shapeData?.['height']] as const
}

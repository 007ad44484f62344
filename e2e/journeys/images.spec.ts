import type { Locator } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import {
  choosePicture,
  dismissToast,
  give,
  images,
  openFromPanel,
  openFromToolbar,
  png,
} from '../fixtures/pages/imageDialog.ts'

const words = { slide_title: 'Ports', bullet_points: ['Twelve have signed'] }
const limit = 5 * 1024 * 1024

test('M-001 M-005 M-011 M-027 M-028 K-037 K-038 K-041 a picture is made from words and put on the slide, and a chart, a shape and a text box beside it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [words] })
  const dialog = await openFromToolbar(editor, 0)
  await expect(dialog.getByRole('tab')).toHaveText(['AI Generation', 'Upload', 'Stock Photos'])
  const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
  const prompt = dialog.getByRole('textbox', { name: 'Describe the picture' })

  await expect(prompt).toBeFocused()
  await expect(generate).toBeDisabled()
  await prompt.fill('   ')
  await expect(generate).toBeDisabled()
  const presets = ['Business Meeting', 'Technology', 'Analytics', 'Abstract']
  const filled = new Set<string>()
  for (const name of presets) {
    await dialog.getByRole('button', { name, exact: true }).click()
    filled.add(await prompt.inputValue())
    await expect(generate).toBeEnabled()
  }
  expect(filled.size).toBe(4)
  await expect(
    dialog.getByRole('tabpanel').getByRole('button').filter({ visible: true }),
  ).toHaveText([...presets, 'Generate'])

  const calls = apiCalls(page)
  await prompt.fill('A harbour at dusk')
  await generate.click()
  const made = dialog.getByRole('group', { name: 'Generated pictures' })
  // Drawing takes long on a machine with much other work.
  await expect(made.getByRole('radio').first()).toBeChecked({ timeout: 30_000 })
  const asked = calls.find((call) => call.url().endsWith('/api/generate-image'))
  expect(asked?.postDataJSON()).toMatchObject({ prompt: 'A harbour at dusk', aspect_ratio: '16:9' })
  await expect(dialog.getByText('Drawn by the built-in illustrator.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add Image' }).click()

  await expectToast(page, 'Image Added')
  await expect(dialog).toHaveCount(0)
  // It is described by what is drawn, which is not all that was asked for.
  await expect(editor.element(/^Image: A container ship/)).toBeFocused()
  await expect(editor.button('Add Image (1/5)')).toBeVisible()
  await editor.stored(images).toMatchObject([
    {
      type: 'ai-generated',
      url: /^\/api\/uploads\//,
      prompt: 'A harbour at dusk',
      alt: 'A container ship between two cranes in a harbour, drawn',
      size: { width: 300, height: 200 },
    },
  ])

  await editor.button('Create Chart').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Depth')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Chart' }).click()
  await editor.button('Add Shapes').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Shape' }).click()
  await expect(editor.button('Add Image (1/5)')).toBeVisible()
  await editor.button('Add Text').click()
  await editor
    .stored((deck) => [images(deck).map(({ type }) => type), deck.slides[0]?.text_elements?.length])
    .toEqual([['ai-generated', 'generated-chart', 'shape'], 1])

  // By keyboard, because the text box has a random position and may cover the element.
  await editor.element(/^Chart: /).focus()
  await page.keyboard.press('Enter')
  await closeByEscape(page.getByRole('dialog', { name: 'Edit Chart' }))
  await expect(editor.element(/^Chart: /)).toBeFocused()
  await editor.element(/^Shape: /).focus()
  await editor.button('Edit shape').press('Enter')
  await closeByEscape(page.getByRole('dialog', { name: 'Update Shape' }))
  await editor.element(/^Shape: /).press('Escape')
  await expect(
    page.getByRole('region', { name: 'Background' }).getByRole('button').first(),
  ).toBeVisible()
})

test('M-018 M-019 M-020 a picture is sent by the button, dropped or pasted, and what is none is refused', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [words] })
  const dialog = await openFromToolbar(editor, 0)
  await dialog.getByRole('tab', { name: 'Upload' }).click()
  await expect(dialog.getByText('Max 5MB, JPG/PNG/GIF')).toBeVisible()
  await expectAccessible(page)
  const file = dialog.getByLabel('Image file')
  const sent = dialog.getByRole('group', { name: 'Uploaded pictures' }).getByRole('radio')

  for (const [name, mimeType] of [
    ['notes.txt', 'text/plain'],
    ['drawing.svg', 'image/svg+xml'],
    // Claims to be a picture; the server checks the contents.
    ['page.png', 'image/png'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer: Buffer.from('<svg xmlns="x"></svg>') })
    await expectToast(page, 'Please select an image file')
    await dismissToast(page)
  }
  const large = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large(limit + 1) })
  await expectToast(page, 'Image size should be less than 5MB')
  await expect(sent).toHaveCount(0)
  await file.setInputFiles({ name: 'quay_wall.png', mimeType: 'image/png', buffer: large(limit) })
  await expect(sent).toHaveCount(1)

  await give(dialog.getByText('or drop it here, or paste it'), 'drop', 'dropped.png')
  await expect(sent).toHaveCount(2)
  await give(dialog.getByRole('button', { name: 'Cancel' }), 'paste', 'pasted.png')
  await expect(sent).toHaveCount(3)
  await choosePicture(dialog, 'Uploaded pictures', 2)
  await dialog.getByRole('textbox', { name: 'Description for screen readers' }).fill('The quay')
  await dialog.getByRole('button', { name: 'Add Image' }).click()

  await editor.stored(images).toMatchObject([{ type: 'upload', alt: 'The quay' }])
  await give(editor.canvas, 'drop', 'beside it.png')
  await expectToast(page, 'Image Added')
  await editor.stored((deck) => images(deck)[1]).toMatchObject({ type: 'upload', alt: 'beside it' })
  await editor.canvas.press('Escape')
  await give(editor.canvas, 'paste', 'from_the_system.png')
  await editor
    .stored((deck) => images(deck)[2])
    .toMatchObject({ type: 'upload', alt: 'from the system' })
})

test('M-034 M-036 M-037 M-038 M-039 M-040 I-074 photos are searched by words', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [words] })
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/unsplash/search') searches.push(search)
  })
  const dialog = await openFromToolbar(editor, 0)
  await dialog.getByRole('tab', { name: 'Stock Photos' }).click()
  await expect(
    dialog.getByRole('group', { name: 'Suggested photos' }).getByRole('radio'),
  ).toHaveCount(6)
  await expectAccessible(page)
  const field = dialog.getByRole('searchbox', { name: 'Search photos' })
  const button = dialog.getByRole('button', { name: 'Search' })
  const found = dialog.getByRole('group', { name: 'Search results' }).getByRole('radio')

  await field.press('Enter')
  await field.fill('  ')
  await button.click()
  await field.fill('bridge')
  await field.press('Enter')
  await expect(found.first()).toBeVisible()
  await field.fill('forest')
  await button.click()
  await expect(found.first()).toHaveAccessibleName('Rows of firs, one behind another, in a low sun')
  expect(searches).toEqual(['?query=bridge&per_page=20', '?query=forest&per_page=20'])

  await page.route('**/api/unsplash/search*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await field.press('Enter')
  await expectToast(page, 'Search Error', 'Failed to search photos. Please try again.')
  await page.unroute('**/api/unsplash/search*')
  await page.route('**/api/unsplash/search*', (route) => route.abort())
  await field.press('Enter')
  await expectToast(page, 'Connection Error', 'Unable to connect to photo service.')
  await page.unroute('**/api/unsplash/search*')
  await button.click()
  await expect(found.first()).toBeVisible()
  await choosePicture(dialog, 'Search results', 0)
  await dialog.getByRole('button', { name: 'Add Image' }).click()

  await expectToast(page, 'Image Added')
  await editor.stored(images).toMatchObject([
    {
      type: 'unsplash',
      url: /^\/api\/uploads\//,
      author: 'Deckloom library',
      attribution: 'Photo by Deckloom library',
    },
  ])
  await expect(page.getByRole('region', { name: 'Picture' })).toContainText(
    'Photo by Deckloom library',
  )

  await page.keyboard.press('Escape')
  const fromPanel = await openFromPanel(editor)
  await fromPanel.getByRole('tab', { name: 'Stock Photos' }).click()
  await fromPanel.getByRole('searchbox').fill('road')
  await fromPanel.getByRole('searchbox').press('Enter')
  await expect(fromPanel.getByRole('group', { name: 'Search results' })).toBeVisible()
  expect(searches.at(-1)).toBe('?query=road')
})

test('M-032 M-033 a picture that could not be made is told of on the toolbar’s way and only logged on the panel’s', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: [words] })
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route('**/api/generate-image', (route) => route.fulfill({ status: 502, body: '{}' }))
  const ask = async (dialog: Locator) => {
    await dialog.getByRole('textbox', { name: 'Describe the picture' }).fill('A harbour')
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(dialog.getByText('No picture was generated.')).toBeVisible()
  }

  const dialog = await openFromToolbar(editor, 0)
  await ask(dialog)
  await expectToast(page, 'Failed to generate image')
  await dismissToast(page)
  await closeByEscape(dialog)
  expect(logged.filter((text) => text.includes('Failed to generate image'))).toEqual([])

  await ask(await openFromPanel(editor))
  await expect
    .poll(() => logged.filter((text) => text.includes('Failed to generate image')))
    .toHaveLength(1)
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)
})

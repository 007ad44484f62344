import { EventEmitter, once } from 'node:events'
import { ModelServer } from '@deckloom/models/testing'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { type RunningServer, startServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

const prompt = 'Pitch deck for a solar-powered water purifier startup, for seed investors'

async function askForOutline(page: Page) {
  await page.goto('/')
  await page.getByLabel('Describe your presentation').fill(prompt)
  await page.getByRole('button', { name: 'Outline first' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outline' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate \d+ slides$/ })).toBeEnabled()
}

const titles = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Title of slide \d+$/ })
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    )

test('an outline is read, changed, moved, added to and told how, and becomes the deck', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).not.toBe('')
  await askForOutline(page)
  const before = await titles(page)
  expect(before).toHaveLength(10)
  await expectAccessible(page)

  await page
    .getByRole('textbox', { name: 'Title of slide 3' })
    .fill('Clean water is a power cut away')
  await page.getByRole('button', { name: /^Slide 3: drag it/ }).press('Alt+ArrowDown')
  await expect(page.getByRole('textbox', { name: 'Title of slide 4' })).toHaveValue(
    'Clean water is a power cut away',
  )
  await expect(page.getByText('Moved to position 4 of 10')).toBeAttached()
  await page.getByRole('button', { name: 'Remove slide 5' }).click()
  await page.getByRole('button', { name: 'Add slide' }).click()
  await expect(page.getByRole('button', { name: 'Generate 10 slides' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Title of slide 10' }).fill('What we ask of you')
  await page
    .getByRole('textbox', { name: /^Points of slide 10/ })
    .fill('Seed money\nA first village')
  await page.getByLabel('Theme').selectOption({ label: 'Nocturne' })
  await page.getByLabel('Visuals').selectOption('plain')
  const wanted = await titles(page)

  await page.getByRole('button', { name: 'Generate 10 slides' }).click()
  await page.waitForURL(/\/editor\/(\d+)$/)
  const id = page.url().split('/').at(-1) ?? ''
  const deck: {
    slides: { slide_title: string; bullet_points: unknown[]; theme: { id: string }; images?: [] }[]
  } = await (await page.request.get(`/api/presentations/${id}`)).json()
  expect(deck.slides.map(({ slide_title: title }) => title)).toEqual(wanted)
  expect(deck.slides.at(-1)?.bullet_points).toEqual(['Seed money', 'A first village'])
  expect(new Set(deck.slides.map(({ theme }) => theme.id))).toEqual(new Set(['nocturne']))
  const open = await (await page.request.get('/api/generations/open')).json()
  expect(open).toEqual({ generation: null })
})

test('an outline that was left waits on the dashboard, and can be gone on with or discarded', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).not.toBe('')
  await askForOutline(page)
  const before = await titles(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of slide 10' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(before)

  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await (await page.request.get('/api/generations/open')).json()).toEqual({
    generation: null,
  })
})

test.describe('with a model', () => {
  const model = new ModelServer()
  let server: RunningServer
  test.beforeAll(async () => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'loom-1',
      AI_BASE_URL: await model.listen(),
    }
    server = await startServer({ environment })
  })
  test.afterAll(async () => {
    await server.stop()
    await model.close()
  })
  test.beforeEach(async ({ page, person }) => {
    model.play = () => ({})
    await page.request.post(`${server.url}/api/auth/register`, { data: person })
    await page.request.post(`${server.url}/api/subscription/select`, { data: { tier: 'free' } })
    await page.goto(server.url)
    await page.getByLabel('Describe your presentation').fill(prompt)
  })

  test('slides show while others are written, a reload goes on where it was, and the screen says who wrote', async ({
    page,
  }) => {
    const gate = new EventEmitter()
    const opened = once(gate, 'open')
    model.play = ({ number }) => (number > 4 ? { after: opened } : {})
    await page.keyboard.press('Enter')

    await expect(page.getByText('Written by loom-1. Check names, figures and quotes')).toBeVisible()
    const slides = page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
    await expect(slides.nth(3).locator('svg text').first()).toBeVisible()
    await expect(slides.nth(4).locator('svg text')).toHaveCount(0)

    await page.reload()
    await expect(page.getByText('4 of 10 slides are written.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(slides.nth(3).locator('svg text').first()).toBeVisible()
    gate.emit('open')
    await page.waitForURL(/\/editor\/\d+$/)
    await expect(page.getByText('SLIDE 1 OF 10')).toBeVisible()
  })

  test('a slide that failed says why and is written alone', async ({ page }) => {
    model.play = ({ number }) => (number === 5 ? { text: 'I would rather not.' } : {})
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Write slide 5 again' })
    await expect(again).toBeVisible()

    model.play = () => ({})
    model.questions.length = 0
    await again.click()
    await page.waitForURL(/\/editor\/\d+$/)
    expect(model.questions.map(({ number }) => number)).toEqual([5])
  })

  test('a model that is away fails with a sentence that helps, and the words stay', async ({
    page,
  }) => {
    model.play = () => ({ status: 401 })
    await page.keyboard.press('Enter')
    await expectToast(page, 'Generation Failed', /does not accept what this server sends/)
    await expect(page.getByLabel('Describe your presentation')).toHaveValue(prompt)
  })
})

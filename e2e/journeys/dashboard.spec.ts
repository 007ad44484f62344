import type { Locator, Page, Request } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const prompt = 'A safety briefing for new harbour pilots'

test('E-001 the dashboard opens with an overlay that fades out after 800 ms', async ({
  page,
  signedIn,
}) => {
  // The fade is a CSS animation. It is paused in the same task that adds the overlay to the page, however slow
  // the machine is, and then checked at fixed times.
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const fade = document.querySelector('[data-intro]')?.getAnimations()[0]
      if (!fade) return
      fade.pause()
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const intro = page.locator('[data-intro]')
  const opacities = await intro.evaluate((element) => {
    const [fade] = element.getAnimations()
    if (!fade) throw new Error('the overlay does not fade')
    const shown = [0, 799, 950, 1100].map((moment) => {
      fade.currentTime = moment
      return Number(getComputedStyle(element).opacity)
    })
    const { width, height } = element.getBoundingClientRect()
    fade.play()
    return { shown, covers: width === innerWidth && height === innerHeight }
  })

  expect(opacities.covers).toBe(true)
  expect(opacities.shown.slice(0, 2)).toEqual([1, 1])
  expect(opacities.shown[2]).toBeLessThan(1)
  expect(opacities.shown[3]).toBe(0)
  await expect(intro).toHaveCount(0)
  await expect(greeting(page)).toContainText(signedIn.firstName)
})

test('E-005 E-008 E-013 E-014 E-016 the dashboard greets by first name above the generator, the promo panel and the recent presentations', async ({
  page,
  signedIn,
}) => {
  await createDeck(page, { title: 'Harbour safety' })
  await page.goto('/')

  await expect(greeting(page)).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${signedIn.firstName}$`),
  )
  const generator = page.getByRole('form', { name: 'Quick generator' })
  await expect(promptBox(generator)).toBeVisible()
  await expect(generator.getByRole('button', { name: 'Generate' })).toBeVisible()
  const promo = page.getByRole('complementary', { name: 'What Deckloom does' })
  for (const promise of ['AI-Powered Design', 'Smart Visuals', 'Export Anywhere'])
    await expect(promo.getByText(promise, { exact: true })).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent Presentations' })
  await expect(recent.getByRole('article')).toHaveCount(1)
  await expect(recent.getByRole('heading', { name: 'Harbour safety' })).toBeVisible()
  await recent.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL('/workspace')
})

test('E-009 "Start from Scratch" goes to /editor/new, which makes a deck of one slide', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
  const start = page.getByRole('link', { name: 'Start from Scratch' })
  await expect(start).toHaveAttribute('href', '/editor/new')
  await start.click()

  await expect(page).toHaveURL(/\/editor\/\d+$/)
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
})

test('E-015 four skeleton cards stand in the grid while the presentations are loading', async ({
  page,
  signedIn,
}) => {
  const answer = await holdBack(page, 'GET', '**/api/presentations')
  await page.goto('/')
  const skeletons = page.locator('[data-skeleton="deck"]')

  await expect(greeting(page)).toContainText(signedIn.firstName)
  await expect(skeletons).toHaveCount(4)
  answer()
  await expect(skeletons).toHaveCount(0)
  await expect(page.getByText('No presentations found')).toBeVisible()
})

test('E-018 the Home button leads back to "/"', async ({ page, signedIn }) => {
  await page.goto('/')
  const home = page.getByRole('banner').getByRole('link', { name: 'Home' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await page.goto('/no/such/page')
  await home.click()

  await expect(page).toHaveURL('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
})

test('E-019 E-020 E-021 a card shows three bullets of the first slide, cut at 35 characters, and counts the others', async ({
  page,
  signedIn,
}) => {
  const exact = 'Thirty-five characters in this line'
  await createDeck(page, {
    title: `Decks of ${signedIn.firstName}`,
    bullets: [exact, `${exact}s and a few more`, 'Third', 'Fourth', 'Fifth'],
  })
  await page.goto('/')
  const card = page.getByRole('article')

  expect(exact).toHaveLength(35)
  await expect(card.getByRole('listitem')).toHaveText([exact, `${exact}...`, 'Third'])
  await expect(card.getByText('+2 more', { exact: true })).toBeVisible()
})

test('E-022 E-023 the title of a card is set in 16 px up to 40 characters and in 14 px beyond', async ({
  page,
  signedIn,
}) => {
  const short = 'x'.repeat(40)
  const long = 'y'.repeat(41)
  await createDeck(page, { title: short })
  await createDeck(page, { title: long })
  await page.goto('/')

  await expect(greeting(page)).toContainText(signedIn.firstName)
  await expect(page.getByRole('heading', { name: short })).toHaveCSS('font-size', '16px')
  await expect(page.getByRole('heading', { name: long })).toHaveCSS('font-size', '14px')
})

test('E-027 E-028 E-029 E-030 Delete asks first, then deletes and refreshes the list', async ({
  page,
  signedIn,
}) => {
  const id = await createDeck(page, { title: 'Old plan' })
  await page.goto('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
  await expect(page.getByRole('article')).toHaveCount(1)
  const calls = apiCalls(page)
  await openCardMenu(page, 'Old plan')
  await expect(page.getByRole('menuitem')).toHaveText(['Duplicate', 'Share', 'Audience', 'Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this presentation?' })
  await expect(question).toContainText('Old plan')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect(names(calls)).toEqual([])

  await deleteFromCard(page, 'Old plan')
  await expect(page.getByText('No presentations found')).toBeVisible()
  expect(names(calls)).toEqual([`DELETE /api/presentations/${id}`, 'GET /api/presentations'])
  expect((await page.request.get(`/api/presentations/${id}`)).status()).toBe(404)
})

test('E-033 E-034 E-035 Duplicate makes a copy, names it and refreshes the list', async ({
  page,
  signedIn,
}) => {
  const id = await createDeck(page, { title: 'Tide tables' })
  await page.goto('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
  await expect(page.getByRole('article')).toHaveCount(1)
  const calls = apiCalls(page)
  await openCardMenu(page, 'Tide tables')
  const answered = page.waitForResponse('**/duplicate')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()

  const copy: { title: string } = await (await answered).json()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(names(calls)).toEqual([
    `POST /api/presentations/${id}/duplicate`,
    'GET /api/presentations',
  ])
  await expect(page.getByRole('heading', { name: copy.title, exact: true })).toBeVisible()
  await expectToast(page, 'Presentation duplicated', copy.title)
})

test('J-019 J-023 J-024 J-025 J-026 J-027 Enter asks once, with the defaults; until the answer everything is disabled and the button reads "Generating..."', async ({
  page,
  signedIn,
}) => {
  const answer = await holdBack(page, 'POST', '**/api/generate')
  await page.goto('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
  const asked = apiCalls(page)
  await promptBox(page).fill(prompt)
  await promptBox(page).press('Enter')

  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect(promptBox(page)).toBeDisabled()
  for (const name of ['Slides: 8-10 slides', 'Type: Pitch Deck', 'Advanced Options'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.keyboard.press('Enter')
  await promptBox(page).dispatchEvent('keydown', { key: 'Enter', bubbles: true })
  await page.getByRole('button', { name: 'Generating...' }).click({ force: true })
  expect(bodiesOfGenerations(asked)).toEqual([
    { prompt, slideCount: 10, presentationType: 'pitch' },
  ])
  answer()
  await expect(page).toHaveURL(/\/editor\/\d+$/)
})

test('J-011 J-012 J-013 J-014 the four types are shown by their names, and the chosen one is asked for', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(greeting(page)).toContainText(signedIn.firstName)
  const asked = apiCalls(page)
  await page.route('**/api/generate', (route) => route.fulfill({ status: 503, body: 'no' }))
  await promptBox(page).fill(prompt)
  const labels = ['Pitch Deck', 'Business Report', 'Marketing Plan', 'Training Material']
  for (const [label, type] of [
    ['Business Report', 'report'],
    ['Marketing Plan', 'marketing'],
    ['Training Material', 'training'],
    ['Pitch Deck', 'pitch'],
  ] as const) {
    await page.getByRole('button', { name: /^Type: / }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(labels)
    await page.getByRole('menuitemradio', { name: label }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect
      .poll(() => bodiesOfGenerations(asked).at(-1))
      .toMatchObject({ presentationType: type })
    await expect(page.getByRole('button', { name: `Type: ${label}` })).toBeEnabled()
  }
})

test('J-016 J-017 J-018 J-028 J-029 each choice of a count makes that many slides, opens them in the editor and lists the deck', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(page.getByText('No presentations found')).toBeVisible()
  const asked = apiCalls(page)
  for (const [index, { label, count }] of [
    { label: '8-10 slides', count: 8 },
    { label: '12-15 slides', count: 12 },
    { label: '16-20 slides', count: 16 },
  ].entries()) {
    await promptBox(page).fill(`${prompt}, by ${signedIn.lastName}`)
    await page.getByRole('button', { name: /^Slides: / }).click()
    await page.getByRole('menuitemradio', { name: label }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()

    await expect(page).toHaveURL(/\/editor\/\d+$/)
    await expect(page.getByText(`SLIDE 1 OF ${count}`)).toBeVisible()
    expect(bodiesOfGenerations(asked).at(-1)).toMatchObject({ slideCount: count })
    const editor = new URL(page.url()).pathname
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(index + 1)
    await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
      'href',
      editor,
    )
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the dashboard fits the width and names all its controls', async ({ page, signedIn }) => {
    await createDeck(page, { title: `Unbroken${signedIn.firstName.repeat(20)}` })
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(1)

    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBe(0)
    for (const role of ['button', 'link', 'textbox'] as const) {
      const all = page.getByRole(role)
      const named = page.getByRole(role, { name: /\S/ })
      await expect.poll(async () => (await all.count()) - (await named.count())).toBe(0)
    }
  })
})

function greeting(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

function promptBox(scope: Page | Locator): Locator {
  return scope.getByLabel('Describe your presentation')
}

interface NewDeck {
  readonly title: string
  readonly bullets?: readonly string[]
}

/** Creates a deck of one slide through the API; returns its id. */
async function createDeck(page: Page, { title, bullets = ['Point'] }: NewDeck): Promise<number> {
  const slide = { slide_title: title, bullet_points: bullets, layout_template: 'title + bullets' }
  const answer = await page.request.post('/api/presentations', { data: { title, slides: [slide] } })
  if (!answer.ok()) throw new Error(`the deck was answered with ${answer.status()}`)
  const deck: { id: number } = await answer.json()
  return deck.id
}

async function openCardMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
}

async function deleteFromCard(page: Page, title: string): Promise<void> {
  await openCardMenu(page, title)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** Formats calls as 'GET /api/presentations'. */
function names(calls: readonly Request[]): readonly string[] {
  return calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)
}

function bodiesOfGenerations(calls: readonly Request[]): readonly unknown[] {
  return calls
    .filter((call) => call.url().endsWith('/api/generate'))
    .map((call): unknown => call.postDataJSON())
}

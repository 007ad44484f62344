import type { Locator, Page, Request } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'

const prompt = 'A safety briefing for new harbour pilots'
const hourMs = 3_600_000

test('E-030 E-031 E-032 E-034 E-036 E-037 F-017 J-030 what fails on the dashboard is told in a toast, and nothing is lost', async ({
  page,
  signedIn,
}) => {
  await createDeck(page, 'Tide tables')
  const refusal = { status: 503, json: { code: 'overloaded', message: 'Too many at once.' } }
  for (const address of ['**/duplicate', '**/api/presentations/*', '**/api/generate'])
    await page.route(address, (route) => route.fulfill(refusal))
  await openDashboard(page, signedIn.firstName)

  await chooseFromCard(page, 'Duplicate')
  await expectToast(page, 'Duplicate Failed', 'Failed to duplicate presentation')
  await chooseFromCard(page, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete Failed', 'Failed to delete presentation')
  await expect(page.getByRole('article')).toHaveCount(1)
  await promptBox(page).fill(prompt)
  await promptBox(page).press('Enter')
  await expectToast(page, 'Generation Failed', 'Too many at once.')
  await expect(promptBox(page)).toHaveValue(prompt)
  await expect(openToast(page).getByRole('alert')).toHaveCount(1)
  await expectAccessible(page)
})

test('F-019 a toast shows for 5000 ms', async ({ page, signedIn }) => {
  await page.clock.install()
  await openDashboard(page, signedIn.firstName)
  await stopClock(page)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await openToast(page).count()).toBe(1)
  }).toPass({ intervals: [10] })

  await page.clock.fastForward(4950)
  expect(await openToast(page).count()).toBe(1)
  await page.clock.fastForward(70)
  await expect(openToast(page)).toHaveCount(0)
})

test('F-020 F-021 F-023 a toast is at most 420 px wide, F8 moves the focus to it, and a swipe of 50 px to the right closes it', async ({
  page,
  signedIn,
}) => {
  await openDashboard(page, signedIn.firstName)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(openToast(page)).toBeVisible()
  // The toast stays open while the pointer is on it.
  await openToast(page).hover()
  const viewport = page.getByRole('list').filter({ has: openToast(page) })
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(viewport).toHaveCSS('max-width', '420px')
    expect((await viewport.boundingBox())?.width).toBeLessThanOrEqual(420)
  }

  await expect(viewport).not.toBeFocused()
  await page.keyboard.press('F8')
  await expect(viewport).toBeFocused()
  await swipe(page, -90)
  await expect(openToast(page)).not.toHaveAttribute('data-swipe')
  await swipe(page, 46)
  await expect(openToast(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(page, 54)
  await expect(openToast(page)).toHaveCount(0)
})

test('F-024 F-025 a tooltip opens after 700 ms, and at once within 300 ms of the last one', async ({
  page,
  signedIn,
}) => {
  await createDeck(page, 'Tide tables')
  await createDeck(page, 'Harbour safety')
  await page.clock.install()
  await openDashboard(page, signedIn.firstName)
  const first = page.getByRole('button', { name: 'Actions for Tide tables' })
  const second = page.getByRole('button', { name: 'Actions for Harbour safety' })
  await expect(second).toBeVisible()
  await stopClock(page)

  const tooltip = page.getByRole('tooltip')
  await first.hover()
  await page.clock.fastForward(690)
  expect(await tooltip.count()).toBe(0)
  await page.clock.fastForward(20)
  await expect(tooltip).toHaveText('Actions for Tide tables')
  await leave(page, tooltip)

  await page.clock.fastForward(280)
  await second.hover()
  await expect(tooltip).toHaveText('Actions for Harbour safety')
  await leave(page, tooltip)

  await page.clock.fastForward(320)
  await first.hover()
  await page.clock.fastForward(690)
  expect(await tooltip.count()).toBe(0)
  await page.clock.fastForward(20)
  await expect(tooltip).toHaveText('Actions for Tide tables')
})

test('a tooltip names what has the focus, stays while the pointer is on it, and closes by Escape', async ({
  page,
  signedIn,
}) => {
  await createDeck(page, 'Tide tables')
  await openDashboard(page, signedIn.firstName)
  const button = page.getByRole('button', { name: 'Actions for Tide tables' })
  const tooltip = page.getByRole('tooltip')
  await button.focus()
  await expect(tooltip).toHaveText('Actions for Tide tables')
  await expect(button).toHaveAccessibleDescription('Actions for Tide tables')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).not.toHaveAttribute('aria-describedby')

  await button.hover()
  await expect(tooltip).toBeVisible()
  const box = await tooltip.boundingBox()
  if (!box) throw new Error('The tooltip is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 })
  await expect(tooltip).toBeVisible()
  await leave(page, tooltip)
})

test('F-026 F-027 every call carries the cookie of the session, and every body is JSON', async ({
  page,
  signedIn,
}) => {
  const calls = apiCalls(page)
  await page.goto('/editor/new')
  await expect(page).toHaveURL(/\/editor\/\d+$/)
  await openDashboard(page, signedIn.firstName)
  await chooseFromCard(page, 'Duplicate')
  await expect(page.getByRole('article')).toHaveCount(2)
  await promptBox(page).fill(prompt)
  await promptBox(page).press('Enter')
  await expect(page).toHaveURL(/\/editor\/\d+$/)

  // The editor keeps sending requests, so the list is copied.
  const made = [...calls]
  const headers = await Promise.all(made.map(async (call) => call.allHeaders()))
  expect(made.length).toBeGreaterThan(6)
  expect(headers.map(({ cookie = '' }) => cookie)).toEqual(
    made.map(() => expect.stringMatching(/\w=./)),
  )
  const bodies = made.filter((call) => call.postData() !== null)
  expect(bodies.map(nameOf)).toEqual(['POST /api/presentations', 'POST /api/generate'])
  for (const request of bodies) {
    expect(await request.headerValue('content-type')).toBe('application/json')
    expect(request.postDataJSON()).toBeInstanceOf(Object)
  }
})

test('F-028 F-029 a refusal is shown as its status and its body, or its status text when the body is empty', async ({
  page,
  signedIn,
}) => {
  let body = `The pool of ${signedIn.firstName} is closed`
  await page.route('**/api/presentations', (route) => route.fulfill({ status: 502, body }))
  await page.goto('/editor/new')
  await expect(openToast(page)).toContainText(`502: ${body}`)

  body = ''
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(openToast(page)).toContainText('502: Bad Gateway')
})

test('F-031 F-033 what was fetched is not fetched again as time passes or a screen comes back', async ({
  page,
  signedIn,
}) => {
  await createDeck(page, 'Tide tables')
  await page.clock.install()
  await openDashboard(page, signedIn.firstName)
  await expect(page.getByRole('article')).toHaveCount(1)
  const calls = apiCalls(page)

  await page.clock.fastForward(24 * hourMs)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.clock.fastForward(24 * hourMs)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(calls.map(nameOf)).toEqual([])
})

test('F-032 F-034 a query that failed is asked for again by hand only: not with time, and not when the window gets the focus', async ({
  page,
  signedIn,
}) => {
  await page.route('**/api/presentations', (route) => route.fulfill({ status: 500 }))
  await page.clock.install()
  const calls = apiCalls(page)
  const asked = () => calls.filter((call) => nameOf(call) === 'GET /api/presentations').length
  await openDashboard(page, signedIn.firstName)
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toBeVisible()

  await page.clock.fastForward(hourMs)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    dispatchEvent(new Event('focus'))
  })
  await page.clock.fastForward(hourMs)
  expect(asked()).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(asked).toBe(2)
})

test('F-035 a mutation that failed is not tried again', async ({ page, signedIn }) => {
  await createDeck(page, 'Tide tables')
  await page.route('**/duplicate', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.clock.install()
  await openDashboard(page, signedIn.firstName)
  const calls = apiCalls(page)
  await chooseFromCard(page, 'Duplicate')
  await expect(openToast(page)).toContainText('Duplicate Failed')

  await page.clock.fastForward(hourMs)
  await expect(openToast(page)).toHaveCount(0)
  expect(calls.filter((call) => call.method() === 'POST')).toHaveLength(1)
})

test('J-020 J-021 J-022 a blank prompt is answered with a toast, and has no advanced options', async ({
  page,
  signedIn,
}) => {
  await openDashboard(page, signedIn.firstName)
  await expect(page.getByText('No presentations found')).toBeVisible()
  const calls = apiCalls(page)
  const advanced = page.getByRole('button', { name: 'Advanced Options' })
  await expect(advanced).toBeDisabled()
  await promptBox(page).fill('   ')
  await expect(advanced).toBeDisabled()
  await page.getByRole('button', { name: 'Generate' }).click()

  await expectToast(page, 'Please describe your presentation', /enter a description/i)
  await expect(openToast(page)).toContainText(/to get started with generation/)
  await promptBox(page).fill(prompt)
  await expect(advanced).toBeEnabled()
  expect(calls.map(nameOf)).toEqual([])
})

async function openDashboard(page: Page, firstName: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
}

function promptBox(page: Page): Locator {
  return page.getByLabel('Describe your presentation')
}

function openToast(page: Page): Locator {
  return page.locator('li[data-state=open]')
}

/** From here on, timers of the page run only when a test lets them. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Drags the open toast horizontally by `distance` px and releases it. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await openToast(page).boundingBox()
  if (!box) throw new Error('no toast is open')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + distance, start.y, { steps: 6 })
  await page.mouse.up()
}

/** Moves the pointer away from a tooltip, which closes it. */
async function leave(page: Page, tooltip: Locator): Promise<void> {
  await page.mouse.move(10, 400, { steps: 4 })
  await expect(tooltip).toHaveCount(0)
}

async function createDeck(page: Page, title: string): Promise<void> {
  const slide = { slide_title: title, bullet_points: ['Point'] }
  const answer = await page.request.post('/api/presentations', { data: { title, slides: [slide] } })
  expect(answer.ok()).toBe(true)
}

/** Opens the menu of the first card and chooses from it. */
async function chooseFromCard(page: Page, item: 'Duplicate' | 'Delete'): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Formats a call as 'GET /api/presentations'. */
function nameOf(call: Request): string {
  return `${call.method()} ${new URL(call.url()).pathname}`
}

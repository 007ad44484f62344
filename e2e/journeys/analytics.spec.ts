import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { administrator, expect, test } from '../fixtures/administratorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const visitPath = '/api/analytics/track-visit'

/** Collects the visits that are reported from now on. */
function visits(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(visitPath)) sent.push(request)
  })
  return sent
}

function paths(sent: readonly Request[]): readonly unknown[] {
  return sent.map((request): unknown => request.postDataJSON().path)
}

test('H-030 H-031 H-032 H-036 H-038 each page that is opened sends a visit, with the session id of this browser and nothing of a link', async ({
  page,
}) => {
  const sent = visits(page)
  await page.goto('/support')
  await expect.poll(() => paths(sent)).toEqual(['/support'])
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect.poll(() => paths(sent)).toEqual(['/support', '/pricing'])
  await page.goto('/share/a-secret-of-the-link?theirs=1')
  await expect.poll(() => paths(sent)).toEqual(['/support', '/pricing', '/share/:token'])

  const names = sent.map((request) => request.headers()['x-session-id'])
  expect(names[0]).toMatch(/^session-\d{13}-[0-9a-z]{9}$/)
  expect(new Set(names).size).toBe(1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('deckloom.visit')))
    .toBe(names[0])
  expect(sent[0]?.postDataJSON()).toEqual({
    path: '/support',
    userAgent: await page.evaluate(() => navigator.userAgent),
  })
})

test('H-033 H-035 counting that fails is a warning in the console, and nothing else', async ({
  page,
  administers,
}) => {
  const warned: string[] = []
  const shown: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  page.on('pageerror', (error) => shown.push(error.message))
  await page.route('**/api/analytics/track-*', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'Not now.', code: 'unavailable', requestId: route.request().url() },
    }),
  )
  const made = await administers.post('/api/generate', {
    data: { prompt: 'Tides', slideCount: 5, presentationType: 'report' },
  })
  const { presentation } = await made.json()
  await page.goto(`/slideshow/${presentation.id}`)
  await expect(page.getByText('1 / 5')).toBeVisible()
  for (const call of ['track-visit', 'track-activity'])
    await expect.poll(() => warned.some((line) => line.includes(call))).toBe(true)
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(shown).toEqual([])
})

test('a browser that asks not to be tracked keeps no session id and names no browser', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const sent = visits(page)
  await page.goto('/pricing')
  await expect.poll(() => paths(sent)).toEqual(['/pricing'])
  expect(sent[0]?.postDataJSON()).toEqual({ path: '/pricing' })
  expect(await page.evaluate(() => localStorage.getItem('deckloom.visit'))).toBeNull()
})

test('A-027 H-019 H-020 H-021 H-022 who is no administrator sees Access Denied, asks for no figures, and gets home', async ({
  page,
  person,
}) => {
  await page.goto('/analytics')
  await expect(page).toHaveURL('/login')

  await page.request.post('/api/auth/register', { data: person })
  await page.request.post('/api/subscription/select', { data: { tier: 'free' } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/analytics')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(
    page.getByText('You need administrator privileges to access this page.'),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(asked.filter((path) => /analytics\/(?!track-)/.test(path))).toEqual([])
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('A-027 H-001 H-002 H-003 H-004 H-006 H-007 H-008 H-009 H-010 H-011 H-012 H-013 H-014 H-015 H-016 H-017 H-018 an administrator sees what was counted, on five tabs', async ({
  page,
  playwright,
  counted,
  administers,
}) => {
  const people = ['Ada', 'Bea', 'Cleo'] as const
  for (const [index, firstName] of people.entries()) {
    const request = await playwright.request.newContext({ baseURL: counted.url })
    const email = `${firstName.toLowerCase()}@example.org`
    await request.post('/api/auth/register', {
      data: { email, password: administrator.password, firstName, lastName: 'Weaver' },
    })
    await request.post('/api/subscription/select', { data: { tier: 'free' } })
    for (let made = 0; made < 5 - index; made += 1)
      await request.post('/api/generate', {
        data: { prompt: 'Tides', slideCount: 5, presentationType: 'report' },
      })
    for (let seen = 0; seen < 5; seen += 1) await request.post(visitPath, { data: { path: '/' } })
    await request.dispose()
  }
  const summary = await (await administers.get('/api/analytics/summary')).json()
  await page.goto('/analytics')

  await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible()
  await expect(page.getByText('Admin Access')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Users',
    'AI Usage',
    'Site Visits',
    'Revenue',
  ])
  const cards = page.locator('dl[aria-label="Totals"] dt')
  await expect(cards).toHaveText([
    'Total Users',
    'Total Presentations',
    'Site Visits',
    'AI Tokens Used',
    'AI Costs',
    'Active Subscriptions',
  ])
  const metric = (name: string) => page.locator('dl > div').filter({ hasText: name })
  await expect(metric('Total Users')).toContainText(String(summary.totalUsers))
  await expect(metric('Total Presentations')).toContainText(String(summary.totalPresentations))
  await expect(metric('AI Costs')).toContainText('$0.00')
  await expect(metric('Active Subscriptions')).toContainText('0% conversion rate')
  await expect(page.getByRole('heading', { name: 'Daily activity, last 30 days' })).toBeVisible()
  await expect(page.getByText('From daily activity in the last 30 days')).toBeVisible()
  const daily = page.getByRole('table', { name: 'Daily activity' })
  await expect(daily.getByRole('columnheader')).toHaveText(['Date', 'Unique users', 'New', 'Decks'])
  await expect(daily.getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('slider')).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Users' }).click()
  const top = page.getByRole('table', { name: 'Top users' })
  await expect(top.getByRole('row').nth(1)).toContainText('Ada Weaver')
  await expect(top.getByRole('row').nth(1)).toContainText('1')
  await expect(top.getByRole('row').nth(2)).toContainText('Bea Weaver')
  const filter = page.getByRole('group', { name: 'Subscription' })
  await expect(filter.locator('label')).toHaveText(['All Users', 'Active Paid', 'Trial Users'])
  const filtered = page.waitForRequest('**/top-users?subscription=active')
  await filter.getByText('Active Paid').click()
  await filtered
  await expect(page.getByText('No users in this group.')).toBeVisible()
  await filter.getByText('Trial Users').click()
  await expect(top.getByRole('row').nth(1)).toContainText('Ada Weaver')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'AI Usage' }).click()
  await expect(page.getByRole('table', { name: 'Latest AI usage' }).getByRole('row')).toHaveCount(
    11,
  )
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Site Visits' }).click()
  const latest = page.getByRole('table', { name: 'Latest visits' })
  await expect(latest.getByRole('row')).toHaveCount(16)
  await expect(latest.getByText('Authenticated user').first()).toBeVisible()
  await administers.post(visitPath, { data: { path: '/terms' }, headers: { cookie: '' } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(latest.getByText('Anonymous visitor').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Revenue' }).click()
  await expect(metric('Free Users')).toContainText(
    String(summary.totalUsers - summary.activeSubscriptions),
  )
  await expect(metric('Pro Subscribers')).toContainText('0')
  await expect(metric('Total AI Cost')).toContainText('$0.00')
  await expect(metric('Cost per User')).toContainText('$0.00')
  await expectAccessible(page)
})

test('the charts follow the days that are chosen, tell one day by the arrow keys, are a table on request, and a CSV file', async ({
  page,
  administers,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  await administers.post(visitPath, { data: { path: '/' } })
  await page.goto('/analytics')
  const chart = page.getByRole('slider', { name: 'Daily activity, last 30 days' })
  await expect(chart).toHaveAttribute('aria-valuetext', /\d+ Unique users/)
  const last = await chart.getAttribute('aria-valuetext')
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '')
  await page.getByRole('group', { name: 'Date range' }).getByText('7 days').click()
  await page.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('table', { name: 'Daily activity, last 7 days' })
  await expect(table.getByRole('row')).toHaveCount(8)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines[0]).toContain('Date,Unique users,New users,Presentations,Site visits')
  expect(lines.at(-1)).toContain(today)
})

test('on a phone the lists have items of two lines and nothing stands over the edge', async ({
  page,
  administers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await administers.post(visitPath, { data: { path: '/' } })
  await page.goto('/analytics')
  for (const tab of ['Overview', 'Users', 'AI Usage', 'Site Visits', 'Revenue']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('slider').first()).toBeAttached()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, tab).toBe(0)
  }
})

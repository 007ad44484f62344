import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const pages = [
  { path: '/', heading: 'AI-Powered Presentations', title: 'Deckloom: AI-Powered Presentations' },
  { path: '/pricing', heading: 'Pricing', title: 'Pricing · Deckloom' },
  { path: '/terms', heading: 'Terms of Use', title: 'Terms of Use · Deckloom' },
] as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, title } of pages) {
    test(`${path} is there as it was written`, async ({ page }) => {
      await page.goto(path)

      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Deckloom')
    })
  }

  test('A-028 an address that no page has is answered with 404, and the page says so as it was written', async ({
    page,
  }) => {
    const answer = await page.goto('/no/such/page')

    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page).toHaveTitle('404 Page Not Found · Deckloom')
    await expect(page.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/')
  })
})

test('B-015 the landing page says what the product is, and loads nothing of the app and nothing from elsewhere', async ({
  page,
}) => {
  const scripts: string[] = []
  const requests: URL[] = []
  page.on('request', (request) => {
    requests.push(new URL(request.url()))
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const visit = page.waitForRequest('**/api/analytics/track-visit')
  const problems = problemsOf(page)

  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('Describe a talk or paste your notes.')
  await expect(page.getByRole('main')).toContainText(
    'A sentence becomes an outline, and the outline becomes slides with charts and pictures that fit the text.',
  )
  expect((await visit).postDataJSON()).toMatchObject({ path: '/' })

  expect(scripts).toEqual(['/theme.js', expect.stringMatching(/^\/assets\/landing-[^/]+\.js$/)])
  expect(requests.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([])
  expect(problems).toEqual([])
  await expect(page.locator('[data-backdrop]')).toHaveCount(0)
  await expectAccessible(page)
})

for (const { path, heading } of pages.slice(1)) {
  test(`${path} is taken over by the app as it was written, and lives from then on`, async ({
    page,
  }) => {
    const problems = problemsOf(page)
    const answer = await holdBack(page, 'GET', '**/assets/index-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { name: heading, level: 1 })
    await title.evaluate((element) => Reflect.set(element, 'wasWritten', true))
    answer()

    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await title.evaluate((element) => Reflect.get(element, 'wasWritten'))).toBe(true)
    await page.getByRole('banner').getByRole('button', { name: 'Features' }).click()
    await expect(page.getByRole('link', { name: 'AI Designer' })).toBeVisible()
    expect(problems).toEqual([])
  })
}

test('"/" is the landing page for a browser without a session, and the app for one that has it', async ({
  page,
  request,
  signedIn,
}) => {
  const visitor = await request.get('/')
  expect(visitor.headers()['vary']).toContain('cookie')
  expect(await visitor.text()).toContain('Get Started for Free')
  const member = await page.request.get('/')
  expect(await member.text(), signedIn.email).not.toContain('Get Started for Free')
})

/** Collects the errors of the page from now on. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // For visitors the session check returns 401, which the browser logs.
    const isSession = message.location().url.endsWith('/api/auth/user')
    if (message.type() === 'error' && !isSession) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

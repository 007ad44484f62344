import type { Page } from '@playwright/test'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const landingHeading = { name: 'AI-Powered Presentations', level: 1 } as const
const notFoundHeading = { name: '404 Page Not Found', level: 1 } as const

test('A-009 B-001 B-003 B-005 B-006 B-007 B-008 B-009 B-010 a visitor sees the landing page from its logo to its footer', async ({
  page,
}) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'What Deckloom does' })
  const call = page.getByRole('region', { name: 'Your next talk is one sentence away.' })
  const footer = page.getByRole('contentinfo')

  await expect(page.getByRole('heading', landingHeading)).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Deckloom' })
  await expect(logo.locator('svg')).toBeVisible()
  await expect(cards.getByRole('heading')).toHaveText([
    'AI-Powered Generation',
    'Team Collaboration',
    'Professional Templates',
  ])
  await expect(cards.getByRole('listitem')).toHaveCount(3)
  await expect(call.getByRole('link', { name: 'Get Started for Free' })).toBeVisible()
  await expect(footer).toContainText(/© \d{4} Deckloom/)
  const tops = await Promise.all([logo, cards, call, footer].map(topOf))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('A-001 B-002 "Sign In" in the top bar leads to the sign-in screen at /login', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('A-002 B-004 "Get Started for Free" in the hero leads to the registration screen at /signup', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('main').filter({ has: page.getByRole('heading', landingHeading) })
  await hero.getByRole('link', { name: 'Get Started for Free' }).click()

  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})

test('B-011 B-012 B-013 a large faded logo lies behind the landing page and fades from 0.8 s on for 0.5 s', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  const backdrop = page.locator('[data-backdrop]')
  await letTimersRunUntil(page, async () => expect(await backdrop.count()).toBe(1))

  const logo = await backdrop.locator('svg').boundingBox()
  expect(logo?.width).toBeGreaterThanOrEqual(700)
  await expect(backdrop.locator('svg')).toHaveCSS('opacity', '0.08')
  // The fade is a CSS animation: it is paused and checked at fixed times.
  const opacities = await backdrop.evaluate((element) => {
    const [fade] = element.getAnimations()
    if (!fade) throw new Error('the logo does not fade')
    fade.pause()
    return [0, 799, 1050, 1299, 1301].map((moment) => {
      fade.currentTime = moment
      return Number(getComputedStyle(element).opacity)
    })
  })
  expect(opacities.slice(0, 2)).toEqual([1, 1])
  expect(opacities[2]).toBeCloseTo(0.5, 5)
  expect(opacities[3]).toBeGreaterThan(0)
  expect(opacities[4]).toBe(0)
})

test('B-014 the logo behind the landing page is removed 1 s after its fade', async ({ page }) => {
  const fadeEndsAtMs = 800 + 500
  await stopClock(page)
  await page.goto('/')
  const backdrop = page.locator('[data-backdrop]')
  await letTimersRunUntil(page, async () => expect(await backdrop.count()).toBe(1))

  await page.clock.fastForward(fadeEndsAtMs + 970)
  expect(await backdrop.count()).toBe(1)
  await page.clock.fastForward(60)
  await expect(backdrop).toHaveCount(0)
  await expect(page.getByRole('heading', landingHeading)).toBeVisible()
})

test('A-028 B-020 B-021 any other address shows the not-found view to everyone', async ({
  page,
}) => {
  await page.goto('/no/such/page?x=1')

  await expect(page).toHaveURL('/no/such/page?x=1')
  await expect(page.getByRole('heading', notFoundHeading)).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('A-008 somebody who is signed in sees the dashboard at "/"', async ({ page, signedIn }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${signedIn.firstName}`)
  await expect(page.getByRole('heading', { name: 'Recent Presentations' })).toBeVisible()
})

test('A-010 "/" shows a spinner while the session is being checked', async ({
  page,
  context,
  signedIn,
}) => {
  // The session has ended, but the browser still has its cookie. Without a cookie the landing page would be shown at
  // once.
  const cookies = await context.cookies()
  expect(cookies, signedIn.email).not.toEqual([])
  await page.request.post('/api/logout')
  await context.addCookies(cookies)
  const answer = await holdBack(page, 'GET', '**/api/auth/user')
  await page.goto('/')

  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expect(page.getByRole('status').locator('svg')).toBeVisible()
  await expect(page.getByRole('heading', landingHeading)).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', landingHeading)).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('A-029 /dashboard redirects to "/" instead of the not-found view', async ({
  page,
  signedIn,
}) => {
  await page.goto('/dashboard')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('A-011 A-012 A-013 A-031 the editor, the presenter and a new deck open for who is signed in and lead everyone else to /login', async ({
  page,
  context,
  person,
}) => {
  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/editor/new')
  await expect(page).toHaveURL(/\/editor\/\d+$/)
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
  const editor = page.url()
  await page.goto(editor)
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
  const presenter = editor.replace('/editor/', '/slideshow/')
  await page.goto(presenter)
  await expect(page.getByText('1 / 1', { exact: true })).toBeVisible()

  await context.clearCookies()
  for (const address of [editor, presenter, '/editor/new']) {
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  }
})

test('A-030 a protected page shows a centered spinner with the text "Loading..." while the session is checked', async ({
  page,
}) => {
  const answer = await holdBack(page, 'GET', '**/api/auth/user')
  await page.goto('/editor/1')
  const spinner = page.getByRole('status')

  await expect(spinner).toHaveText('Loading...')
  const sign = await spinner.locator('svg').boundingBox()
  expect((sign?.x ?? 0) + (sign?.width ?? 0) / 2).toBeCloseTo(1440 / 2, 0)
  const area = await spinner.boundingBox()
  expect((area?.y ?? 0) + (area?.height ?? 0) / 2).toBeCloseTo(900 / 2, 0)
  answer()
  await expect(page).toHaveURL('/login')
})

test('A-032 A-034 A-035 A-037 the guard keeps path and query in local storage, sign-in follows them once and clears them', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/editor/new')
  await expect(page).toHaveURL(/\/editor\/\d+$/)
  const wanted = `${new URL(page.url()).pathname}?from=mail&x=1`
  await context.clearCookies()

  await page.goto(wanted)
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedReturnUrl(page)).toBe(wanted)
  await page.getByLabel('Email').fill(signedIn.email)
  await page.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await page.getByLabel("I'm not a robot").check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
  await expect.poll(() => storedReturnUrl(page)).toBeNull()
})

test('A-033 the sign-in screen itself is not kept as a return URL', async ({ page }) => {
  await page.goto('/login?next=1')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => storedReturnUrl(page)).toBeNull()

  await page.goto('/slideshow/7')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => storedReturnUrl(page)).toBe('/slideshow/7')
})

test('A-044 F-009 "Sign In" in the header of a signed-out visitor is a full navigation to /api/login', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  const asked = page.waitForRequest('**/api/login')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()

  const request = await asked
  expect(request.isNavigationRequest()).toBe(true)
  expect(request.resourceType()).toBe('document')
  await expect(page).toHaveURL('/login')
})

test('A-044 F-012 F-014 "Sign Out" in the avatar menu is a full navigation to /api/logout', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toContainText(signedIn.email)
  const asked = page.waitForRequest('**/api/logout')
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()

  const request = await asked
  expect(request.isNavigationRequest()).toBe(true)
  expect(request.resourceType()).toBe('document')
  await expect(page.getByRole('heading', landingHeading)).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const { path, heading } of [
    { path: '/', heading: 'AI-Powered Presentations' },
    { path: '/login', heading: 'Welcome back' },
    { path: '/signup', heading: 'Create your account' },
    { path: '/no/such/page', heading: '404 Page Not Found' },
  ]) {
    test(`${path} fits the width and names all its controls`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()

      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0)
      for (const role of ['button', 'link', 'textbox', 'checkbox'] as const) {
        const all = page.getByRole(role)
        const named = page.getByRole(role, { name: /\S/ })
        await expect.poll(async () => (await all.count()) - (await named.count())).toBe(0)
      }
      await expect(page.locator('img:not([alt])')).toHaveCount(0)
    })
  }
})

async function storedReturnUrl(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('deckloom.returnUrl'))
}

/** From here on, timers of the page run only when a test lets them; CSS animations are not affected. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-03T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-03T09:01:00Z'))
}

/** Runs timers in steps of 20 ms, so that little more time than needed has passed when `there` succeeds. */
async function letTimersRunUntil(page: Page, there: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await there()
  }).toPass({ intervals: [10] })
}

async function topOf(part: { boundingBox(): Promise<{ y: number } | null> }): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN
}

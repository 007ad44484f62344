import type { Page } from '@playwright/test'
import { administrator, expect, test } from '../fixtures/adminTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { verifyEmail } from '../fixtures/steps/verifyEmail.ts'

interface Stop {
  readonly path: string
  /** The document title. */
  readonly title: string | RegExp
  readonly heading: string | RegExp
  /** Whether its view was checked for accessibility before: axe takes seconds per page. */
  readonly again?: boolean
}

/** A path without a page, for which the server responds with 404. */
const nowhere = '/no/such/page'

const open: readonly Stop[] = [
  { path: '/forgot-password', title: /Deckloom/, heading: /password/i },
  { path: '/reset-password?token=none', title: /Deckloom/, heading: 'Invalid Reset Link' },
  { path: '/pricing', title: 'Pricing · Deckloom', heading: 'Pricing' },
  { path: '/terms', title: 'Terms of Use · Deckloom', heading: 'Terms of Use' },
  { path: '/support', title: 'Support Center · Deckloom', heading: 'Support Center' },
  { path: nowhere, title: '404 Page Not Found · Deckloom', heading: '404 Page Not Found' },
]

const forVisitors: readonly Stop[] = [
  { path: '/', title: 'Deckloom: AI-Powered Presentations', heading: 'AI-Powered Presentations' },
  { path: '/login', title: 'Sign In · Deckloom', heading: 'Welcome back' },
  { path: '/signup', title: /Deckloom/, heading: 'Create your account' },
  ...open,
]

const anyHeading = /\S/
/** Returns further paths of a view that is fully checked under the first one. */
const sameView = (paths: readonly string[]) =>
  paths.map((path) => ({ path, title: /Deckloom/, heading: anyHeading, again: true }))

const galleries: readonly Stop[] = [
  { path: '/templates', title: /Deckloom/, heading: anyHeading },
  ...sameView(
    ['business', 'marketing', 'education', 'startup'].map((name) => `/templates/${name}`),
  ),
  ...sameView(
    ['help', 'blog', 'tutorials', 'webinars', 'community'].map((name) => `/resources/${name}`),
  ),
  { path: '/features', title: 'Features · Deckloom', heading: anyHeading },
  ...sameView(
    ['ai-designer', 'smart-slides', 'collaboration', 'analytics', 'integrations'].map(
      (name) => `/features/${name}`,
    ),
  ),
  { path: '/workspace', title: /Deckloom/, heading: anyHeading },
  ...sameView(['/teams', '/settings']),
]

const accountPages: readonly Stop[] = [
  { path: '/profile', title: 'Profile · Deckloom', heading: 'Ines Rocha' },
  { path: '/billing', title: 'Billing · Deckloom', heading: 'Pricing' },
  { path: '/contact', title: 'Support Center · Deckloom', heading: 'Support Center', again: true },
  { path: '/subscription', title: /Deckloom/, heading: 'Choose Your Plan' },
  { path: '/payment', title: /Deckloom/, heading: anyHeading },
]

const alsoForUsers: readonly Stop[] = [
  { path: '/', title: 'Home · Deckloom', heading: /, Ines$/ },
  { path: '/dashboard', title: 'Home · Deckloom', heading: /, Ines$/, again: true },
  ...accountPages,
  ...open.map((stop) => ({ ...stop, again: true })),
  { path: '/analytics', title: /Deckloom/, heading: 'Access Denied' },
]

const guarded = [
  ...[...galleries, ...accountPages].map(({ path }) => path),
  '/analytics',
  '/editor/new',
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('A-046 a visitor opens the public pages, and nothing else', async ({ page }) => {
      test.slow()
      const walk = new Walk(page)
      for (const stop of forVisitors) await walk.visit(stop)
      for (const path of guarded) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/login')
        await expect(page.getByLabel('Email')).toBeVisible()
      }
      walk.expectQuiet()
    })

    test('A-047 A-049 whoever is signed in opens galleries, features and the workspace', async ({
      page,
      signedIn,
    }) => {
      test.slow()
      const walk = new Walk(page)
      for (const stop of galleries) await walk.visit(stop)
      walk.expectQuiet()
      expect(signedIn.firstName).toBe('Ines')
    })

    test('A-047 A-049 whoever is signed in opens home, account, editor and presenter, and of the analytics only that it is not theirs', async ({
      page,
      signedIn,
    }) => {
      test.slow()
      const walk = new Walk(page)
      for (const stop of alsoForUsers) await walk.visit(stop)
      await page.goto('/editor/new')
      await expect(page).toHaveURL(/\/editor\/\d+$/)
      await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
      await page.goto(page.url().replace('/editor/', '/slideshow/'))
      await expect(page.getByText('1 / 1', { exact: true })).toBeVisible()
      walk.expectQuiet()
      expect(signedIn.firstName).toBe('Ines')
    })

    test('A-048 an administrator has the analytics, and the link to them', async ({
      page,
      server,
    }) => {
      const { email, password } = administrator
      // If another test has registered the account already, signs in to it.
      const registered = await page.request.post('/api/auth/register', { data: administrator })
      if (registered.ok()) await verifyEmail(page.request, server, email)
      else await page.request.post('/api/auth/login', { data: { email, password } })
      await page.request.post('/api/subscription/select', { data: { tier: 'free' } })
      const walk = new Walk(page)

      await walk.visit({ path: '/', title: 'Home · Deckloom', heading: /, Hanna$/ })
      await walk.visit({ path: '/analytics', title: /Analytics/, heading: /Analytics/ })
      await expect(page.getByText('Admin Access')).toBeVisible()
      await page.goto('/')
      const banner = page.getByRole('banner')
      if (viewport.width < 1024)
        await banner.getByRole('button', { name: 'Menu', exact: true }).click()
      const link = viewport.width < 1024 ? page.getByRole('menu') : banner
      await link.locator('a[href="/analytics"]').click()
      await expect(page).toHaveURL('/analytics')
      walk.expectQuiet()
    })
  })
}

test('A-045 who is signed in is being asked, known, or nobody: a spinner, the page, or the way to sign in', async ({
  page,
  signedIn,
}) => {
  const answers = new Map([
    ['someone', signedIn.firstName],
    ['nobody', undefined],
  ])
  for (const [who, name] of answers) {
    if (name === undefined) await page.request.post('/api/logout')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/auth/user', async (route) => {
      await held
      await route.fallback()
    })
    await page.goto('/profile')
    await expect(page.getByRole('status'), who).toHaveText('Loading...')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    release()
    if (name === undefined) await expect(page).toHaveURL('/login')
    else await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.unroute('**/api/auth/user')
  }
})

/** Visits pages, and records errors in the console and requests to other hosts. */
class Walk {
  readonly #page: Page
  readonly #problems: string[] = []
  readonly #foreign: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      // An overloaded server responds with 503, and the page retries.
      const isRefusal = isAnswer(message.location().url) || / 503 /.test(message.text())
      if (message.type() === 'error' && !isRefusal)
        this.#problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#problems.push(`${page.url()}: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^https?:$/.test(protocol) && hostname !== 'localhost') this.#foreign.push(request.url())
    })
  }

  async visit({ path, title, heading, again }: Stop): Promise<void> {
    const answer = await this.#page.goto(path)
    expect(answer?.status(), path).toBe(path === nowhere ? 404 : 200)
    await expect(this.#page, path).toHaveTitle(title)
    await expect(this.#page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(this.#page.locator('[data-intro], [data-backdrop]')).toHaveCount(0)
    const wider = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, `${path} is wider than the window`).toBe(0)
    if (!again) await expectAccessible(this.#page)
  }

  expectQuiet(): void {
    expect(this.#problems).toEqual([])
    expect(this.#foreign).toEqual([])
  }
}

/**
 * Returns whether an error response is expected: nobody is signed in, a link is no longer valid, or the page does not
 * exist. The browser logs these, too.
 */
function isAnswer(url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  return pathname === nowhere || /\/api\/auth\/(user|validate-reset-token)$/.test(pathname)
}

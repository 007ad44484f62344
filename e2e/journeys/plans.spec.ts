import type { Page } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'

const selectPath = '/api/subscription/select'
const statusPath = '/api/subscription/status'

test('A-025 C-033 D-001 D-002 D-003 a new account is led to the choice of a plan, three cards and a way to skip it', async ({
  page,
  person,
}) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Free Trial',
    'Pro',
    'Business',
  ])
  const calls = apiCalls(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Describe your presentation')).toBeVisible()
  expect(choices(calls)).toEqual([{ tier: 'free' }])
})

test('A-036 C-012 D-010 D-014 a new account that signs in goes to the prices; the return URL is followed when the plan is chosen, and the banner offers to finish the upgrade', async ({
  page,
  request,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  await page.goto('/contact?about=plans')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/pricing')

  // The user has not chosen a plan yet, so the home page redirects to the choice.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/subscription')
  const calls = apiCalls(page)
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/contact?about=plans')
  await expectToast(page, 'Pro plan selected')
  expect(choices(calls)).toEqual([{ tier: 'pro' }])
  expect(calls.some((call) => call.url().endsWith('/api/auth/user'))).toBe(true)

  // The return address is used only once: the next choice leads to the home page.
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You chose Pro: finish the upgrade to keep it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Finish upgrade' })).toHaveAttribute(
    'href',
    '/payment',
  )
})

test('C-014 an account is new until its plan was chosen or skipped once: sign-in then leads home', async ({
  page,
  request,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  await signIn(page, person)
  await expect(page).toHaveURL('/pricing')
  await page.context().clearCookies()
  await signIn(page, person)
  await expect(page).toHaveURL('/pricing')
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await signIn(page, person)
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Describe your presentation')).toBeVisible()
})

test('D-011 a choice that fails shows what the server says, or to try again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/subscription')
  await page.route(`**${selectPath}`, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'Plans are being changed.', code: 'unavailable', requestId: 'r-1' },
    }),
  )
  await page.getByRole('button', { name: 'Choose Business' }).click()
  await expectToast(page, 'Subscription error', 'Plans are being changed.')
  await page.unroute(`**${selectPath}`)
  await page.route(`**${selectPath}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expectToast(page, 'Subscription error', 'Please try again.')
  await expect(page).toHaveURL('/subscription')
})

test('D-018 a new account that opens the start page is sent to the choice of a plan by itself, until it has chosen', async ({
  page,
  person,
}) => {
  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/')
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Free Trial selected')
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Describe your presentation')).toBeVisible()
})

test('D-025 D-026 D-027 the status is asked for every 30 s on the dashboard and every 60 s elsewhere, and never for visitors', async ({
  page,
  person,
}) => {
  await page.clock.install()
  await page.addInitScript((path) => {
    const asked: number[] = []
    const send = globalThis.fetch
    globalThis.fetch = (...call) => {
      const [address] = call
      if (typeof address === 'string' && address.endsWith(path)) asked.push(Date.now())
      return send(...call)
    }
    Reflect.set(globalThis, 'asked', asked)
  }, statusPath)
  const asked = () => page.evaluate((): number[] => Reflect.get(globalThis, 'asked'))
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  await page.clock.runFor(130_000)
  expect(await asked()).toEqual([])

  await page.request.post('/api/auth/register', { data: person })
  await page.request.post(selectPath, { data: { tier: 'free' } })
  for (const { path, every } of [
    { path: '/', every: 30_000 },
    { path: '/pricing', every: 60_000 },
  ]) {
    await page.goto(path)
    await expect(page.getByText('3 days left in trial')).toBeVisible()
    for (const turn of [1, 2, 3]) {
      const answered = page.waitForResponse(`**${statusPath}`)
      await page.clock.runFor(every)
      await (await answered).finished()
      await expect.poll(async () => (await asked()).length).toBeGreaterThan(turn)
    }
    const moments = await asked()
    for (const [index, moment] of moments.slice(1).entries())
      expect(Math.abs(moment - (moments[index] ?? 0) - every), path).toBeLessThan(every / 5)
  }
})

test('D-031 D-032 E-017 F-013 the dashboard has the banner of the plan, and the header of the other pages says the same', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  for (const { status, words } of [
    { status: { isActive: true, tier: 'free', daysRemaining: 3 }, words: '3 days left in trial' },
    { status: { isActive: true, tier: 'pro', daysRemaining: 20 }, words: 'Pro plan active' },
    {
      status: { isActive: true, tier: 'business', daysRemaining: 9 },
      words: 'Business plan active',
    },
  ]) {
    await answerStatus(page, status)
    await page.goto('/')
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await page.goto('/support')
    await expect(page.getByRole('banner').getByRole('link', { name: words })).toBeVisible()
  }
})

test('D-036 the modal of a plan that was paid for is titled "Subscription Expired"', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  for (const tier of ['pro', 'business']) {
    await answerStatus(page, { isActive: false, tier, daysRemaining: 0 })
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Subscription Expired' })).toBeVisible()
  }
})

test('A-039 a signed-out visitor at the choice of a plan goes to "/login"', async ({ page }) => {
  await page.goto('/subscription')
  await expect(page).toHaveURL('/login')
})

interface Credentials {
  readonly email: string
  readonly password: string
}

interface Status {
  readonly isActive: boolean
  readonly tier: string
  readonly daysRemaining: number
}

async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, person)
}

async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel("I'm not a robot").check()
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function answerStatus(page: Page, status: Status): Promise<void> {
  await page.unroute(`**${statusPath}`)
  await page.route(`**${statusPath}`, (route) =>
    route.fulfill({ json: { ...status, pendingTier: null } }),
  )
}

function choices(calls: ReturnType<typeof apiCalls>): readonly unknown[] {
  return calls
    .filter((call) => call.url().endsWith(selectPath))
    .map((call): unknown => call.postDataJSON())
}

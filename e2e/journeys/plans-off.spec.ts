import type { Page } from '@playwright/test'
import { register } from '../fixtures/pages/accountForms.ts'
import { administrator } from '../fixtures/administratorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { startServerWith } from '../fixtures/serverWith.ts'
import { expect } from '../fixtures/test.ts'
import { verifyEmail } from '../fixtures/steps/verifyEmail.ts'

const test = startServerWith({ PAYMENTS: 'off', ADMIN_EMAILS: administrator.email })

/** Words that must not appear on an installation without plans. */
const words =
  /\b(?:plans?|pric(?:e|es|ing)|trials?|upgrad\w*|subscri\w*|billing|premium|payments?|free|revenue|conversion)\b/gi

const forEverybody = ['/login', '/signup', '/forgot-password', '/terms', '/support', '/nowhere']
const categories = ['', '/business', '/marketing', '/education', '/startup', '/mine']
const features = ['ai-designer', 'smart-slides', 'collaboration', 'analytics', 'integrations']
const forAccounts = [
  '/',
  ...categories.map((category) => `/templates${category}`),
  '/features',
  ...features.map((feature) => `/features/${feature}`),
  '/workspace',
  '/teams',
  '/settings',
  '/profile',
  '/profile?tab=statistics',
  '/profile?tab=settings',
  '/profile?tab=security',
  '/contact',
  '/terms',
  '/analytics',
  '/admin',
]
const gone = ['/pricing', '/billing', '/payment', '/subscription']

/**
 * Returns the words about plans in the text and the accessible names of a page, except in names and descriptions of
 * templates.
 */
async function wordsOn(page: Page, templates: readonly string[] = []): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    // Slides show the text of templates.
    const slides = [...document.querySelectorAll('svg')]
    for (const { style } of slides) style.display = 'none'
    const read = document.body.innerText
    for (const { style } of slides) style.display = ''
    return [document.title, read, ...names].join('\n')
  })
  const own = templates.reduce((left, said) => left.replaceAll(said, ''), text)
  // With some context, to make failures readable.
  return [...own.matchAll(words)].map(({ index }) => own.slice(Math.max(0, index - 30), index + 40))
}

async function expectNoWords(page: Page, what: string, templates?: readonly string[]) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A tab requests its rows only after the page was idle.
  await expect(page.locator('[role=tabpanel] .animate-skeleton')).toHaveCount(0)
  expect(await wordsOn(page, templates), what).toEqual([])
}

test('without plans a visitor reads of none, and their pages are not there', async ({ page }) => {
  for (const path of ['/', ...forEverybody]) {
    await page.goto(path)
    await expectNoWords(page, path)
  }
  for (const path of gone) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    expect(await wordsOn(page), path).toEqual([])
  }
})

test('without plans somebody new is in at once, and finds no word of them on any page', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  await page.goto('/signup')
  await register(page, administrator)
  await expect(page).toHaveURL('/', { timeout: 30_000 })
  await verifyEmail(page.request, server, administrator.email)
  await page.request.post('/api/user/proof', { data: { password: administrator.password } })
  const gallery: readonly { name: string; description: string }[] = await (
    await page.request.get('/api/templates')
  ).json()
  // Longer texts first, because a description may contain a name.
  const templates = gallery
    .flatMap(({ name, description }) => [name, description])
    .toSorted((one, other) => other.length - one.length)
  for (const path of forAccounts) {
    await page.goto(path)
    await expectNoWords(page, path, templates)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectNoWords(page, `${path}: ${await tab.innerText()}`, templates)
    }
  }
  for (const path of gone) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }

  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  await expectNoWords(page, 'the account menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expectNoWords(page, 'notifications')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoWords(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Templates' })).toBeVisible()
  await expectNoWords(page, 'the menu of phones')
})

test('an administrator sets what every account may have', async ({ page, server }) => {
  const { email, password } = administrator
  const registered = await page.request.post('/api/auth/register', { data: administrator })
  if (registered.ok()) await verifyEmail(page.request, server, email)
  else await page.request.post('/api/auth/login', { data: { email, password } })
  await page.request.post('/api/user/proof', { data: { password } })
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Policies' }).click()
  await expect(page.getByText('5,000 presentations', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change: Presentations per account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Presentations per account' })
  await dialog.getByLabel('Limit').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a whole number from 1 to 1,000,000')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Limit').fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Presentations per account: 1 presentation')

  const deck = { title: 'One', slides: [{ slide_title: 'A' }] }
  const made = await page.request.post('/api/presentations', { data: deck })
  const refused = await page.request.post('/api/presentations', { data: deck })
  expect([made.status(), refused.status()]).toEqual([201, 429])
  expect((await refused.json()).message).toContain('as many as your administrator allows')
  await page.getByRole('button', { name: 'Change: Presentations per account' }).click()
  await dialog.getByLabel('Limit').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Presentations per account: no limit')
  expect((await page.request.post('/api/presentations', { data: deck })).status()).toBe(201)
})

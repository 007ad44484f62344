import type { APIRequestContext } from '@playwright/test'
import { administrator, expect, test as base } from '../fixtures/administratorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const password = 'harbour-silt-7'

/** Somebody else beside the administrator, with a name of their own on this server. */
const test = base.extend<{ readonly other: Other }>({
  other: async ({ playwright, baseURL, administers }, use) => {
    const calls = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const name = `Weft${Math.random().toString(36).slice(2, 8)}`
    const email = `${name.toLowerCase()}@example.org`
    const person = { email, password, firstName: 'Ada', lastName: name }
    await calls.post('/api/auth/register', { data: person })
    expect((await administers.get('/api/auth/user')).ok()).toBe(true)
    await use({ calls, name, email })
    await calls.dispose()
  },
})

interface Other {
  readonly calls: APIRequestContext
  readonly name: string
  readonly email: string
}

test('an administrator finds a user, turns the account off and on again, and gives it their own rights', async ({
  page,
  other,
}) => {
  await page.goto('/analytics')
  await page.getByRole('link', { name: 'Administration' }).click()
  const table = page.getByRole('table', { name: 'Users' })
  await expect(table.getByRole('row').filter({ hasText: 'Ines Rocha' })).toContainText('You')
  await page
    .getByRole('searchbox', { name: 'Search users' })
    .fill(other.name.slice(2).toUpperCase())
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Turn off: Ada ${other.name}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`(${other.email}) is signed out everywhere`)
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Account changed')
  await expect(table.getByText('Turned off')).toBeVisible()
  expect((await other.calls.get('/api/auth/user')).status()).toBe(401)
  const login = { data: { email: other.email, password } }
  expect((await other.calls.post('/api/auth/login', login)).status()).toBe(403)

  await page.getByRole('button', { name: `Turn on: Ada ${other.name}` }).click()
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect(table.getByText('Turned off')).toHaveCount(0)
  await page.getByRole('button', { name: `Make administrator: Ada ${other.name}` }).click()
  await question.getByRole('button', { name: 'Make administrator' }).click()
  await expect(table.getByText('Administrator', { exact: true })).toBeVisible()
  expect((await (await other.calls.post('/api/auth/login', login)).json()).user.isAdmin).toBe(true)

  await page.getByRole('tab', { name: 'Audit Log' }).click()
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row').filter({ hasText: 'admin grant' }).first()).toContainText(
    administrator.email,
  )
  await expect(log.getByRole('row').filter({ hasText: 'account disable' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('an administrator reads messages, looks after the mail and the jobs', async ({
  page,
  other,
}) => {
  await other.calls.post('/api/support/contact', {
    data: {
      name: other.name,
      email: other.email,
      category: 'Export',
      subject: `Fonts for ${other.name}`,
      message: 'Which ones are named?',
    },
  })
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Support' }).click()
  await page.getByText(`Fonts for ${other.name}`).click()
  await expect(page.getByText('Which ones are named?')).toBeVisible()
  await expect(page.getByText('w***@example.org').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Jobs' }).click()
  const jobs = page.getByRole('table', { name: 'Jobs' })
  await expect(jobs.getByRole('row').filter({ hasText: 'Hourly sums and cleaning' })).toContainText(
    'none',
  )
  await expectAccessible(page)
  await page.route('**/api/admin/mail', (route) =>
    route.fulfill({
      json: [
        {
          id: 7,
          kind: 'password-reset',
          attempts: 7,
          createdAt: '2026-11-21T10:00:00Z',
          nextAttemptAt: '2026-11-21T10:00:00Z',
          failedAt: '2026-11-21T11:00:00Z',
          lastError: 'no such host',
        },
      ],
    }),
  )
  await page.getByRole('tab', { name: 'Mail' }).click()
  const letter = page.getByRole('table', { name: 'Mail queue' }).getByRole('row').nth(1)
  await expect(letter).toContainText('Password reset')
  await expect(letter).toContainText('no such host')
  await expectAccessible(page)
  const asked = page.waitForRequest('**/api/admin/mail/7/retry')
  await letter.getByRole('button', { name: 'Try again: Password reset' }).click()
  await asked
  await expectToast(page, 'The letter was not tried', 'Not found.')
})

test('H-023 who is no administrator is denied there too', async ({ page, person, other }) => {
  expect((await other.calls.get('/api/admin/users')).status()).toBe(403)
  await page.context().clearCookies()
  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

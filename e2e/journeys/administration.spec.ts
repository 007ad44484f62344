import type { APIRequestContext, Page } from '@playwright/test'
import { administrator, expect, test as base } from '../fixtures/administratorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const password = 'harbour-silt-7'

/** A user other than the administrator, with a name that is unique on this server. */
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

const slide = {
  slide_title: 'Shared',
  bullet_points: ['One thing'],
  visual_type: 'quote',
  visual_description: '',
  layout_template: 'title + bullets',
}

/** Chooses an action from a user's menu in the list of users. */
async function choose(page: Page, person: Other, action: string) {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.name)
  const list = page.getByRole('table', { name: 'Users' })
  await expect(list.getByRole('row')).toHaveCount(2)
  await list.getByRole('button', { name: `Actions for Ada ${person.name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Confirms the dialog that asks before an action. */
async function confirm(page: Page, action: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
}

async function prove(page: Page) {
  const { password: own } = administrator
  expect((await page.request.post('/api/user/proof', { data: { password: own } })).ok()).toBe(true)
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

  await choose(page, other, 'Turn off')
  await expect(page.getByRole('alertdialog')).toContainText(
    `(${other.email}) is signed out everywhere`,
  )
  await confirm(page, 'Turn off')
  // An open session is not enough: the administrator must prove their identity.
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('textbox', { name: 'Password' }).fill(administrator.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Account turned off')
  await expect(table.getByText('Turned off')).toBeVisible()
  expect((await other.calls.get('/api/auth/user')).status()).toBe(401)
  const login = { data: { email: other.email, password } }
  expect((await other.calls.post('/api/auth/login', login)).status()).toBe(403)

  await choose(page, other, 'Turn on')
  await confirm(page, 'Turn on')
  await expect(table.getByText('Turned off')).toHaveCount(0)
  await choose(page, other, 'Mark email as verified')
  await confirm(page, 'Mark as verified')
  await expect(table.getByText('Not verified')).toHaveCount(0)
  await choose(page, other, 'Make administrator')
  await confirm(page, 'Make administrator')
  await expect(table.getByText('Administrator', { exact: true })).toBeVisible()
  expect((await (await other.calls.post('/api/auth/login', login)).json()).user.isAdmin).toBe(true)

  await page.getByRole('tab', { name: 'Audit Log' }).click()
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row').filter({ hasText: 'admin grant' }).first()).toContainText(
    administrator.email,
  )
  await page.getByRole('searchbox', { name: 'Action' }).fill('account disable')
  await expect(log.getByRole('row').filter({ hasText: 'admin grant' })).toHaveCount(0)
  await expect(log.getByRole('row').filter({ hasText: 'account disable' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^All \d+ entries are intact\.$/)).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toBe('audit.jsonl')
})

test('what somebody shared ends with their account, by its link, and with the policy for everybody', async ({
  page,
  playwright,
  baseURL,
  other,
}) => {
  await prove(page)
  const data = { title: 'Shared', slides: [slide] }
  const { id } = await (await other.calls.post('/api/presentations', { data })).json()
  const links = `/api/presentations/${id}/share-links`
  const { path } = await (await other.calls.post(links, { data: { role: 'editor' } })).json()
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const opens = async () => (await visitor.get(`/api${path}`)).status()
  expect(await opens()).toBe(200)

  await page.goto('/admin')
  await choose(page, other, 'Turn off')
  await confirm(page, 'Turn off')
  await expectToast(page, 'Account turned off')
  expect(await opens()).not.toBe(200)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Account turned on')
  expect(await opens()).toBe(200)

  await page.getByRole('tab', { name: 'Policies' }).click()
  await page.getByRole('button', { name: 'Turn off: Public links' }).click()
  await expectAccessible(page)
  await confirm(page, 'Turn off')
  await expectToast(page, 'Public links: off')
  expect(await opens()).not.toBe(200)
  await page.getByRole('button', { name: 'Turn on: Public links' }).click()
  await confirm(page, 'Turn on')
  await expectToast(page, 'Public links: on')
  expect(await opens()).toBe(200)

  await page.getByRole('tab', { name: 'Links' }).click()
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(other.email)
  const list = page.getByRole('table', { name: 'Public links' })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list.getByRole('cell', { name: 'Can edit' })).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: /^End the link/ }).click()
  await confirm(page, 'End link')
  await expectToast(page, 'Link ended')
  await expect(page.getByText('No links match your search.')).toBeVisible()
  // An ended link says so.
  expect(await opens()).toBe(410)
  await visitor.dispose()
})

test('an administrator gives a plan, hands presentations over, and makes a link to a new password', async ({
  page,
  other,
}) => {
  await prove(page)
  const data = { title: 'Left behind', slides: [slide] }
  await other.calls.post('/api/presentations', { data })
  const heir = `heir-${Math.random().toString(36).slice(2, 8)}@example.org`
  const person = { email: heir, password, firstName: 'Bo', lastName: 'Lindqvist' }
  const registered = await other.calls.post('/api/auth/register', { data: person })
  const { user } = await registered.json()
  // Registering signed these calls in as the heir.
  await page.request.patch(`/api/admin/users/${user.id}`, { data: { emailVerified: true } })

  await page.goto('/admin')
  await choose(page, other, 'Give a plan')
  const plan = page.getByRole('dialog', { name: 'Give a plan' })
  await plan.getByText('Business', { exact: true }).click()
  await plan.getByRole('combobox', { name: 'For' }).selectOption('A year')
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'Give plan' }).click()
  await expectToast(page, 'Business plan given')
  await expect(
    page.getByRole('table', { name: 'Users' }).getByText(/^Business until/),
  ).toBeVisible()

  await choose(page, other, 'Create a password link')
  const link = page.getByRole('dialog', { name: 'Create a password link' })
  await link.getByRole('button', { name: 'Create link' }).click()
  await expect(link.getByRole('textbox', { name: 'Password link' })).toHaveValue(
    /\/reset-password\?token=/,
  )
  await expectAccessible(page)
  await link.getByRole('button', { name: 'Done' }).click()

  await choose(page, other, 'Hand over presentations')
  const handOver = page.getByRole('dialog', { name: 'Hand over presentations' })
  const receiver = handOver.getByRole('textbox', { name: 'New owner’s email' })
  await receiver.fill('nobody.here@example.org')
  await handOver.getByRole('button', { name: 'Hand over' }).click()
  await expect(handOver.getByText('Nobody here has an account with this address.')).toBeVisible()
  await receiver.fill(heir)
  await expectAccessible(page)
  await handOver.getByRole('button', { name: 'Hand over' }).click()
  await expectToast(page, '1 presentation handed over', `They now belong to ${heir}.`)
  const decks = await (await other.calls.get('/api/presentations')).json()
  expect(decks.map(({ title }: { title: string }) => title)).toEqual([data.title])

  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['Users', 'Sessions', 'Policies', 'Audit Log']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByRole('list').first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide, tab).toBe(false)
    await expectAccessible(page)
  }
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
  await expect(jobs.getByRole('row').filter({ hasText: 'Hourly maintenance' })).toContainText(
    'None',
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
  const email = page.getByRole('table', { name: 'Mail queue' }).getByRole('row').nth(1)
  await expect(email).toContainText('Password reset')
  await expect(email).toContainText('no such host')
  await expectAccessible(page)
  const asked = page.waitForRequest('**/api/admin/mail/7/retry')
  await email.getByRole('button', { name: 'Try again: Password reset' }).click()
  await asked
  await expectToast(page, 'Email not sent', 'Not found.')
})

test('on a phone the open tab is in sight, also after a reload, and what can be done stands beside the name', async ({
  page,
  other,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  const users = page.getByRole('list', { name: 'Users' })
  const item = users.getByRole('listitem').filter({ hasText: other.email })
  await expect(item.getByRole('button', { name: `Actions for Ada ${other.name}` })).toBeVisible()
  // The column heading must not appear as the label of a button.
  await expect(item.getByText('Actions', { exact: true })).toHaveCount(0)

  const last = page.getByRole('tab', { name: 'Audit Log' })
  await last.click()
  await expect(page).toHaveURL('/admin?tab=audit')
  await page.reload()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Users' })).toBeInViewport({ ratio: 1 })
})

test('H-023 who is no administrator is denied there too', async ({ page, person, other }) => {
  expect((await other.calls.get('/api/admin/users')).status()).toBe(403)
  await page.context().clearCookies()
  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

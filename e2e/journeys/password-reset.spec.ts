import type { Page } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

const fresh = 'new-harbour-8'

test('A-003 C-062 C-063 C-064 C-065 the forgot-password screen asks for first name, last name and a valid email', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ines.example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()

  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  expect(sent.filter((call) => call.method() === 'POST')).toEqual([])
})

test('C-066 C-067 C-068 C-069 C-070 a request says where to look, and can be tried again', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/forgot-password')
  await fillRequest(page, 'nobody@example.org')

  await expectToast(page, 'Reset email sent')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('nobody@example.org')).toBeVisible()
  const requests = sent.filter((call) => call.url().endsWith('/api/auth/forgot-password'))
  expect(requests.map((call) => call.postDataJSON())).toEqual([
    { email: 'nobody@example.org', firstName: 'Ines', lastName: 'Rocha' },
  ])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/login')
})

test('C-071 a request that fails says what the server says, or asks to try again', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many attempts.', code: 'rate_limited' } }),
  )
  await fillRequest(page, 'ines@example.org')
  await expectToast(page, 'Error', 'Too many attempts.')

  await page.unroute('**/api/auth/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'Error', 'Unable to send reset email. Please try again.')
})

test('A-004 C-078 C-079 C-084 C-090 C-091 C-092 the mailed link sets a new password, and its token stays in no address', async ({
  page,
  request,
  server,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  const token = await tokenFor(page, server, person.email)
  const asked: string[] = []
  page.on('request', (call) => asked.push(`${call.url()} ${call.headers()['referer'] ?? ''}`))

  await page.goto(`/reset-password?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await fillPasswords(page, fresh, fresh)

  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
  await expectToast(page, 'Password reset successful')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Welcome back!')
  expect(asked.filter((call) => call.includes(token)).map((call) => call.split('?')[0])).toEqual([
    `${server.url}/reset-password`,
  ])
})

test('C-080 C-082 C-083 a link is checked under a spinner, and one that opens nothing says so', async ({
  page,
}) => {
  const answer = await holdBack(page, 'POST', '**/api/auth/validate-reset-token')
  await page.goto('/reset-password?token=made-up')

  await expect(page.getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('C-089 a link without a token says that it is missing', async ({ page }) => {
  await page.goto('/reset-password')

  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('Reset token is missing')).toBeVisible()
})

test('C-088 a request whose token got lost is refused with the reason, and the form stays', async ({
  page,
}) => {
  await acceptAnyToken(page)
  await page.goto('/reset-password?token=any')
  await page.route('**/api/auth/reset-password', (route) => {
    const sent: unknown = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...Object(sent), token: '' }) })
  })
  await fillPasswords(page, fresh, fresh)

  await expectToast(page, 'Password reset failed', 'Reset token is required')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(fresh)
})

test('C-085 C-086 C-087 the new password has eight characters with a letter and a digit, twice the same', async ({
  page,
}) => {
  await acceptAnyToken(page)
  await page.goto('/reset-password?token=any')

  await fillPasswords(page, 'abc12', 'abc12')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await fillPasswords(page, 'abcdefgh', 'abcdefgh')
  await expect(page.getByText('Password must contain at least one number')).toBeVisible()
  await fillPasswords(page, '12345678', '12345678')
  await expect(page.getByText('Password must contain at least one letter')).toBeVisible()
  await fillPasswords(page, fresh, 'other-harbour-9')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
})

test('C-093 a reset that fails says what the server says, or asks to try again', async ({
  page,
}) => {
  await acceptAnyToken(page)
  await page.goto('/reset-password?token=any')
  await page.route('**/api/auth/reset-password', (route) => route.abort())
  await fillPasswords(page, fresh, fresh)
  await expectToast(page, 'Password reset failed', 'Unable to reset password. Please try again.')

  await page.unroute('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectToast(page, 'Password reset failed', 'This reset link is invalid or has expired.')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

async function fillRequest(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Rocha')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
}

async function fillPasswords(page: Page, password: string, confirmation: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

/** Requests a link on the screen and returns the token from the email. */
async function tokenFor(page: Page, server: RunningServer, email: string): Promise<string> {
  await page.goto('/forgot-password')
  await fillRequest(page, email)
  const token = () => {
    const received = server.emails().filter((source) => source.includes(`To: ${email}`))
    return /reset-password\?token=([\w-]+)/.exec(received.join('\n'))?.[1] ?? ''
  }
  await expect.poll(token).not.toBe('')
  return token()
}

async function acceptAnyToken(page: Page) {
  await page.route('**/api/auth/validate-reset-token', (route) =>
    route.fulfill({ json: { valid: true } }),
  )
}

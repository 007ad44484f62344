import { administrator, expect, test } from '../fixtures/administratorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { confirmItsYou } from '../fixtures/steps/confirmItsYou.ts'
import { virtualPasskeys } from '../fixtures/virtualPasskeys.ts'

test('somebody who must choose a new password is asked for it after signing in with a passkey', async ({
  administers,
  browser,
  person,
}) => {
  const theirs = await browser.newPage()
  await virtualPasskeys(theirs)
  const registered = await theirs.request.post('/api/auth/register', { data: person })
  const { user } = await registered.json()
  await theirs.request.post('/api/subscription/select', { data: { tier: 'free' } })
  await theirs.goto('/profile?tab=security')
  await theirs.getByRole('button', { name: 'Add a passkey' }).click()
  await theirs.getByLabel('Name', { exact: true }).fill('Work laptop')
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await confirmItsYou(theirs, person.password)
  const codes = theirs.getByRole('dialog', { name: 'Save your recovery codes' })
  await codes.getByLabel('I saved them').check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(theirs.getByText('Work laptop')).toBeVisible()

  const { password } = administrator
  await administers.post('/api/user/proof', { data: { password } })
  const required = { data: { mustChangePassword: true } }
  expect((await administers.patch(`/api/admin/users/${user.id}`, required)).ok()).toBe(true)

  await theirs.context().clearCookies()
  await theirs.goto('/login')
  await theirs.getByRole('button', { name: 'Use a passkey' }).click()
  const chosen = 'honest heron 71'
  await theirs.getByLabel('New password', { exact: true }).fill(chosen)
  await theirs.getByLabel('Confirm new password', { exact: true }).fill(chosen)
  expect((await theirs.request.get('/api/auth/user')).status()).toBe(401)
  await theirs.getByRole('button', { name: 'Save and sign in' }).click()
  await expectToast(theirs, 'Welcome back!')
  await theirs.close()
})

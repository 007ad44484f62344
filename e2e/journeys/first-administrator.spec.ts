import { codeAt } from '@deckloom/server/testing/authenticator'
import { register, signIn } from '../fixtures/pages/accountForms.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { confirmItsYou } from '../fixtures/steps/confirmItsYou.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { startServerWith } from '../fixtures/serverWith.ts'
import { expect } from '../fixtures/test.ts'
import { virtualPasskeys } from '../fixtures/virtualPasskeys.ts'

const test = startServerWith({})

test('who opens the link of the start before having an account is told what comes first, and ends up there', async ({
  page,
  server,
  person,
}) => {
  const [path = ''] = /\/claim-administrator\?token=[\w-]{43}/.exec(server.output()) ?? []
  await page.goto(path)
  await expect(page).toHaveURL('/login')
  const reason = page.getByText('To become the administrator of this server')
  await expect(reason).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(reason).toBeVisible()
  await register(page, person)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Become administrator?' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
})

test('the link that the start printed makes the first administrator, who has everybody set up a second step', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const [path = ''] = /\/claim-administrator\?token=[\w-]{43}/.exec(server.output()) ?? []
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Become administrator?' })).toBeVisible()
  await expect(page.getByText(signedIn.email)).toBeVisible()
  await expect(page).toHaveURL('/claim-administrator')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Become administrator' }).click()
  await confirmItsYou(page, signedIn.password)
  await expect(page.getByRole('heading', { name: 'You are the administrator' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  const other = await anotherPerson(browser, server)
  await other.page.goto(path)
  await other.page.getByRole('button', { name: 'Become administrator' }).click()
  await confirmItsYou(other.page, signedIn.password)
  await expect(other.page.getByText('This link no longer works')).toBeVisible()

  const begun = await page.request.post('/api/user/authenticator-app')
  const { setup, secret } = await begun.json()
  const code = await codeAt(secret, new Date())
  await page.request.post('/api/user/authenticator-app/confirm', { data: { setup, code } })
  await page.getByRole('tab', { name: 'Policies' }).click()
  const policy = 'Require two-step verification'
  await page.getByRole('button', { name: `Turn on: ${policy}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on' }).click()
  await expectToast(page, `${policy}: on`)

  await other.page.context().clearCookies()
  await virtualPasskeys(other.page)
  await other.page.goto('/login')
  await signIn(other.page, { ...signedIn, email: other.email })
  await expect(
    other.page.getByRole('heading', { name: 'Set up two-step verification' }),
  ).toBeVisible()
  await expect(other.page.getByLabel('Code from your app')).toBeVisible()
  await expectAccessible(other.page)
  await other.page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expectAccessible(other.page)
  expect((await other.page.request.get('/api/auth/user')).status()).toBe(401)
  await other.page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(other.page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await other.page.getByLabel('I saved them').check()
  await other.page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(other.page, 'Welcome back!')
  const user = await (await other.page.request.get('/api/auth/user')).json()
  expect(user.email).toBe(other.email)
  await other.close()
})

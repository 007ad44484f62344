import { readFileSync } from 'node:fs'
import { codeAt } from '@deckloom/server/testing/authenticator'
import type { Page } from '@playwright/test'
import { signIn } from '../fixtures/pages/accountForms.ts'
import { confirmItsYou } from '../fixtures/steps/confirmItsYou.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'
import { virtualPasskeys } from '../fixtures/virtualPasskeys.ts'

/** Waits for the app's next code, because a code is valid only once. */
async function nextCode(secret: string, used: string): Promise<string> {
  for (;;) {
    const code = await codeAt(secret, new Date())
    if (code !== used) return code
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
}

test('an authenticator app is set up, asked for, and replaced by a recovery code when the phone is lost', async ({
  page,
  signedIn,
}) => {
  await page.goto('/profile?tab=security')
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await confirmItsYou(page, signedIn.password)
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  expect(secret).toHaveLength(32)
  await dialog.getByLabel('Code from your app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible()
  const first = await codeAt(secret, new Date())
  await dialog.getByLabel('Code from your app').fill(first)
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  const recovery = await codes.getByRole('list', { name: 'Recovery codes' }).innerText()
  expect(recovery.trim().split('\n')).toHaveLength(10)
  await expectAccessible(page)
  // Escape does not close the dialog: the user must confirm that the codes are saved.
  await page.keyboard.press('Escape')
  await expect(codes).toBeVisible()
  await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled()
  const downloading = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain(recovery.trim().split('\n')[0])
  await codes.getByLabel('I saved them').check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^On since /)).toBeVisible()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()

  await signOut(page)
  await signIn(page, signedIn)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  // The password alone does not start a session.
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await page.getByLabel('Code from your app').fill('123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await page.getByLabel('Code from your app').fill(await nextCode(secret, first))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Welcome back!')
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await signOut(page)
  await signIn(page, signedIn)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.trim().split('\n')[4] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Welcome back!')
  await page.goto('/profile?tab=security')
  await expect(page.getByText('9 of 10 left.')).toBeVisible()
})

test('a passkey is added, signs in without an address or a password, and is removed', async ({
  page,
  signedIn,
}) => {
  await virtualPasskeys(page)
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirmItsYou(page, signedIn.password)
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await codes.getByLabel('I saved them').check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()
  await expect(page.getByText(/not used yet/)).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Welcome back!')
  const user = await (await page.request.get('/api/auth/user')).json()
  expect(user.email).toBe(signedIn.email)

  // Used after the password, the passkey is the second step.
  await signOut(page)
  await signIn(page, signedIn)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expectToast(page, 'Welcome back!')

  await page.goto('/profile?tab=security')
  await expect(page.getByText(/used today/)).toBeVisible()
  await page.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Old laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await confirmItsYou(page, signedIn.password)
  await expectToast(page, 'Passkey removed')
  await expect(page.getByText('Old laptop')).toBeHidden()

  await signOut(page)
  await signIn(page, signedIn)
  await expectToast(page, 'Welcome back!')
})

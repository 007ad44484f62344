import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { png } from '../fixtures/pages/imageDialog.ts'
import { expect, test } from '../fixtures/test.ts'
import { linkTo } from '../fixtures/steps/verifyEmail.ts'

test('A-019 V-001 V-002 V-003 V-004 V-005 V-006 V-007 V-008 V-010 V-011 V-014 V-022 the profile shows who this is and lets the details be edited', async ({
  page,
  signedIn,
}) => {
  await page.request.post('/api/presentations', {
    data: { title: 'A deck', slides: [], slideCount: 0 },
  })
  const decks = await page.request.get('/api/presentations')
  const count = (await decks.json()).length
  const asked = apiCalls(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Rocha' })).toBeVisible()
  const header = page.locator('main > header')
  await expect(header).toContainText('IR')
  await expect(header).toContainText(signedIn.email)
  await expect(header).toContainText(/Joined \w+ \d+, \d{4}/)
  await expect(header).toContainText(`${count} presentation`)
  expect(asked.some((call) => call.url().endsWith('/api/presentations'))).toBe(true)
  await expect(page.getByRole('tab')).toHaveText([
    'Profile Information',
    'Account Statistics',
    'Settings',
    'Security',
  ])

  const first = page.getByLabel('First name')
  await expect(first).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('User ID', { exact: true })).toHaveAttribute('readonly')
  await expect(page.getByLabel('User ID', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/)
  await first.fill('Mar')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(first).toHaveValue('Ines')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await first.fill('Maria')
  await page.getByLabel('Last name').fill('Rademaker')
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update Failed', 'Failed to update profile. Please try again.')
  await expect(first).toHaveValue('Maria')
  await page.unroute('**/api/user/profile')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.')
  await expect(page.getByRole('heading', { level: 1, name: 'Maria Rademaker' })).toBeVisible()
  await expect(first).toHaveAttribute('readonly')
})

test('V-012 V-013 V-017 V-018 a session that ended leads from the profile to sign in after half a second', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await context.clearCookies()
  const left = page.waitForRequest('**/api/login')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.clock.runFor(499)
  await expect(page).toHaveURL('/profile')
  await page.clock.runFor(2)
  await left
  await expect(page).toHaveURL('/login')
})

test('V-019 V-020 V-021 the settings sign out everywhere, export the data and delete the account', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const { email, password } = signedIn
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const signIn = () => elsewhere.request.post('/api/auth/login', { data: { email, password } })
  await signIn()
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Account Statistics' }).click()
  await expect(page.getByText('Exports, last 30 days')).toBeVisible()
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()

  await page.getByRole('button', { name: 'Export My Data' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(proof).toHaveCount(0)
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await proof.getByLabel('Password', { exact: true }).fill('wrong-password-1')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByText('That password isn’t right.')).toBeVisible()
  await proof.getByLabel('Password', { exact: true }).fill(password)
  const download = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toBe('deckloom-data.zip')

  // Identity was just proven, so it is not requested again.
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Sign Out of All Sessions' }).click()
  await expect(page).toHaveURL('/')
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)

  await page.request.post('/api/auth/login', { data: { email, password } })
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('Type DELETE to confirm').nth(1)).toBeVisible()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/')
  expect((await signIn()).status()).toBe(401)
  await elsewhere.close()
})

test('another address counts once its mailbox has confirmed it, and the email to the one before gives the account back', async ({
  page,
  server,
  signedIn,
}) => {
  const email = `new.${signedIn.email}`
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Confirm your new email')
  const header = page.locator('main > header')
  await expect(header).toContainText(signedIn.email)
  await expect(header).not.toContainText(email)
  await expect(page.getByRole('region', { name: 'Confirm your new email' })).toBeVisible()

  await page.goto(await linkTo(server, email, 'verify-email'))
  await expect(page).toHaveURL('/verify-email')
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await page.goto('/profile')
  await expect(header).toContainText(email)

  await page.goto(await linkTo(server, signedIn.email, 'undo-email'))
  await expect(page).toHaveURL('/undo-email')
  await page.getByRole('button', { name: 'Change it back' }).click()
  await expect(page.getByRole('heading', { name: 'Your email was changed back' })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('a picture that is uploaded stands in the header and on the profile, and can be removed', async ({
  page,
  signedIn,
}) => {
  await page.goto('/profile')
  const inHeader = page.getByRole('banner').locator('img[src^="/api/uploads/"]')
  const onProfile = page.locator('main > header img[src^="/api/uploads/"]')
  await expect(page.locator('main > header')).toContainText('IR')
  await page.getByLabel('Picture file').setInputFiles({
    name: `${signedIn.firstName}.png`,
    mimeType: 'image/png',
    buffer: png,
  })
  await expectToast(page, 'Picture updated')
  await expect(inHeader).toBeVisible()
  await expect(onProfile).toHaveJSProperty('naturalWidth', 512)
  await page.reload()
  await expect(inHeader).toBeVisible()

  await page.getByLabel('Picture file').setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  })
  await expectToast(page, 'Please select an image file')
  await expect(inHeader).toBeVisible()

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expectToast(page, 'Picture removed')
  await expect(inHeader).toHaveCount(0)
  await expect(page.locator('main > header')).toContainText('IR')
})

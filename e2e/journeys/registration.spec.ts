import {
  callsOf,
  expectRefusal,
  expectRegistrationFields,
  register,
  registrationFields,
  registrationPath,
  userPath,
} from '../fixtures/pages/accountForms.ts'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

test('C-030 C-031 C-032 the registration screen has its seven fields, the terms and a way back to /login', async ({
  page,
}) => {
  await page.goto('/signup')

  await expectRegistrationFields(page)
  await expect(page.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/terms',
  )
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

test('C-034 somebody who is signed in is sent from /signup to "/"', async ({ page, signedIn }) => {
  await page.goto('/signup')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('C-035 C-036 C-037 C-039 C-040 C-041 C-042 C-043 C-044 the registration screen refuses each field with its own message', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/signup')
  const form = registrationFields(page)
  await form.email.fill('ines@')
  await form.submit.click()

  await expectRefusal(form.firstName, 'First name is required')
  await expectRefusal(form.lastName, 'Last name is required')
  await expectRefusal(form.email, 'Please enter a valid email address')
  await expectRefusal(form.terms, 'You must agree to the terms and conditions')
  await expectRefusal(form.robot, 'Please confirm you are not a robot')
  await form.password.fill('123456')
  await expectRefusal(form.password, 'Password must contain at least one letter')
  await form.password.fill('abcdef')
  await expectRefusal(form.password, 'Password must contain at least one number')
  await form.password.fill('abcdef7')
  await form.confirmation.fill('abcdef7')
  await expectRefusal(form.confirmation, 'Password confirmation must be at least 8 characters')
  await form.password.fill('abcdefg7')
  await form.confirmation.fill('abcdefg8')
  await expectRefusal(form.confirmation, "Passwords don't match")
  expect(callsOf(sent, registrationPath)).toHaveLength(0)
})

test("C-038 C-054 each screen shows its own password message, and the server's rule answers after it", async ({
  page,
  person,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await register(page, { ...person, password: 'abcd7' })
  await expectRefusal(registrationFields(page).password, 'Password must be at least 8 characters')

  await page.goto('/signup')
  const form = registrationFields(page)
  const sent = apiCalls(page)
  await register(page, { ...person, password: 'abcd7' })
  await expectRefusal(form.password, 'Password must be at least 6 characters')
  await form.password.fill('abcde7')
  await expect(form.password).toHaveAccessibleDescription(/^At least 8 characters/)
  expect(callsOf(sent, registrationPath)).toHaveLength(0)
  const six = await page.request.post('/api/auth/register', {
    data: { ...person, password: 'abcde7' },
  })
  expect(six.status()).toBe(400)
  expect(await six.json()).toMatchObject({ message: 'Password must be at least 8 characters' })

  await register(page, { ...person, password: 'password1' })
  await expectRefusal(form.password, 'This password is too common. Please choose another one.')
  expect(callsOf(sent, registrationPath)).toHaveLength(1)
})

test('C-052 the server refuses a password without a letter or without a digit too, and the field says why', async ({
  page,
  person,
}) => {
  await page.goto('/signup')
  let sent = ''
  // Simulates a page with an outdated check, so that the server has to reject the password.
  await page.route(`**${registrationPath}`, (route) => {
    const body: unknown = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...Object(body), password: sent }) })
  })
  const form = registrationFields(page)
  sent = 'harbour-silt'
  await register(page, person)
  await expectRefusal(form.password, 'Password must contain at least one number')
  sent = '4815162342'
  await form.submit.click()
  await expectRefusal(form.password, 'Password must contain at least one letter')
  await page.unroute(`**${registrationPath}`)
  await form.submit.click()
  await expect(page).toHaveURL('/subscription')
})

test('C-045 a failed registration on the registration screen shows what the server says, or to try again', async ({
  page,
  request,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  await page.goto('/signup')
  await register(page, person)
  await expectToast(page, 'Registration failed', 'An account with this email already exists.')

  await page.route('**/api/auth/register', (route) => route.abort())
  await registrationFields(page).submit.click()
  await expectToast(page, 'Registration failed', 'Please try again.')
})

test('C-048 the registration screen waits for the current user before it goes on', async ({
  page,
  person,
}) => {
  await page.goto('/signup')
  await expect(registrationFields(page).email).toBeVisible()
  const refreshed = apiCalls(page)
  const answer = await holdBack(page, 'GET', '**/api/auth/user')
  await register(page, person)

  await expect.poll(() => callsOf(refreshed, userPath).length).toBe(1)
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
})

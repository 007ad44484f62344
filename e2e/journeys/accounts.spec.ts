import {
  callsOf,
  expectRefusal,
  expectRegistrationFields,
  loginPath,
  register,
  registrationFields,
  registrationPath,
  signIn,
  userPath,
} from '../fixtures/pages/accountForms.ts'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

test('C-001 C-002 C-003 C-004 the sign-in screen asks for email and password, which can be shown, and for the robot box', async ({
  page,
}) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })

  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).not.toBeChecked()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('C-005 C-006 a toggle turns the sign-in screen into the create-account form and back', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expectRegistrationFields(page)
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('C-007 C-008 C-009 sign-in refuses an invalid email, a short password and an unchecked robot box', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines.example.org')
  await page.getByLabel('Password', { exact: true }).fill('abc12')
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expectRefusal(page.getByLabel('Email'), 'Please enter a valid email address')
  await expectRefusal(
    page.getByLabel('Password', { exact: true }),
    'Password must be at least 6 characters',
  )
  await expectRefusal(page.getByRole('checkbox'), 'Please confirm you are not a robot')
  await page.getByLabel('Password', { exact: true }).fill('abc123')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('')
  expect(callsOf(sent, loginPath)).toHaveLength(0)
})

test('C-010 C-013 C-015 C-016 sign-in sends email and password only, refreshes the current user, says welcome and goes home', async ({
  page,
  request,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  await request.post('/api/subscription/select', { data: { tier: 'free' } })
  const sent = apiCalls(page)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  const refreshed = apiCalls(page)
  const answer = await holdBack(page, 'GET', '**/api/auth/user')
  await signIn(page, person)

  await expect.poll(() => callsOf(refreshed, userPath).length).toBe(1)
  expect(callsOf(sent, loginPath).map((call) => call.postDataJSON())).toEqual([
    { email: person.email, password: person.password },
  ])
  await expect(page).toHaveURL('/login')
  answer()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await expectToast(page, 'Welcome back!', "You've been successfully logged in.")
})

test('C-017 a failed sign-in says so', async ({ page, request, person }) => {
  await request.post('/api/auth/register', { data: person })
  await page.goto('/login')
  await signIn(page, { ...person, password: 'harbour-silt-8' })

  await expectToast(page, 'Login failed', 'Please try again.')
  await expect(page).toHaveURL('/login')
  // The toast disappears and does not say what was wrong; the form does.
  await expect(page.locator('form').getByText('Incorrect email or password.')).toBeVisible()
})

test('C-018 C-046 C-048 the create-account form registers, makes the account known and says that it exists', async ({
  page,
  person,
}) => {
  const sent = apiCalls(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await register(page, person)

  await expectToast(page, 'Account created!')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  expect(callsOf(sent, registrationPath).map((call) => call.postDataJSON())).toEqual([
    {
      email: person.email,
      password: person.password,
      firstName: person.firstName,
      lastName: person.lastName,
    },
  ])
})

test('C-019 a failed registration on the sign-in screen says to try again', async ({
  page,
  request,
  person,
}) => {
  await request.post('/api/auth/register', { data: person })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await register(page, person)

  await expectToast(page, 'Registration failed', 'Please try again.')
})

test('C-020 C-021 C-022 C-023 C-024 C-025 C-026 C-027 C-028 C-029 the create-account form refuses each field with its own message', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = registrationFields(page)
  await form.email.fill('ines@')
  await form.submit.click()

  await expectRefusal(form.firstName, 'First name is required')
  await expectRefusal(form.lastName, 'Last name is required')
  await expectRefusal(form.email, 'Please enter a valid email address')
  await expectRefusal(form.confirmation, 'Password confirmation is required')
  await expectRefusal(form.terms, 'You must agree to the Terms and Conditions')
  await expectRefusal(form.robot, 'Please confirm you are not a robot')
  for (const [password, message] of [
    ['abcdef7', 'Password must be at least 8 characters'],
    ['12345678', 'Password must contain at least one letter'],
    ['abcdefgh', 'Password must contain at least one number'],
  ] as const) {
    await form.password.fill(password)
    await expectRefusal(form.password, message)
  }
  await form.password.fill('abcdefg7')
  await expect(form.password).toHaveAccessibleDescription(/^At least 8 characters/)
  await form.confirmation.fill('abcdefg8')
  await expectRefusal(form.confirmation, "Passwords don't match")
  await form.confirmation.fill('abcdefg7')
  await expect(form.confirmation).toHaveAccessibleDescription('')
  expect(callsOf(sent, registrationPath)).toHaveLength(0)
})

import type { Locator, Page, Request } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const loginPath = '/api/auth/login'
const registrationPath = '/api/auth/register'
const userPath = '/api/auth/user'

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
  // An account that has chosen its plan; until there is a plan page no account has.
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isNewUser: false } })
  })
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${person.firstName}`)
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
  await expect(form.password).toHaveAccessibleDescription('')
  await form.confirmation.fill('abcdefg8')
  await expectRefusal(form.confirmation, "Passwords don't match")
  await form.confirmation.fill('abcdefg7')
  await expect(form.confirmation).toHaveAccessibleDescription('')
  expect(callsOf(sent, registrationPath)).toHaveLength(0)
})

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
  await expect(form.password).toHaveAccessibleDescription('')
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${person.firstName}`)
})

interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

function registrationFields(page: Page) {
  return {
    firstName: page.getByLabel('First name'),
    lastName: page.getByLabel('Last name'),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    confirmation: page.getByLabel('Confirm password', { exact: true }),
    robot: page.getByRole('checkbox', { name: "I'm not a robot" }),
    terms: page.getByRole('checkbox', { name: 'Terms and Conditions' }),
    submit: page.getByRole('button', { name: 'Create Account' }),
  }
}

async function expectRegistrationFields(page: Page): Promise<void> {
  for (const part of Object.values(registrationFields(page))) await expect(part).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(5)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
}

async function register(page: Page, person: Registration): Promise<void> {
  const form = registrationFields(page)
  await form.firstName.fill(person.firstName)
  await form.lastName.fill(person.lastName)
  await form.email.fill(person.email)
  await form.password.fill(person.password)
  await form.confirmation.fill(person.password)
  await form.robot.check()
  await form.terms.check()
  await form.submit.click()
}

async function signIn(page: Page, { email, password }: Registration): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel("I'm not a robot").check()
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The message stands under the field, and a screen reader gets it with the field. */
async function expectRefusal(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field.page().getByText(message, { exact: true })).toBeVisible()
}

function callsOf(calls: readonly Request[], path: string): readonly Request[] {
  return calls.filter((call) => new URL(call.url()).pathname === path)
}

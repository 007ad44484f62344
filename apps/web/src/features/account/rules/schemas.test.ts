import { expect, test } from 'vitest'
import { createAccountSchema, signUpSchema } from './registrationSchemas.ts'
import { signInSchema } from './signInSchema.ts'

const account = {
  firstName: 'Ines',
  lastName: 'Rademaker',
  email: 'ines@tidewater.example',
  password: 'harbour2026',
  confirmPassword: 'harbour2026',
  notRobot: true,
  terms: true,
}
const screens = [
  ['create-account form', createAccountSchema],
  ['registration screen', signUpSchema],
] as const

/** Returns the first message, which the form shows at `field`. */
function messageAt(
  schema: { safeParse: typeof createAccountSchema.safeParse } | typeof signInSchema,
  form: object,
  field: string,
): string | undefined {
  const { error } = schema.safeParse(form)
  return error?.issues.find((issue) => issue.path[0] === field)?.message
}

test('sign-in takes an address, six characters and the box', () => {
  const form = { email: account.email, password: 'secret', notRobot: true }

  expect(signInSchema.safeParse(form).success).toBe(true)
  expect(messageAt(signInSchema, { ...form, email: 'ines' }, 'email')).toBe(
    'Please enter a valid email address',
  )
  expect(messageAt(signInSchema, { ...form, password: '12345' }, 'password')).toBe(
    'Password must be at least 6 characters',
  )
  expect(messageAt(signInSchema, { ...form, notRobot: false }, 'notRobot')).toBe(
    'Please confirm you are not a robot',
  )
})

test.each(screens)('%s: a complete form passes', (_name, schema) => {
  expect(schema.safeParse(account).success).toBe(true)
})

test.each(screens)('%s: names, address, robot box and confirmation are asked for', (_n, schema) => {
  const empty = { ...account, firstName: ' ', lastName: '', email: 'x', notRobot: false }

  expect(messageAt(schema, empty, 'firstName')).toBe('First name is required')
  expect(messageAt(schema, empty, 'lastName')).toBe('Last name is required')
  expect(messageAt(schema, empty, 'email')).toBe('Please enter a valid email address')
  expect(messageAt(schema, empty, 'notRobot')).toBe('Please confirm you are not a robot')
  expect(messageAt(schema, { ...account, confirmPassword: '' }, 'confirmPassword')).toBe(
    'Password confirmation is required',
  )
})

test.each(screens)('%s: a password has a letter and a digit', (_name, schema) => {
  expect(messageAt(schema, { ...account, password: '12345678' }, 'password')).toBe(
    'Password must contain at least one letter',
  )
  expect(messageAt(schema, { ...account, password: 'harbours' }, 'password')).toBe(
    'Password must contain at least one number',
  )
})

test.each(screens)(
  '%s: other words in the confirmation do not match, whatever else is wrong',
  (_n, schema) => {
    const form = { ...account, confirmPassword: 'harbour2027', firstName: '', terms: false }

    expect(messageAt(schema, form, 'confirmPassword')).toBe("Passwords don't match")
  },
)

test('the two screens differ in length and in the words about the terms', () => {
  const short = { ...account, password: 'abc123', confirmPassword: 'abc123', terms: false }

  expect(messageAt(createAccountSchema, short, 'password')).toBe(
    'Password must be at least 8 characters',
  )
  expect(messageAt(signUpSchema, short, 'password')).toBeUndefined()
  expect(messageAt(signUpSchema, { ...short, password: 'abc12' }, 'password')).toBe(
    'Password must be at least 6 characters',
  )
  expect(messageAt(signUpSchema, short, 'confirmPassword')).toBe(
    'Password confirmation must be at least 8 characters',
  )
  expect(messageAt(createAccountSchema, short, 'terms')).toBe(
    'You must agree to the Terms and Conditions',
  )
  expect(messageAt(signUpSchema, short, 'terms')).toBe('You must agree to the terms and conditions')
})

import {
  callsOf,
  fillRegistration,
  register,
  registrationFields,
  registrationPath,
} from '../fixtures/pages/accountForms.ts'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { startServer, startTimeoutMs } from '../fixtures/server.ts'
import { expect, test as base } from '../fixtures/test.ts'

/**
 * A server that rejects forms within 3.75 seconds of their page: longer than pressing a button takes on any machine.
 */
const test: typeof base = base.extend({
  server: [
    async ({}, use) => {
      const server = await startServer({ environment: { RATE_LIMIT_SCALE: '0.4' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
})

test('somebody whose password manager fills the form in at once is signed up, and sees nothing but a button that works', async ({
  page,
  person,
}) => {
  const sent = apiCalls(page)
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === registrationPath) statuses.push(answer.status())
  })
  await page.goto('/signup')
  await fillRegistration(page, person)
  // Restarts the timer of the form, because a busy machine takes long to fill it in.
  await page.request.get('/signup', { headers: { accept: 'text/html' } })
  await registrationFields(page).submit.click()

  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  expect(callsOf(sent, registrationPath)).toHaveLength(2)
  expect(statuses).toEqual([409, 201])
  await expect(page.getByText('Registration failed')).toHaveCount(0)
})

test('somebody whose hidden field was filled in is told to try again, keeps what they typed, and is signed up then', async ({
  page,
  person,
}) => {
  await page.goto('/signup')
  const hidden = page.locator('input[name="form-note"]')
  await expect(hidden).toHaveAttribute('autocomplete', 'off')
  await expect(hidden).toHaveAttribute('tabindex', '-1')
  await hidden.fill('https://example.com', { force: true })
  await register(page, person)

  await expectToast(
    page,
    'Registration failed',
    'A hidden field was filled in, perhaps by a browser extension. Please try again.',
  )
  const form = registrationFields(page)
  await expect(form.email).toHaveValue(person.email)
  await expect(form.password).toHaveValue(person.password)
  await form.submit.click()
  await expect(page).toHaveURL('/subscription')
})

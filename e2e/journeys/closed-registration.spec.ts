import { registrationFields } from '../fixtures/pages/accountForms.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { startServerWith } from '../fixtures/serverWith.ts'
import { expect } from '../fixtures/test.ts'

const test = startServerWith({ REGISTRATION: 'invitation' })

test('where accounts are by invitation, the registration screen says so instead of a form, and the server holds it', async ({
  page,
  person,
}) => {
  await page.goto('/signup')
  await expect(page.getByText('New accounts are by invitation only.')).toBeVisible()
  await expect(registrationFields(page).submit).toHaveCount(0)
  await expectAccessible(page)
  const tried = await page.request.post('/api/auth/register', { data: person })
  expect(tried.status()).toBe(403)
  expect((await tried.json()).code).toBe('registration_closed')

  await page.goto(`/signup?invitation=${'A'.repeat(43)}`)
  await expect(page.getByText('This invitation has expired or was used.')).toBeVisible()
  // The token is removed from the address bar.
  await expect(page).toHaveURL('/signup')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

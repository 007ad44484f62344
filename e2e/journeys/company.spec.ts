import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/companyTest.ts'

test('somebody from the company signs in by its own sign-in, and rights follow the company', async ({
  page,
  site,
}) => {
  const ines = {
    sub: 'ines',
    email: 'ines@weave.example',
    email_verified: true,
    given_name: 'Ines',
    family_name: 'Rademaker',
    groups: ['deckloom-admins'],
  }
  site.company.become(ines)
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue with Weave Co' }).click()
  await expect(page).toHaveURL(/\/subscription/)
  const user = await (await page.request.get('/api/auth/user')).json()
  expect(user).toMatchObject({
    email: 'ines@weave.example',
    firstName: 'Ines',
    emailVerified: true,
    isAdmin: true,
  })

  await page.goto('/profile?tab=security')
  await expect(page.getByText('Linked', { exact: true })).toBeVisible()

  await page.context().clearCookies()
  site.company.become({ ...ines, groups: [] })
  // Signing in returns to the page that was requested.
  await page.goto('/profile?tab=security')
  await page.getByRole('link', { name: 'Continue with Weave Co' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=security/)
  const later = await (await page.request.get('/api/auth/user')).json()
  expect(later).toMatchObject({ id: user.id, isAdmin: false })
})

test('the sign-in screen says why the company’s sign-in did not let somebody in', async ({
  page,
  site,
}) => {
  site.company.become(undefined)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Weave Co' }).click()
  await expect(page.getByRole('alert')).toContainText('You canceled at your company’s sign-in')

  site.company.become({ sub: 'ghost', email: 'ghost@weave.example', email_verified: false })
  await page.getByRole('link', { name: 'Continue with Weave Co' }).click()
  await expect(page.getByRole('alert')).toContainText('has not verified your email address')
  await expectAccessible(page)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

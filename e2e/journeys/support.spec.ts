import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'

test('A-007 B-059 B-060 B-061 B-062 B-063 the support center is open to visitors, and its cards scroll to guide, questions and form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Getting started',
    'Frequently asked questions',
    'Contact us',
  ])
  for (const name of ['Getting started', 'FAQ', 'Contact us']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const heading = page.getByRole('heading', {
      level: 2,
      name: name === 'FAQ' ? 'Frequently asked questions' : name,
    })
    await page.getByRole('link', { name }).click()
    await expect(heading).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }
})

test('B-064 B-065 B-066 B-068 B-069 B-070 the contact form asks for five fields, sends them and clears itself', async ({
  page,
}) => {
  const sent = apiCalls(page)
  await page.goto('/support')
  await page.getByLabel('Name').fill('Ines Rocha')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.getByLabel('Email').fill('ines@example.org')
  await page.getByLabel('Category').selectOption('Export')
  await page.getByLabel('Subject').fill('Fonts')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expectToast(
    page,
    'Please fill in all fields',
    'All fields are required to submit your support request.',
  )
  expect(sent.filter((call) => call.method() === 'POST')).toEqual([])

  await page.getByLabel('Message').fill('Which ones are named?')
  await page.route('**/api/support/contact', (route) => route.abort())
  await send.click()
  await expectToast(
    page,
    'Failed to send message',
    'Please try again or email us directly at deckloom@localhost',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Which ones are named?')

  await page.unroute('**/api/support/contact')
  await send.click()
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours.")
  for (const label of ['Name', 'Email', 'Category', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
})

test('A-024 "/contact" leads visitors to sign in, and people who are signed in to the support center', async ({
  page,
  person,
}) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/login')
  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Support Center' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ines Rocha')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

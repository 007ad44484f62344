import { expect, test } from '../fixtures/test.ts'

test('A-005 F-003 B-042 B-043 B-044 B-045 B-046 B-047 B-048 B-049 B-050 B-051 B-052 B-053 B-054 B-055 B-056 B-057 B-058 the pricing page has a period to choose, three plans, a comparison and questions', async ({
  page,
}) => {
  await page.goto('/support')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
  const annual = page.getByRole('radio', { name: /^Annual/ })
  await expect(annual).toBeChecked()
  await expect(page.getByRole('group', { name: 'Billing period' })).toContainText('20% off')

  const [free, pro, enterprise] = ['Free Trial', 'Pro', 'Enterprise'].map((name) =>
    page.getByRole('main').getByRole('region', { name, exact: true }),
  )
  if (!free || !pro || !enterprise) throw new Error('there are three plans')
  await expect(page.getByRole('main').locator('section[aria-label]')).toHaveCount(3)
  await expect(free).toContainText('$0for 3 days')
  await expect(free).toContainText('3-day trial')
  await expect(free).toContainText('5 presentations per month')
  await expect(free).toContainText('1 GB')
  await expect(free.getByRole('link')).toHaveAttribute('href', '/signup')
  await expect(pro).toContainText('$20per year')
  await expect(pro.getByRole('link')).toHaveAttribute('href', '/payment?plan=pro&interval=year')
  await expect(enterprise).toContainText('Custom')
  await expect(enterprise.getByRole('link')).toHaveAttribute('href', '/payment?plan=business')
  await page.getByText('Monthly').click()
  await expect(pro).toContainText('$2per month')
  await expect(pro.getByRole('link')).toHaveAttribute('href', '/payment')

  await expect(page.getByRole('columnheader')).toHaveText([
    'Feature',
    'Free Trial',
    'Pro',
    'Enterprise',
  ])
  await expect(page.getByRole('row', { name: /Picture storage/ })).toContainText('1 GB10 GB100 GB')
  await page.getByText('How long is the free trial?').click()
  await expect(page.getByText(/^3 days, and no card is needed/)).toBeVisible()
  await expect(page.getByText('30-day money-back guarantee').first()).toBeVisible()
  expect(await page.locator('body').textContent()).not.toMatch(/14[ -]day/)
  await expect(page.getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute(
    'href',
    '/signup',
  )
})

test('A-022 "/billing" is for who is signed in, and shows the prices too', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/billing')
  await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeVisible()
  await expect(page.getByText('You’re not on a paid plan. Nothing is charged.')).toBeVisible()
  await context.clearCookies()
  await page.goto('/billing')
  await expect(page).toHaveURL('/login')
})

test('A-006 B-022 B-023 B-024 B-025 B-026 B-027 B-028 B-029 B-030 B-031 B-032 B-033 B-034 B-035 the Terms of Use have 17 sections that say what they must', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible()
  await expect(page.getByText('Last updated: September 21, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(17)
  for (const [section, words] of [
    ['Eligibility', '18 years of age or older'],
    ['Your account', 'You are responsible for activity in your account'],
    ['Termination', 'at our discretion'],
    ['Termination', 'fees that were paid are not refunded'],
    ['Acceptable use', 'Do not use the service to break the law'],
    ['Your inputs and your outputs', 'is and stays yours'],
    ['Your inputs and your outputs', 'we assign to you'],
    ['Fees and renewal', 'renews automatically at the end of each period'],
    ['Fees and renewal', 'until you cancel it'],
    ['Fees and renewal', 'Fees are non-refundable except under the 30-day money-back guarantee'],
    ['Availability', 'We do not guarantee that the service is available'],
    ['Limitation of liability', 'limited to the fees that you paid in the 12 months before'],
    ['Time for claims', 'within 6 months'],
    ['Arbitration and class-action waiver', 'binding arbitration'],
    ['Arbitration and class-action waiver', 'waive the right to take part in a class action'],
    ['Changes and contact', 'in-app support'],
  ] as const)
    await expect(page.getByRole('region', { name: section, exact: true })).toContainText(words)
  await page.getByRole('link', { name: 'Back to signup' }).click()
  await expect(page).toHaveURL('/signup')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the prices, the terms and the payment page fit the width', async ({ page, signedIn }) => {
    expect(signedIn.email).not.toBe('')
    for (const path of ['/pricing', '/terms', '/subscription', '/payment']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0)
    }
  })
})

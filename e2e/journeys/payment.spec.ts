import { apiCalls } from '../fixtures/apiCalls.ts'
import { fillCard, readBilling } from '../fixtures/pages/billing.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const intentPath = '/api/create-payment-intent'
const successPath = '/api/payment/success'
const features = [
  'Unlimited AI-generated presentations',
  '50+ premium templates',
  'Advanced slide editor with animations',
  'Export to PDF, PPTX, images and video',
  'Professional slideshow mode',
  'Stock photo library access',
  'Custom branding and brand kits',
  'Real-time collaboration',
  'Priority AI generation',
  'Advanced analytics',
  'Priority support',
]

test('A-026 G-001 G-002 G-003 G-004 G-005 G-006 G-007 G-008 G-009 G-010 G-011 G-012 G-013 G-014 G-015 G-016 G-017 G-018 G-019 G-022 G-023 G-026 G-044 the payment page shows a spinner until the client secret is there, then the Pro plan and the form in test mode', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  const calls = apiCalls(page)
  const answer = await holdBack(page, 'POST', `**${intentPath}`)
  await page.goto('/payment')
  const secure = page.getByRole('region', { name: 'Secure Payment' })
  await expect(secure.getByText('Loading...')).toBeVisible()
  await expect(secure.getByLabel('Card number')).toHaveCount(0)
  answer()

  await expect(secure.getByLabel('Card number')).toBeVisible()
  await expect(secure.getByText('Loading...')).toHaveCount(0)
  await expect(secure.getByText(/^Test mode: no money moves/)).toBeVisible()
  await expect(secure.getByRole('button', { name: 'Pay $2.00/month' })).toBeEnabled()
  await expect(secure).toContainText('Your payment information is encrypted.')
  await expect(secure).toContainText('You can cancel anytime from account settings.')
  const plan = page.getByRole('region', { name: 'Pro Plan' })
  await expect(plan.getByText('Most Popular')).toBeVisible()
  await expect(plan).toContainText('$2per month')
  await expect(plan.locator('li:visible')).toHaveText(features)
  expect(features).toHaveLength(11)
  await expect(plan.locator('p:visible', { hasText: 'Coming soon' })).toHaveText(
    'Coming soon: export as video, brand kits.',
  )
  expect(bodies(calls, intentPath)).toEqual([{ amount: 2, plan: 'pro', interval: 'month' }])
  await page.getByRole('link', { name: 'Back to Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('D-031 G-020 G-021 G-028 G-030 G-031 G-032 G-033 G-034 G-045 G-046 a card that is declined can be followed by one that pays, and the page goes home with the plan', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/payment')
  const calls = apiCalls(page)
  await fillCard(page, '4242424242424241')
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expectToast(page, 'Payment Failed', 'Your card number is invalid.')
  await fillCard(page, '4000000000000002')
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expectToast(page, 'Payment Failed', 'Your card was declined.')
  expect(bodies(calls, successPath)).toEqual([])

  const answer = await holdBack(page, 'POST', '**/api/test-payments/pay')
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled()
  answer()
  await expectToast(
    page,
    'Payment Successful',
    'Welcome to Pro! You now have access to all premium features.',
  )
  await expect(page).toHaveURL('/')
  expect(bodies(calls, successPath)).toEqual([
    { paymentIntentId: expect.stringMatching(/^pi_test_/) },
  ])
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()
})

test('G-038 G-040 G-047 Business is paid for at 99 dollars a month, with one more confirmation, and can be canceled on /billing', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/payment?plan=business')
  await expect(page.getByRole('heading', { name: 'Business Plan' })).toBeVisible()
  const calls = apiCalls(page)
  await fillCard(page, '4000002500003155')
  await page.getByRole('button', { name: 'Pay $99.00/month' }).click()
  const bank = page.getByRole('dialog', { name: 'Confirm this payment' })
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expectToast(page, 'Payment Failed', /The confirmation was refused/)
  await page.getByRole('button', { name: 'Pay $99.00/month' }).click()
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await expectToast(page, 'Payment Successful', 'Welcome to Business!')
  await expect(page).toHaveURL('/')
  expect(bodies(calls, successPath)).toHaveLength(1)

  await page.goto('/billing')
  await expect(page.getByRole('row', { name: /\$99\.00/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expectToast(page, 'Plan canceled')
  await expect(page.getByRole('button', { name: 'Keep plan' })).toBeVisible()
})

test('G-027 G-035 G-036 a payment that cannot begin leaves the spinner; one that the server does not hear of is told as processed', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route(`**${intentPath}`, (route) => route.abort())
  await page.goto('/payment')
  await expect.poll(() => logged.some((line) => line.includes('Failed to fetch'))).toBe(true)
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)

  await page.unroute(`**${intentPath}`)
  await page.route(`**${successPath}`, (route) => route.abort())
  await page.goto('/payment')
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expectToast(
    page,
    'Payment Processed',
    "Your payment was successful. If you don't see Pro features immediately, please refresh the page.",
  )
  await expect(page).toHaveURL('/')
  // The provider's webhook reaches the server without the browser.
  await expect
    .poll(() => readBilling(page), { timeout: 30_000 })
    .toMatchObject({ plan: { tier: 'pro', status: 'active' } })
  await page.reload()
  await expect(page.getByText('Pro plan active')).toBeVisible()
})

test('A-040 a signed-out visitor at the payment page goes to "/login"', async ({ page }) => {
  await page.goto('/payment')
  await expect(page).toHaveURL('/login')
})

function bodies(calls: ReturnType<typeof apiCalls>, path: string): readonly unknown[] {
  return calls
    .filter((call) => call.url().endsWith(path))
    .map((call): unknown => call.postDataJSON())
}

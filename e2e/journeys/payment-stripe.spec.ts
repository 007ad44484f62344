import type { Page } from '@playwright/test'
import { register } from '../fixtures/pages/accountForms.ts'
import { readBilling } from '../fixtures/pages/billing.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, stripeScript, test } from '../fixtures/stripeTest.ts'

const refused = '4000000000000002'
const pays = '4242424242424242'
const asks = '4000002500003155'

test('G-029 G-037 who registers, chooses Pro and is declined can try again with Stripe: its script comes from its host, the payment is confirmed with it, and the way back is the site itself', async ({
  page,
  person,
  site,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://js.stripe.com/')) loaded.push(request.url())
  })
  await page.goto('/signup')
  await register(page, person)
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Finish upgrade' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(loaded).toEqual([stripeScript])

  await giveCard(page, '4242424242424241')
  await expectToast(page, 'Payment Failed', 'Your card number is invalid.')
  await giveCard(page, refused)
  await expectToast(page, 'Payment Failed', 'Your card was declined.')
  expect(await readBilling(page)).toEqual({ plan: null, invoices: [] })
  await giveCard(page, pays)
  await expectPro(page)

  const asked = await page.evaluate((): unknown[] => Reflect.get(globalThis, 'asked'))
  expect(asked).toContainEqual({
    key: 'pk_test_journey',
    type: 'payment',
    clientSecret: expect.stringMatching(/^pi_\d+_secret_/),
  })
  expect(asked).toContainEqual({
    confirmParams: { return_url: site.server.url },
    redirect: 'if_required',
  })
  await expect
    .poll(() => readBilling(page))
    .toMatchObject({ plan: { tier: 'pro', status: 'active' } })
})

test('a card that asks its bank pays with Stripe only when the bank was answered', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/payment')
  const bank = page.frameLocator('iframe[title="Your bank"]')
  await giveCard(page, asks)
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expectToast(page, 'Payment Failed', 'We are unable to authenticate your payment method.')
  expect(await readBilling(page)).toMatchObject({ plan: null })
  await giveCard(page, asks)
  await bank.getByRole('button', { name: 'Complete' }).click()
  await expectPro(page)
})

test('a payment whose browser vanished is granted by the notice of Stripe alone', async ({
  context,
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('')
  // The browser's report of the payment never reaches the server.
  await page.route('**/api/payment/success', () => undefined)
  await page.goto('/payment')
  const telling = page.waitForRequest('**/api/payment/success')
  await giveCard(page, pays)
  await telling
  await page.close()

  const later = await context.newPage()
  await expect
    .poll(() => readBilling(later), { timeout: 30_000 })
    .toMatchObject({ plan: { tier: 'pro', status: 'active' }, invoices: [{}] })
  await later.goto('/')
  await expect(later.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()
})

/** Enters a card in the form that replaces Stripe's own. */
async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
}

async function expectPro(page: Page): Promise<void> {
  await expectToast(page, 'Payment Successful')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()
}

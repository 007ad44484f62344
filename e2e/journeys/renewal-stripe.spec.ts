import type { Page } from '@playwright/test'
import {
  type Billing,
  dayWords,
  openBilling,
  readBilling,
  signInAgain,
} from '../fixtures/pages/billing.ts'
import { dayMs } from '../fixtures/clockTest.ts'
import { clickBeside } from '../fixtures/steps/clickBeside.ts'
import { expect, test } from '../fixtures/stripeTest.ts'

const expired = 'Trial expired - Upgrade to continue using all features'

test('a month after it was paid for with Stripe a plan renews; canceled it ends with its period, and the account has expired', async ({
  page,
  signedIn,
  site,
}) => {
  await buy(page, '4242424242424242')
  const bought = await openBilling(page, { plan: { status: 'active' }, invoices: [{}] })
  const billing = page.locator('section', { has: page.getByText('Your billing') })
  await expect(billing.getByText(`Renews on ${dayWords(endOf(bought))}.`)).toBeVisible()

  // Only Stripe's clock at first: the server learns of the renewal through Stripe's webhooks.
  site.stripe.books.passTime(30 * dayMs)
  await expect
    .poll(async () => endOf(await readBilling(page)), { timeout: 30_000 })
    .toBe(endOf(bought) + 30 * dayMs)
  await site.server.moveClock(30 * dayMs)
  await signInAgain(page, signedIn)
  const renewed = await openBilling(page, { plan: { status: 'active' }, invoices: [{}, {}] })
  await expect(billing.getByText(`Renews on ${dayWords(endOf(renewed))}.`)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  await expect(rows).toHaveText([
    'InvoiceAmountState',
    ...renewed.invoices.map(({ date }) => `${dayWords(date)}$2.00Paid`),
  ])
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', /^https:\/\/invoice\.stripe/)

  await billing.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(billing.getByText(`Ends on ${dayWords(endOf(renewed))}.`)).toBeVisible()
  await site.passTime(30 * dayMs)
  await signInAgain(page, signedIn)
  await openBilling(page, { plan: { status: 'canceled' }, invoices: [{}, {}] })
  await expect(billing.getByText(/^Ended on /)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Subscription Expired' })).toBeVisible()
})

test('a renewal that Stripe could not collect leaves days of grace and an open invoice; when Stripe gives up the plan has expired', async ({
  page,
  signedIn,
  site,
}) => {
  await buy(page, '4000000000000341')
  const bought = await openBilling(page, { plan: { status: 'active' }, invoices: [{}] })
  await site.passTime(30 * dayMs)
  await signInAgain(page, signedIn)
  await openBilling(page, {
    plan: { status: 'past_due' },
    invoices: [{ status: 'open' }, { status: 'paid' }],
  })
  await expect(
    page.getByText(`Your plan stays active until ${dayWords(endOf(bought) + 3 * dayMs)}.`),
  ).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()

  await site.passTime(4 * dayMs)
  await openBilling(page, { plan: { status: 'canceled' } })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Subscription Expired' })).toBeVisible()
})

test('D-033 D-034 D-035 D-038 D-040 a trial that is over limits the dashboard until Pro is paid for with Stripe', async ({
  page,
  signedIn,
  site,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/')
  await expect(page.getByText('3 days left in trial')).toBeVisible()
  await site.passTime(3 * dayMs)
  await page.goto('/')
  const modal = page.getByRole('dialog', { name: 'Free Trial Expired' })
  await clickBeside(modal)
  const banner = page.getByRole('alert').filter({ hasText: expired })
  await expect(banner).toBeVisible()
  const dimmed = page.locator('main [inert]')
  await expect(dimmed).toHaveCSS('opacity', '0.5')

  await banner.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL('/subscription')
  await buy(page, '4242424242424242')
  await expect(dimmed).toHaveCount(0)
  await expect(page.getByLabel('Describe your presentation')).toBeEnabled()
})

function endOf({ plan }: Billing): number {
  return Date.parse(plan?.periodEnd ?? '')
}

/** Pays with the form that replaces Stripe's own, and expects the home page to show the plan. */
async function buy(page: Page, card: string): Promise<void> {
  await page.goto('/payment')
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()
}

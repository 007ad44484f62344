import type { Page } from '@playwright/test'
import { register } from '../fixtures/pages/accountForms.ts'
import {
  type Billing,
  dayWords,
  fillCard,
  openBilling,
  signInAgain,
} from '../fixtures/pages/billing.ts'
import { dayMs, expect, test } from '../fixtures/clockTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

test('D-031 G-045 who registers, chooses Pro and pays has it; a month later it renews by itself, and canceled it ends with its period', async ({
  page,
  person,
  server,
}) => {
  await page.goto('/signup')
  await register(page, person)
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Finish upgrade' }).click()
  await pay(page, '4242424242424242')
  const bought = await openBilling(page, { plan: { status: 'active' }, invoices: [{}] })
  const firstEnd = bought.plan?.periodEnd ?? ''
  const billing = page.locator('section', { has: page.getByText('Your billing') })
  await expect(billing.getByRole('heading', { name: 'Pro, billed monthly' })).toBeVisible()
  await expect(billing.getByText(`Renews on ${dayWords(firstEnd)}.`)).toBeVisible()

  // Renewal is not requested by the browser: the month ends by the server's clock.
  await server.moveClock(periodOf(bought) + 60_000)
  await signInAgain(page, person)
  const renewed = await openBilling(page, { plan: { status: 'active' }, invoices: [{}, {}] })
  const secondEnd = renewed.plan?.periodEnd ?? ''
  expect(Date.parse(secondEnd) - Date.parse(firstEnd)).toBeGreaterThanOrEqual(28 * dayMs)
  await expect(billing.getByText(`Renews on ${dayWords(secondEnd)}.`)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  await expect(rows).toHaveText([
    'InvoiceAmountState',
    ...renewed.invoices.map(({ date }) => `${dayWords(date)}$2.00Paid`),
  ])

  await billing.getByRole('button', { name: 'Cancel plan' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel Pro?' })
  await expect(question).toContainText(
    `Your plan stays active until ${dayWords(secondEnd)} and won’t renew.`,
  )
  await question.getByRole('button', { name: 'Cancel plan' }).click()
  await expectToast(page, 'Plan canceled', `Your plan stays active until ${dayWords(secondEnd)}.`)
  await expect(billing.getByText(`Ends on ${dayWords(secondEnd)}.`)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()

  await server.moveClock(periodOf(renewed))
  await signInAgain(page, person)
  await openBilling(page, { plan: { status: 'canceled' }, invoices: [{}, {}] })
  await expect(billing.getByText(`Ended on ${dayWords(secondEnd)}.`)).toBeVisible()
  await expect(billing.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Subscription Expired' })).toBeVisible()
})

test('a card that pays once and fails at the renewal leaves days of grace, which /billing names; then the plan has expired, and can be bought anew', async ({
  page,
  signedIn,
  server,
}) => {
  await page.goto('/payment')
  await pay(page, '4000000000000341')
  const bought = await openBilling(page, { plan: { status: 'active' }, invoices: [{}] })
  const end = Date.parse(bought.plan?.periodEnd ?? '')

  await server.moveClock(periodOf(bought) + 60_000)
  await signInAgain(page, signedIn)
  await openBilling(page, { plan: { status: 'past_due' }, invoices: [{}] })
  await expect(
    page.getByText(
      `Your last payment failed. We’ll try again. Your plan stays active until ${dayWords(end + 3 * dayMs)}.`,
    ),
  ).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()

  await server.moveClock(3 * dayMs)
  await openBilling(page, { plan: { status: 'canceled' }, invoices: [{}] })
  await page.goto('/')
  const modal = page.getByRole('dialog', { name: 'Subscription Expired' })
  await modal.getByRole('link', { name: 'Upgrade Now' }).click()
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  // Choosing a plan does not reactivate the expired one.
  await expect(modal).toBeVisible()
  await page.goto('/payment')
  await pay(page, '4242424242424242')
  await openBilling(page, { plan: { status: 'active' }, invoices: [{}, {}] })
})

/** Pays on the payment page, and expects the home page to show the plan. */
async function pay(page: Page, card: string): Promise<void> {
  await fillCard(page, card)
  await page.getByRole('button', { name: 'Pay $2.00/month' }).click()
  await expectToast(page, 'Payment Successful')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Pro plan active' })).toBeVisible()
}

/** Returns the length of the period that the last payment covers, milliseconds. */
function periodOf({ plan, invoices }: Billing): number {
  return Date.parse(plan?.periodEnd ?? '') - Date.parse(invoices[0]?.date ?? '')
}

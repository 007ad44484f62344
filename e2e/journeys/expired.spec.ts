import { clickBeside } from '../fixtures/steps/clickBeside.ts'
import { dayMs, expect, test } from '../fixtures/clockTest.ts'

const expiredWords = 'Trial expired - Upgrade to continue using all features'

test('D-033 D-034 D-035 D-037 D-038 D-039 D-040 D-041 when the trial is over on the server a modal blocks the dashboard, then limited access', async ({
  page,
  signedIn,
  server,
}) => {
  expect(signedIn.email).not.toBe('')
  await page.goto('/')
  await expect(page.getByText('3 days left in trial')).toBeVisible()
  await server.moveClock(3 * dayMs)
  await page.goto('/')

  const modal = page.getByRole('dialog', { name: 'Free Trial Expired' })
  await expect(modal).toBeVisible()
  const behind = await page.evaluate(() => document.elementFromPoint(700, 300)?.closest('form'))
  expect(behind ?? null).toBeNull()
  await clickBeside(modal)
  const banner = page.getByRole('alert').filter({ hasText: expiredWords })
  await expect(banner).toBeVisible()
  const dimmed = page.locator('main [inert]')
  await expect(dimmed).toHaveCSS('opacity', '0.5')
  await expect(dimmed).toHaveCSS('filter', 'grayscale(1)')
  await expect(dimmed).toHaveCSS('pointer-events', 'none')
  const scratch = await page.getByText('Start from Scratch').boundingBox()
  await page.mouse.click((scratch?.x ?? 0) + 5, (scratch?.y ?? 0) + 5)
  await expect(page).toHaveURL('/')
  await banner.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL('/subscription')
})

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'

test('E-038 K-027 I-019 a deck is shared from its card, SHARE... copies its link, and people without an account see it until it ends', async ({
  page,
  context,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await page.request.post('/api/generate', {
    data: { prompt: 'Tides', slideCount: 5, presentationType: 'report' },
  })
  const { presentation } = await made.json()
  await page.goto('/')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No links yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New link' }).click()
  await expectToast(page, 'Share Link Copied')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.getByRole('status')).toHaveText(
    'Link copied. Anyone who has the link can view.',
  )
  const hasPassword = dialog.getByRole('switch', { name: 'Password' })
  await hasPassword.click()
  // The switch is off until there is a password, also after one that the server refuses.
  await dialog.getByLabel('New password').fill('password1234')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(/too common/)
  await expect(hasPassword).not.toBeChecked()
  await dialog.getByLabel('New password').fill('harbour-silt-7')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(hasPassword).toBeChecked()
  await expect(dialog.getByRole('status')).toContainText('Anyone who has the link and the password')
  await closeByEscape(dialog)
  await expect(page.locator('article').getByText('Shared')).toBeVisible()

  await page.goto(`/editor/${presentation.id}`)
  await page.getByRole('button', { name: 'SHARE...' }).click()
  await expectToast(page, 'Share Link Copied')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await closeByEscape(dialog)

  const visitor = await browser.newContext({ baseURL: server.url })
  const guest = await visitor.newPage()
  await guest.goto(address)
  await guest.getByLabel('Password', { exact: true }).fill('harbor-silt-7')
  await guest.getByRole('button', { name: 'Open Presentation' }).click()
  await expect(guest.getByText('That password isn’t right.')).toBeVisible()
  await guest.getByLabel('Password', { exact: true }).fill('harbour-silt-7')
  await guest.getByRole('button', { name: 'Open Presentation' }).click()
  await expect(guest.getByText('1 of 5')).toBeVisible()
  await guest.getByRole('button', { name: 'PRESENT' }).click()
  await expect(guest.getByText('1 / 5')).toBeVisible()
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByText('2 / 5')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByText('2 of 5')).toBeInViewport()

  const links = `/api/presentations/${presentation.id}/share-links`
  const [link] = await (await page.request.get(links)).json()
  expect(link.viewCount).toBe(1)
  await page.request.delete(`${links}/${link.id}`)
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: /^This link ended on / })).toBeVisible()
  await page.getByRole('button', { name: 'SHARE...' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${server.url}/editor/${presentation.id}`)
  await visitor.close()
})

test('the owner of a shared deck sees how often it was looked at, by how many, and for how long at each slide', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  const made = await page.request.post('/api/generate', {
    data: { prompt: 'Tides', slideCount: 5, presentationType: 'report' },
  })
  const { presentation } = await made.json()
  const answer = await page.request.post(`/api/presentations/${presentation.id}/share-links`, {
    data: {},
  })
  const { path } = await answer.json()
  const views = page.getByRole('region', { name: 'Views' })
  const open = async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
  }
  await open()
  await expect(views).toContainText('No views yet.')

  const visitor = await browser.newContext({ baseURL: server.url })
  const guest = await visitor.newPage()
  // Advances the clock that measures viewing time by 20 s per key press, so that slides are counted on any machine. The
  // server counts no more of it than has passed.
  await guest.addInitScript(() => {
    let ahead = 0
    const now = performance.now.bind(performance)
    performance.now = () => now() + ahead
    addEventListener('keydown', () => {
      ahead += 20_000
    })
  })
  const told = () =>
    guest.waitForRequest(
      (request) => request.url().endsWith('/views') && request.postDataJSON().stays.length > 0,
    )
  const begun = guest.waitForRequest('**/views')
  await guest.goto(path)
  await expect(guest.getByText('1 of 5')).toBeVisible()
  await begun
  await guest.keyboard.press('ArrowRight')
  const current = guest.getByRole('navigation', { name: 'Slides' }).locator('[aria-current]')
  await expect(current).toHaveText(/^2/)
  const [request] = await Promise.all([told(), guest.getByRole('link', { name: 'Home' }).click()])
  await request.response()
  await expect(guest).toHaveURL('/')

  await open()
  await expect(views).toContainText('1 view by 1 viewer: 1 by a link.')
  const rows = views.getByRole('list', { name: 'Average time per slide' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(0)).toContainText(/\D[1-9]\d? s/)
  await expect(rows.nth(2)).toContainText('not seen')
  await expectAccessible(page)
  await visitor.close()
})

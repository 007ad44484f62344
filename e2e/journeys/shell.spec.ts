import type { Page } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { administrator, expect, test } from '../fixtures/adminTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { verifyEmail } from '../fixtures/steps/verifyEmail.ts'

const templates = ['', '/business', '/marketing', '/education', '/startup'].map(
  (category) => `/templates${category}`,
)
const features = ['ai-designer', 'smart-slides', 'collaboration', 'analytics', 'integrations'].map(
  (feature) => `/features/${feature}`,
)
const resources = ['help', 'blog', 'tutorials', 'webinars', 'community'].map(
  (page) => `/resources/${page}`,
)

test('F-001 F-002 F-003 F-005 F-006 F-007 the header opens lists of links by mouse and by keyboard, for visitors and for who is signed in', async ({
  page,
  person,
}) => {
  await page.goto('/pricing')
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectLists(page)

  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/pricing')
  await expect(banner(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expectLists(page)
  await expect(banner(page).locator('a[href="/analytics"]')).toHaveCount(0)

  const opener = banner(page).getByRole('button', { name: 'Templates' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(banner(page).getByRole('link', { name: 'All templates' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Business' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await banner(page).getByRole('link', { name: 'Startup' }).click()
  await expect(page).toHaveURL('/templates/startup')
})

test('F-008 F-012 the account menu links the pages of the account, and a link that is meant for another tab opens there', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Account menu' }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(signedIn.email)
  for (const href of ['/profile', '/teams', '/billing', '/settings']) {
    await expect(menu.locator(`a[href="${href}"]`)).toBeVisible()
  }
  const opened = context.waitForEvent('page')
  await menu.getByRole('menuitem', { name: 'Billing' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/billing')
  await expect(page).toHaveURL('/pricing')

  await banner(page).getByRole('button', { name: 'Account menu' }).click()
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  await menu.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/profile')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})

test('F-004 F-016 administrators have the analytics in the header and in the mobile menu', async ({
  page,
  server,
}) => {
  await becomeAdministrator(page, server)
  await page.goto('/pricing')
  const link = banner(page).getByRole('link', { name: 'Analytics', exact: true })
  await expect(link).toHaveAttribute('href', '/analytics')

  await page.setViewportSize({ width: 390, height: 844 })
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Home',
    'Templates',
    'Pricing',
    'Support Center',
    'Analytics',
  ])
})

test('F-015 the mobile menu lists Home, Templates, Pricing and Support Center, and nothing else', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/support')
  const rows = ['Home', 'Templates', 'Pricing', 'Support Center']
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(rows)

  await page.request.post('/api/auth/register', { data: person })
  await page.goto('/support')
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(rows)
  await page.getByRole('menuitem', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('F-010 the search finds decks by the words on their slides, pages and actions, by button and by Ctrl+K', async ({
  page,
  signedIn,
}) => {
  const deck = await createDeck(page, `Harbour of ${signedIn.firstName}`, 'Silt at berth four')
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Recent presentations' })).toContainText('Harbour')
  await expectAccessible(page)

  const answer = await holdBack(page, 'GET', '**/api/search?*')
  await field.fill('berth FOUR')
  answer()
  const found = dialog
    .getByRole('group', { name: 'Presentations', exact: true })
    .getByRole('option')
  await expect(found).toHaveText(/Slide 1: .*Silt at berth four/)
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/editor/${deck}`)

  await page.goto('/pricing')
  await expect(banner(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('terms')
  await expect(dialog.getByRole('option')).toHaveText(['Terms of Use'])
  await field.fill('pricing')
  await expect(dialog.getByRole('option', { name: 'Pricing' })).toBeVisible()
  await field.fill('appear')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('option', { name: 'Dark appearance' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field.fill('nowhere to be found')
  await expect(dialog.getByText('No results for “nowhere to be found”')).toBeVisible()
  await closeByEscape(dialog)
})

test('F-011 the bell counts what is unread, lists it, and marks what is followed as read', async ({
  page,
  signedIn,
}) => {
  const deck = await createDeck(page, `Tides of ${signedIn.firstName}`, 'High water')
  for (const format of ['pdf', 'pptx']) {
    await page.request.post(`/api/presentations/${deck}/export`, { data: { format } })
  }
  await page.goto('/pricing')
  const bell = banner(page).getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await bell.click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveText([
    /Export finished.*PPTX/,
    /Export finished.*PDF/,
  ])
  await expectAccessible(page)

  const told = page.waitForResponse('**/api/notifications/read')
  await panel.getByRole('link').first().click()
  await told
  await expect(page).toHaveURL(`/editor/${deck}`)
  await page.goto('/pricing')
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('a list of notifications that cannot be loaded says so, and can be asked for again', async ({
  page,
  signedIn,
}) => {
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 500 }))
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Notifications' }).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('alert')).toContainText('could not be loaded')

  await page.unroute('**/api/notifications')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel).toContainText('No notifications yet.')
  expect(signedIn.email).toBeTruthy()
})

function banner(page: Page) {
  return page.getByRole('banner')
}

async function expectLists(page: Page): Promise<void> {
  for (const [name, addresses] of [
    ['Templates', templates],
    ['Features', features],
    ['Support', ['/support', ...resources]],
  ] as const) {
    const opener = banner(page).getByRole('button', { name, exact: true })
    const links = banner(page).getByRole('list', { name, exact: true }).getByRole('link')
    await expect(links).toHaveCount(0)
    await opener.click()
    await expect(links.first()).toBeVisible()
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      addresses,
    )
  }
  await page.locator('h1').click()
  await expect(banner(page).getByRole('list')).toHaveCount(0)
  await expect(banner(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '/pricing',
  )
}

async function becomeAdministrator(page: Page, server: RunningServer): Promise<void> {
  const { email, password } = administrator
  // If another test has registered the account already, signs in to it.
  const registered = await page.request.post('/api/auth/register', { data: administrator })
  if (registered.ok()) await verifyEmail(page.request, server, email)
  else await page.request.post('/api/auth/login', { data: { email, password } })
  await page.request.post('/api/subscription/select', { data: { tier: 'free' } })
}

async function createDeck(page: Page, title: string, point: string): Promise<number> {
  const slide = {
    slide_title: 'Opening',
    bullet_points: [point],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  }
  const answer = await page.request.post('/api/presentations', { data: { title, slides: [slide] } })
  return (await answer.json()).id
}

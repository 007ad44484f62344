import { apiCalls } from '../fixtures/apiCalls.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'
import { card, cards, choose, createDeck, search } from '../fixtures/pages/workspace.ts'

test('A-018 A-020 A-021 /workspace, /teams and /settings are protected and show the workspace', async ({
  page,
  person,
}) => {
  for (const path of ['/workspace', '/teams', '/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await page.request.post('/api/auth/register', { data: person })
  await page.request.post('/api/subscription/select', { data: { tier: 'free' } })
  for (const path of ['/workspace', '/teams', '/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Workspace')
  }
})

test('U-001 U-003 U-004 U-005 U-006 U-007 U-031 the workspace lists decks with search, filter and two views, and its cards lead to the editor', async ({
  page,
  signedIn,
}) => {
  const id = await createDeck(page, `Looms of ${signedIn.firstName}`)
  const calls = apiCalls(page)
  await page.goto('/workspace')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Workspace')
  await expect(page.getByRole('link', { name: 'New Presentation' })).toHaveAttribute(
    'href',
    '/editor/new',
  )
  await expect(page.getByRole('searchbox', { name: 'Search presentations' })).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Filter' })
  await expect(filter.getByRole('option')).toHaveText([
    'All',
    'Recent',
    'Shared',
    'Favorites',
    'Shared with me',
  ])
  await expect(card(page, 'Looms').getByRole('link')).toHaveAttribute('href', `/editor/${id}`)
  expect(calls.map((call) => new URL(call.url()).pathname)).toContain('/api/presentations')
  await expectAccessible(page)
  const grid = await card(page, 'Looms').boundingBox()
  await page.getByText('List', { exact: true }).click({ force: true })
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  const line = await card(page, 'Looms').boundingBox()
  expect(line?.width).toBeGreaterThan(2 * (grid?.width ?? 0))
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(card(page, 'Looms')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: 'Looms' }).click()
  await expect(page).toHaveURL(`/editor/${id}`)
})

test('U-014 U-015 an empty workspace says so and what to do', async ({ page, signedIn }) => {
  const answer = await holdBack(page, 'GET', '**/api/presentations?*')
  await page.goto('/workspace')
  await expect(page.locator('[data-skeleton="deck"]')).toHaveCount(8)
  answer()

  await expect(page.getByRole('heading', { name: 'No presentations found' })).toBeVisible()
  await expect(page.getByText('Create your first presentation to get started')).toBeVisible()
  await expectAccessible(page)
  await createDeck(page, `First of ${signedIn.firstName}`)
  await page.reload()
  await search(page, 'nothing like it')
  await expect(page.getByText('Try adjusting your search or filter')).toBeVisible()
})

test('U-026 U-027 U-028 U-029 U-030 search and filters show what they name, and a favorite stays', async ({
  page,
  signedIn,
}) => {
  const shared = await createDeck(page, 'Harbour plan')
  await createDeck(page, `Notes of ${signedIn.firstName}`)
  await page.request.post(`/api/presentations/${shared}/share-links`, { data: {} })
  await page.goto('/workspace')
  await expect(cards(page)).toHaveCount(2)

  await search(page, 'HARBOUR')
  await expect(cards(page)).toHaveText([/Harbour plan/])
  await search(page, '')
  await expect(cards(page)).toHaveCount(2)
  const filter = page.getByRole('combobox', { name: 'Filter' })
  await filter.selectOption('Shared')
  await expect(cards(page)).toHaveText([/Harbour plan.*Shared/])
  await filter.selectOption('Recent')
  await expect(cards(page)).toHaveCount(2)
  await filter.selectOption('Favorites')
  await expect(page.getByText('No presentations found')).toBeVisible()
  await filter.selectOption('All')
  const star = page.getByRole('button', { name: `Favorite Notes of ${signedIn.firstName}` })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await filter.selectOption('Favorites')
  await expect(cards(page)).toHaveText([/Notes/])
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title')
  await filter.selectOption('All')
  await expect(cards(page)).toHaveText([/Harbour plan/, /Notes/])
})

test('U-008 U-009 U-010 U-011 the menu of a card edits, duplicates and shares', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Tides of ${signedIn.firstName}`
  const id = await createDeck(page, title)
  await page.goto('/workspace')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Duplicate',
    'Share',
    'Audience',
    'Save as Template',
    'Move to Folder',
    'Delete',
  ])
  await closeByEscape(page.getByRole('menu'))
  await choose(page, title, 'Duplicate')
  await expectToast(page, 'Presentation duplicated', `${title} (Copy)`)
  await expect(cards(page)).toHaveCount(2)

  await choose(page, title, 'Share')
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click()
  await expectToast(page, 'Share Link Copied')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(cards(page).getByText('Shared', { exact: true })).toHaveCount(1)
  await choose(page, title, 'Edit')
  await expect(page).toHaveURL(`/editor/${id}`)
})

test('U-013 Delete can be undone at once, and for thirty days from the trash', async ({
  page,
  signedIn,
}) => {
  const title = `Old plan of ${signedIn.firstName}`
  const id = await createDeck(page, title)
  await page.goto('/workspace')
  await choose(page, title, 'Delete')
  await expect(page.getByText('No presentations found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, title)).toBeVisible()
  await expectToast(page, 'Presentation restored')

  await choose(page, title, 'Delete')
  await expect(page.getByText('No presentations found')).toBeVisible()
  expect((await page.request.get(`/api/presentations/${id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await expect(card(page, title)).toContainText('deleted in 30 days')
  await expectAccessible(page)
  await choose(page, title, 'Restore')
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Leave trash' }).click()
  await choose(page, title, 'Delete')
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await choose(page, title, 'Delete permanently')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  const trash = await page.request.get('/api/presentations?filter=trash')
  expect((await trash.json()).items).toEqual([])
})

test('several decks are selected with the mouse and the keyboard, and changed together', async ({
  page,
  signedIn,
}) => {
  for (const letter of ['D', 'C', 'B', 'A'])
    await createDeck(page, `${letter} of ${signedIn.firstName}`)
  await page.goto('/workspace')
  const box = (letter: string) =>
    page.getByRole('checkbox', { name: `Select ${letter} of ${signedIn.firstName}` })
  await box('A').check()
  await box('C').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected presentations' })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await box('A').focus()
  await page.keyboard.press('Space')
  await bar.getByRole('button', { name: 'Select all' }).click()
  await expect(bar.getByText('4 selected')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No presentations found')).toBeVisible()
  await expectToast(page, '4 presentations deleted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('a list that cannot be loaded says so and is asked for again', async ({ page, signedIn }) => {
  await createDeck(page, `Looms of ${signedIn.firstName}`)
  await page.route('**/api/presentations?*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/workspace')
  await expect(page.getByText('Your presentations could not be loaded')).toBeVisible()
  await page.unroute('**/api/presentations?*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(card(page, 'Looms')).toBeVisible()
})

test('the rows of a long list come as it is scrolled, and those out of sight go', async ({
  page,
  signedIn,
}) => {
  for (let number = 1; number <= 60; number += 1)
    await createDeck(page, `Deck ${number} of ${signedIn.firstName}`)
  const more = page.waitForRequest(/presentations\?.*cursor=/)
  await page.goto('/workspace')
  await expect(page.getByText('60 presentations')).toBeVisible()
  const first = page.getByRole('link', { name: `Deck 1 of ${signedIn.firstName}`, exact: true })
  await expect(card(page, 'Deck 60 of')).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(first).toBeVisible({ timeout: 500 })
  }).toPass()
  await more

  await expect(card(page, 'Deck 60 of')).toHaveCount(0)
  await expect.poll(() => cards(page).count()).toBeLessThan(48)
})

test('U-020 U-021 U-022 the Recent tab shows the ten decks that changed last, how long ago and their slide counts', async ({
  page,
  signedIn,
}) => {
  for (let number = 1; number <= 11; number += 1) await createDeck(page, `Deck ${number}`)
  await page.goto('/workspace')
  await page.getByRole('tab', { name: 'Recent' }).click()
  const rows = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Modified' })

  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('Deck 11')
  await expect(rows.first()).toContainText(/Modified \d+m ago/)
  await expect(rows.first()).toContainText('1 slide')
  await expect(page.getByText('Deck 1', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Recent' })).toHaveAttribute('aria-selected', 'true')
  expect(signedIn.firstName).toBeTruthy()
})

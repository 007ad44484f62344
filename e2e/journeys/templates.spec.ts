import type { Page } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import {
  card,
  cards,
  expectShown,
  gallery,
  type GalleryItem,
  press,
} from '../fixtures/pages/templateGallery.ts'
import { expect, test } from '../fixtures/test.ts'

const categories = ['business', 'marketing', 'education', 'startup', 'creative', 'nonprofit']

async function freeOne(page: Page): Promise<GalleryItem> {
  const found = (await gallery(page)).find(({ isPremium }) => !isPremium)
  if (!found) throw new Error('The gallery has no free template')
  return found
}

test('A-014 T-001 T-002 T-003 T-004 T-005 T-006 T-015 T-017 W-003 the gallery has a search, five filters, two views, and categories with counted totals', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const all = await gallery(page)
  await page.goto('/templates')

  await expect(
    page.getByRole('heading', { level: 1, name: 'Presentation Templates', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search templates' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Filter' }).getByRole('option')).toHaveText([
    'All',
    'Free',
    'Premium',
    'Most Popular',
    'Recently Added',
  ])
  await expectShown(page, all.length)
  await expect(cards(page)).toHaveCount(all.length)
  const counted = categories.map(
    (category) => `${all.filter((one) => one.category === category).length}`,
  )
  const names = ['Business', 'Marketing', 'Education', 'Startup', 'Creative', 'Nonprofit']
  const sidebar = page.getByRole('navigation', { name: 'Categories' })
  await expect(sidebar.getByRole('link')).toHaveText([
    `All templates${all.length}`,
    ...names.map((name, index) => `${name}${counted[index]}`),
    'Mine0',
  ])
  const views = page.getByRole('group', { name: 'View' })
  await views.getByTitle('List').click()
  await expect(views.getByRole('radio', { name: 'List' })).toBeChecked()
  await expect(cards(page)).toHaveCount(all.length)
  await expect(cards(page).first()).toContainText(/\d+ slides/)
  await expectAccessible(page)
  await views.getByTitle('Grid').click()
  await expect(cards(page).first()).not.toContainText(/\d+ slides/)
  await expectAccessible(page)
})

test('T-007 T-008 T-009 T-010 T-011 T-012 T-013 T-014 the search and each filter show their own, together and after coming back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const all = await gallery(page)
  await page.goto('/templates')
  const filter = page.getByRole('combobox', { name: 'Filter' })
  const search = page.getByRole('searchbox', { name: 'Search templates' })
  const expectNames = async (some: readonly GalleryItem[]) => {
    expect(some.length).toBeGreaterThan(0)
    await expectShown(page, some.length)
    await expect(cards(page).getByRole('heading')).toHaveText(some.map(({ name }) => name))
  }

  await filter.selectOption('Free')
  await expectNames(all.filter(({ isPremium }) => !isPremium))
  await filter.selectOption('Premium')
  await expectNames(all.filter(({ isPremium }) => isPremium))
  await filter.selectOption('Most Popular')
  await expectNames(all.filter(({ isPopular }) => isPopular))
  await filter.selectOption('Recently Added')
  await expectShown(page, 12)

  await filter.selectOption('Premium')
  await search.fill('PITCH')
  const pitches = all.filter(
    ({ name, description, isPremium }) => isPremium && /pitch/i.test(`${name} | ${description}`),
  )
  await expectNames(pitches)
  await page.reload()
  await expect(search).toHaveValue('PITCH')
  await expectNames(pitches)

  await search.fill('no such template anywhere')
  await expectShown(page, 0)
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await expectShown(page, all.length)
})

test('A-015 T-016 T-020 each category has an address of its own, asks for its own templates, and keeps the search', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const all = await gallery(page)
  const calls = apiCalls(page)
  const lists = () =>
    calls
      .map((call) => new URL(call.url()))
      .filter(({ pathname }) => pathname === '/api/templates')
      .map(({ search }) => search)
  await page.goto('/templates')
  await expectShown(page, all.length)
  expect(lists()).toEqual([''])

  for (const category of categories) {
    await page.goto(`/templates/${category}`)
    await expectShown(page, all.filter((one) => one.category === category).length)
    await expect(
      page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current=page]'),
    ).toContainText(new RegExp(category, 'i'))
    expect(lists().at(-1)).toBe(`?category=${category}`)
  }

  await page.goto('/templates/business?filter=free')
  await page.getByRole('link', { name: 'Startup' }).click()
  await expect(page).toHaveURL('/templates/startup?filter=free')
  await expectShown(
    page,
    all.filter(({ category, isPremium }) => category === 'startup' && !isPremium).length,
  )
  await page.goto('/templates/cooking')
  await expect(page.getByRole('heading', { level: 1, name: 'Presentation Templates' })).toHaveCount(
    0,
  )
})

test('A-014 A-015 A-023 visitors are sent to sign in from the gallery, its categories and the resources', async ({
  page,
}) => {
  for (const path of ['/templates', '/templates/business', '/resources/help']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

async function expectGalleryAt(page: Page, path: string): Promise<void> {
  const all = await gallery(page)
  await page.goto(path)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Presentation Templates' }),
  ).toBeVisible()
  await expectShown(page, all.length)
}

test('B-072 A-023 "/resources/help" shows the templates', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await expectGalleryAt(page, '/resources/help')
})

test('B-073 A-023 "/resources/blog" shows the templates', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await expectGalleryAt(page, '/resources/blog')
})

test('B-074 A-023 "/resources/tutorials" shows the templates', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await expectGalleryAt(page, '/resources/tutorials')
})

test('B-075 A-023 "/resources/webinars" shows the templates', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await expectGalleryAt(page, '/resources/webinars')
})

test('B-076 A-023 "/resources/community" shows the templates', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await expectGalleryAt(page, '/resources/community')
})

test('E-011 T-021 T-023 T-024 from the dashboard to a deck: the button reads "Creating..." and the editor opens the slides of the template', async ({
  page,
  signedIn,
}) => {
  const template = await freeOne(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
  const browse = page.getByRole('link', { name: 'Browse Templates' })
  await expect(browse).not.toContainText('Coming Soon')
  await browse.click()
  await expect(page).toHaveURL('/templates')

  const answer = await holdBack(page, 'POST', '**/api/presentations/from-template')
  const chosen = card(page, template.name)
  await press(chosen, 'Use template')
  await expect(chosen.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await expect(page).toHaveURL('/templates')
  answer()

  await expect(page).toHaveURL(/\/editor\/\d+$/)
  await expect(page.getByText(`SLIDE 1 OF ${template.slideCount}`)).toBeVisible()
})

test('T-025 a deck that could not be made is told as "Creation Failed", and the next try makes it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const template = await freeOne(page)
  await page.route('**/api/presentations/from-template', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"The loom"}' }),
  )
  await page.goto('/templates')
  await press(card(page, template.name), 'Use template')
  await expectToast(page, 'Creation Failed', '500: {"message":"The loom"}')
  await expect(page).toHaveURL('/templates')

  await page.unroute('**/api/presentations/from-template')
  await press(card(page, template.name), 'Use template')
  await expect(page).toHaveURL(/\/editor\/\d+$/)
})

test('T-018 a premium template is marked, refused on a trial with a way to upgrade, and can be previewed slide by slide', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const template = (await gallery(page)).find(({ isPremium }) => isPremium)
  if (!template) throw new Error('The gallery has no premium template')
  await page.goto(`/templates/${template.category}`)
  const chosen = card(page, template.name)
  await expect(chosen.getByText('Premium', { exact: true })).toBeVisible()
  await press(chosen, 'Preview')
  const preview = page.getByRole('dialog', { name: template.name })
  await expect(preview.getByText(`Slide 1 of ${template.slideCount}`)).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveCount(template.slideCount)
  await expectAccessible(page)
  for (let slide = 2; slide <= template.slideCount; slide += 1) {
    await preview.getByRole('button', { name: 'Next slide' }).click()
    await expect(preview.getByText(`Slide ${slide} of ${template.slideCount}`)).toBeVisible()
  }
  await expect(preview.getByRole('button', { name: 'Next slide' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(preview.getByText(`Slide 1 of ${template.slideCount}`)).toBeVisible()

  await preview.getByRole('button', { name: 'Use template' }).click()
  const upgrade = page.getByRole('dialog', { name: 'is a premium template' })
  await expect(upgrade).toContainText('This template is part of the Pro and Business plans.')
  await expect(upgrade.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  await expectAccessible(page)
  await upgrade.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/payment')
  expect(await (await page.request.get('/api/presentations')).json()).toEqual([])
})

test('a gallery that could not be loaded says so and can be asked for again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const all = await gallery(page)
  await page.route('**/api/templates', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/templates')
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(failure).toBeVisible()
  await page.unroute('**/api/templates')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expectShown(page, all.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the gallery fits the screen, and its buttons are there without pointing', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@')
    const template = await freeOne(page)
    await page.goto(`/templates/${template.category}`)
    const chosen = card(page, template.name)
    await expect(chosen.getByRole('button', { name: 'Use template' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true)
    await chosen.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog', { name: template.name })).toBeVisible()
    await expectAccessible(page)
  })
})

test('B-017 the landing page claims professional templates for business pitches, marketing reports and training materials', async ({
  page,
}) => {
  await page.goto('/')
  const claim = page.getByRole('listitem').filter({ hasText: 'Professional Templates' })
  await expect(claim).toContainText(
    'For business pitches, marketing reports and training materials',
  )
})

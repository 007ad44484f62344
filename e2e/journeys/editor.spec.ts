import { apiCalls } from '../fixtures/apiCalls.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well', 'Every summer'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'] },
  { slide_title: 'Join us', bullet_points: ['Write to us'] },
]

const failure = {
  status: 500,
  json: { message: 'The storage is full.', code: 'internal', requestId: 'r-1' },
}

test('K-001 K-002 K-003 K-006 K-012 P-014 P-015 a new deck is made once, dark gray on white, shown from the answer to its creation, and its address takes the place of /editor/new', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
  const calls = apiCalls(page)
  const answer = await holdBack(page, 'POST', '**/api/presentations')
  await page.goto('/editor/new')

  await expect(page.getByText('Creating your new presentation...')).toBeVisible()
  await expect(page).toHaveURL('/editor/new')
  answer()
  await page.waitForURL(/\/editor\/\d+$/)
  await expectToast(page, 'Presentation Created', 'Your new presentation is ready to edit!')
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()

  const path = new URL(page.url()).pathname.replace('/editor/', '/api/presentations/')
  const posts = calls.filter((call) => call.method() === 'POST')
  expect(posts.map((call) => new URL(call.url()).pathname)).toEqual(['/api/presentations'])
  expect(calls.filter((call) => call.url().endsWith(path))).toEqual([])
  const colors = ['Background color, custom', 'Text color, custom']
  for (const [place, name] of colors.entries()) {
    const field = page.getByRole('textbox', { name, exact: true })
    await expect(field).toHaveValue(['#FFFFFF', '#1F2937'][place] ?? '')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  const decks: unknown = await (await page.request.get('/api/presentations')).json()
  expect(decks).toHaveLength(1)
})

test('K-007 a failed creation of a new deck says why and can be tried again', async ({
  page,
  signedIn,
}) => {
  await page.route('**/api/presentations', (route) => route.fulfill(failure), { times: 1 })
  await page.goto('/editor/new')

  await expectToast(page, 'Creation Failed', 'The storage is full.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toContainText(signedIn.email)
})

test('K-008 K-009 K-010 an id that is no number is named, with a way back', async ({
  page,
  signedIn,
}) => {
  await page.goto('/editor/7a')

  await expect(page.getByText('Invalid presentation ID: 7a')).toBeVisible()
  await expect(page.getByText('Please check the URL or return to dashboard')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('K-011 K-013 K-014 a deck loads under its words; where that fails it says so, offers a way back and tries again', async ({
  page,
  makeDeck,
  signedIn,
}) => {
  const editor = await makeDeck({ slides })
  await page.route(`**${editor.api}`, (route) => route.fulfill(failure), { times: 1 })
  const answer = await holdBack(page, 'GET', `**${editor.api}`)
  await page.goto(editor.url)

  await expect(page.getByText('Loading presentation...')).toBeVisible()
  answer()
  await expect(page.getByText('Failed to load presentation')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('SLIDE 1 OF 3')).toBeVisible()

  await page.goto('/editor/2147483000')
  await expect(page.getByText('Failed to load presentation')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('K-017 K-018 K-019 four tabs in a narrow rail at the left, their panel beside it, the slide in the center', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const rail = page.getByRole('tablist', { name: 'Editor panels' })

  await expect(rail.getByRole('tab')).toHaveText(['EDIT', 'LAYOUT', 'IDEAS', 'STYLE'])
  const [railBox, panelBox, canvasBox] = await Promise.all(
    [rail, page.getByRole('tabpanel'), editor.canvas].map((part) => part.boundingBox()),
  )
  if (!railBox || !panelBox || !canvasBox) throw new Error('a part of the editor is missing')
  expect(railBox.x).toBe(0)
  expect(railBox.width).toBeLessThan(100)
  expect(panelBox.x).toBeGreaterThanOrEqual(railBox.width)
  const room = { from: panelBox.x + panelBox.width, to: 1440 }
  expect(canvasBox.x).toBeGreaterThan(room.from)
  expect(canvasBox.x + canvasBox.width / 2).toBeCloseTo((room.from + room.to) / 2, -1)

  for (const tab of ['LAYOUT', 'IDEAS', 'STYLE', 'EDIT'] as const) {
    await editor.openTab(tab)
    await expectToast(page, `${tab} Panel`)
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
  }
})

test('K-020 K-021 K-022 K-023 K-024 K-025 the top bar leads home, names the deck, toggles the grid, steps through the slides and exports', async ({
  page,
  openDeck,
  signedIn,
}) => {
  const editor = await openDeck({ title: 'Water for all', slides })
  const bar = page.getByRole('banner')
  const previous = bar.getByRole('button', { name: 'Previous slide' })
  const next = bar.getByRole('button', { name: 'Next slide' })

  await expect(bar).toContainText('Water for all')
  await expect(bar).toContainText('SLIDE 1 OF 3')
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(bar).toContainText('SLIDE 2 OF 3')
  await expect(previous).toBeEnabled()
  await expect(next).toBeEnabled()
  await next.click()
  await expect(bar).toContainText('SLIDE 3 OF 3')
  await expect(next).toBeDisabled()
  await previous.click()
  await expect(bar).toContainText('SLIDE 2 OF 3')

  const grid = bar.getByRole('button', { name: 'Grid view' })
  await expect(grid).toHaveAttribute('aria-pressed', 'false')
  await grid.click()
  await expect(grid).toHaveAttribute('aria-pressed', 'true')
  await expect(editor.canvas).toBeHidden()
  await grid.click()
  await expect(editor.canvas).toBeVisible()

  await bar.getByRole('button', { name: 'EXPORT', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Export to PDF',
    'Export to PowerPoint',
    'Slides as PNG',
    'Slides as SVG',
  ])
  await closeByEscape(page.getByRole('menu'))
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('K-026 PRESENT opens the slideshow in a new window and leaves the editor where it is', async ({
  page,
  context,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const opening = context.waitForEvent('page')
  await editor.button('PRESENT').click()
  const show = await opening

  await expect(show).toHaveURL(`/slideshow/${editor.id}`)
  await expect(show.getByText('1 / 3')).toBeVisible()
  await expect(page).toHaveURL(editor.url)
})

test('PRESENT begins at the slide that is shown', async ({ context, openDeck }) => {
  const editor = await openDeck({ slides })
  await editor.showSlide(editor.thumbs.nth(1))
  const opening = context.waitForEvent('page')
  await editor.button('PRESENT').click()
  const show = await opening
  await expect(show.getByText('2 / 3')).toBeVisible()
})

test('K-028 SHARE... puts the address into the clipboard and says so', async ({
  page,
  context,
  openDeck,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = await openDeck({ slides })
  await editor.button('SHARE...').click()

  await expectToast(page, 'Share Link Copied')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toHaveText('Link copied. Only people with access can open this link.')
})

test('K-029 K-030 the avatar menu leads to the profile and to the workspace', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  for (const [name, address] of [
    ['My Profile', '/profile'],
    ['My Workspace', '/workspace'],
  ] as const) {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await editor.drawn()
  }
})

test('K-035 the tools add and delete slides, edit shapes, export, and set color, bold, italic, underline and alignment', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: slides.slice(0, 1) })
  await editor.button('Add slide').click()
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await editor.chooseInSlideMenu('Delete Current Slide')
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()
  await editor.button('Add Shapes').click()
  await closeByEscape(page.getByRole('dialog', { name: 'Add Shape' }))
  await page.getByRole('button', { name: /^EXPORT/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Export to PDF' })).toBeEnabled()
  await closeByEscape(page.getByRole('menu'))

  await editor.element('Title').click()
  const panel = page.getByRole('tabpanel', { name: 'EDIT' })
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  await press('Bold')
  await press('Italic')
  await press('Underline')
  await press('Align center')
  await press('Green')
  await editor
    .stored((deck) => deck.slides[0]?.slide_title_style)
    .toMatchObject({
      bold: false,
      italic: true,
      underline: true,
      textAlign: 'center',
      color: '#059669',
    })
})

test('K-031 Sign Out in the avatar menu leads to /api/logout and ends the session', async ({
  page,
  openDeck,
}) => {
  await openDeck({ slides })
  await page.getByRole('button', { name: 'Account menu' }).click()
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' })

  await expect(signOut).toHaveAttribute('href', '/api/logout')
  await signOut.click()
  await expect(page.getByRole('link', { name: 'Get Started for Free' }).first()).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

import type { BrowserContext, Page, Request } from '@playwright/test'
import { apiCalls } from '../fixtures/apiCalls.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'] },
]

test('Q-018 Q-019 Q-020 Q-021 adding, deleting and editing a slide each send the whole deck, which is then read again', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const calls = apiCalls(page)
  const changes = [
    {
      method: 'PATCH',
      change: () => editor.button('Add slide').click(),
      titles: ['Wells run dry', 'New Slide 3', 'Sunlight cleans'],
    },
    {
      method: 'PATCH',
      change: () => editor.chooseInSlideMenu('Delete Current Slide'),
      titles: ['Wells run dry', 'Sunlight cleans'],
    },
    {
      method: 'PUT',
      change: () => editor.field('Slide title').fill('Sunlight heals'),
      titles: ['Wells run dry', 'Sunlight heals'],
    },
  ]
  for (const [before, { change, titles }] of changes.entries()) {
    const methods = changes.slice(0, before + 1).flatMap(({ method }) => [method, 'GET'])
    await change()
    await expect.poll(() => calls.map((call) => call.method())).toEqual(methods)
    await editor.saved()
    const [put, get] = calls.slice(-2)
    expect([put, get].map((call) => new URL(call?.url() ?? '').pathname)).toEqual([
      editor.api,
      editor.api,
    ])
    expect(put?.postDataJSON()).toMatchObject({
      slides: titles.map((title) => ({ slide_title: title })),
      slideCount: titles.length,
    })
    expect(Object.keys(put?.postDataJSON() ?? {}).toSorted()).toEqual(['slideCount', 'slides'])
    await editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(titles)
  }
})

test('Q-022 a save names in If-Match the version that it is based on, by PUT and by PATCH', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const { version } = await editor.read()
  const sends: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sends.push(request)
  })
  await editor.field('Slide title').fill('Wells run full')
  await editor.stored((deck) => deck.version).toBe(version + 1)
  await editor.saved()
  await editor.field('Slide title').fill('Wells run over')
  await editor.stored((deck) => deck.version).toBe(version + 2)

  expect(sends.map((send) => send.headers()['if-match'])).toEqual([
    `"${version}"`,
    `"${version + 1}"`,
  ])
  const patch = (basedOn: number) =>
    page.request.patch(editor.api, {
      data: { slides, slideCount: 2 },
      headers: { 'If-Match': `"${basedOn}"` },
    })
  const stale = await patch(version)
  expect(stale.status()).toBe(409)
  expect(await stale.json()).toMatchObject({ version: version + 2 })
  expect((await patch(version + 2)).status()).toBe(200)
})

test('Q-025 a refused save says why, never says saved, and Try again saves', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const refusal = {
    status: 400,
    json: { message: 'This slide is too long.', code: 'validation_failed', requestId: 'r-1' },
  }
  await page.route(`**${editor.api}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(refusal) : route.fallback(),
  )
  await editor.field('Slide title').fill('Wells run full')

  await expectToast(page, 'Save Failed', 'This slide is too long.')
  await expect(editor.saveSign).toHaveText('Not saved')
  await page.unroute(`**${editor.api}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await editor.saved()
  await editor.stored(firstTitle).toBe('Wells run full')
})

test('Q-031 Q-033 a refused addition and a refused deletion are called that, with the reason', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const refuse = async (message: string) => {
    await page.unroute(`**${editor.api}`)
    await page.route(`**${editor.api}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 400,
            json: { message, code: 'validation_failed', requestId: 'r' },
          })
        : route.fallback(),
    )
  }
  await refuse('No more slides today.')
  await editor.button('Add slide').click()
  await expectToast(page, 'Failed to add slide', 'No more slides today.')
  await expect(editor.saveSign).toHaveText('Not saved')
  await page.unroute(`**${editor.api}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await editor.saved()

  await refuse('This slide is needed.')
  await editor.chooseInSlideMenu('Delete Current Slide')
  await expectToast(page, 'Failed to delete slide', 'This slide is needed.')
})

test('"Saved" waits for the answer of the server and for edits that were made meanwhile', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await editor.saved()
  const signs = await watchSigns(page)
  const answer = await holdBack(page, 'PUT', `**${editor.api}`)
  const sending = page.waitForRequest((request) => request.method() === 'PUT')
  await editor.field('Slide title').fill('Wells run full')
  await sending
  await expect(editor.saveSign).toHaveText('Saving...')
  await editor.field('Slide title').fill('Wells run over')
  expect(await signs()).toEqual(['Saving...'])

  answer()
  await editor.saved()
  expect(await editor.read()).toMatchObject({ slides: [{ slide_title: 'Wells run over' }, {}] })
})

test('Ctrl+S saves, also from a field, and the browser does not offer to save the page', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 's') document.documentElement.dataset['pressed'] = String(defaultPrevented)
    }),
  )
  await editor.field('Slide title').fill('Sunlight heals')
  await page.keyboard.press('Control+s')

  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true')
  await editor.saved()
  await editor.stored((deck) => deck.slides[0]?.slide_title).toBe('Sunlight heals')
})

test('an edit without a network is kept here and saved when the network is back', async ({
  context,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await context.setOffline(true)
  await editor.field('Slide title').fill('Wells run full')

  await expect(editor.saveSign).toHaveText('Offline, saved locally')
  await expect(editor.words.filter({ hasText: 'full' })).toBeVisible()
  await context.setOffline(false)
  await editor.saved()
  await editor.stored(firstTitle).toBe('Wells run full')
})

test('a reload in the middle of an unsaved edit brings the edit back and saves it', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route(`**${editor.api}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  const sending = page.waitForRequest((request) => request.method() === 'PUT')
  await editor.field('Slide title').fill('Wells run full')
  await sending
  expect(await editor.read()).toMatchObject({ slides: [{ slide_title: 'Wells run dry' }, {}] })
  await page.reload()

  await expectToast(page, 'Unsaved changes restored')
  await expect(editor.field('Slide title')).toHaveValue('Wells run full')
  await expect(editor.words.filter({ hasText: 'full' })).toBeVisible()
  await page.unroute(`**${editor.api}`)
  await editor.saved()
  await editor.stored(firstTitle).toBe('Wells run full')
})

test('words that are being written on the slide survive a reload and a step in the history', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  page.on('dialog', (dialog) => void dialog.accept())
  const write = async (words: string) => {
    await editor.element('Title').dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await expect(editor.field('Edit Title')).toHaveText(words)
  }

  await write('Wells run full')
  await page.reload()
  await editor.drawn()
  await editor.stored(firstTitle).toBe('Wells run full')

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await editor.drawn()
  await write('Wells run over')
  await page.goForward()
  await expect(page).toHaveURL('/')
  await editor.stored(firstTitle).toBe('Wells run over')
})

test('two tabs that edit different slides keep the edits of both, even where no WebSocket gets through', async ({
  page,
  context,
  openDeck,
}) => {
  await blockChannel(context)
  const first = await openDeck({ slides })
  const second = new DeckEditor(await context.newPage(), first.id)
  await second.goto()
  await second.button('Next slide').click()

  await first.field('Slide title').fill('Wells run full')
  await first.stored(firstTitle).toBe('Wells run full')
  await second.field('Slide title').fill('Sunlight heals')
  await expectToast(second.page, 'This deck was also changed elsewhere')
  await second.saved()
  await second
    .stored((deck) => deck.slides.map((slide) => slide.slide_title))
    .toEqual(['Wells run full', 'Sunlight heals'])
  await second.button('Previous slide').click()
  await expect(second.field('Slide title')).toHaveValue('Wells run full')

  await page.bringToFront()
  await first.field('Bullet points').fill('Every well')
  await expectToast(page, 'This deck was also changed elsewhere')
  await first
    .stored((deck) => deck.slides.map((slide) => [slide.slide_title, ...slide.bullet_points]))
    .toEqual([
      ['Wells run full', 'Every well'],
      ['Sunlight heals', 'No fuel'],
    ])
  await first.button('Next slide').click()
  await expect(first.field('Slide title')).toHaveValue('Sunlight heals')
})

test('a merge leaves the words that are being written, and adds what others wrote into them', async ({
  context,
  openDeck,
}) => {
  await blockChannel(context)
  const first = await openDeck({ slides })
  const second = new DeckEditor(await context.newPage(), first.id)
  await second.goto()
  await first.field('Slide title').fill('Wells run full')
  await first.stored(firstTitle).toBe('Wells run full')

  const answer = await holdBack(second.page, 'PUT', `**${second.api}`)
  await second.button('Next slide').click()
  await second.field('Bullet points').fill('No noise')
  await second.button('Previous slide').click()
  await second.element('Title').dblclick()
  await expect(second.field('Edit Title')).toBeFocused()
  await second.page.keyboard.press('Control+Home')
  await second.page.keyboard.type('Now ')
  answer()
  await expectToast(second.page, 'This deck was also changed elsewhere')
  await second.saved()
  await expect(second.field('Edit Title')).toHaveText('Now Wells run full')
  await second.page.keyboard.press('Control+Enter')
  await second
    .stored((deck) => [firstTitle(deck), deck.slides[1]?.bullet_points])
    .toEqual(['Now Wells run full', ['No noise']])
})

/** Some proxies let no WebSocket through: others are met when a save meets theirs. */
async function blockChannel(context: BrowserContext) {
  await context.routeWebSocket(/\/live$/, (socket) => socket.close())
}

function firstTitle({ slides: [slide] }: Awaited<ReturnType<DeckEditor['read']>>) {
  return slide?.slide_title
}

/** Records every text of the save sign from now on, however briefly it is shown. */
async function watchSigns(page: Page): Promise<() => Promise<readonly string[]>> {
  const signs = await page.evaluateHandle(() => {
    const seen: string[] = []
    const sign = document.querySelector('header output')
    if (!sign) throw new Error('there is no save sign')
    new MutationObserver(() => seen.push(sign.textContent ?? '')).observe(sign, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return seen
  })
  return async () => [...new Set(await signs.jsonValue())]
}

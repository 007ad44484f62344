import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { dayMs, expect, test } from '../fixtures/clockTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const titles = ['Tidewater', 'Harbors run on guesswork', 'What changes', 'The team', 'The ask']
const slide = (title: string) => ({ slide_title: title, bullet_points: ['One thing', 'Another'] })

async function aDeck(page: Page) {
  const made = await page.request.post('/api/presentations', {
    data: { title: 'Tidewater: seed round', slides: titles.map(slide) },
  })
  const { id, slides }: { id: number; slides: readonly { readonly id: string }[] } =
    await made.json()
  return { id, slides }
}

async function aLink(page: Page, deckId: number, data: object): Promise<string> {
  const made = await page.request.post(`/api/presentations/${deckId}/share-links`, { data })
  return (await made.json()).path
}

const tile = (page: Page, name: string) =>
  page.locator('dl[aria-label="Totals"] > div').filter({ hasText: name })

/** What a browser reports about a visit, of which the server has known for long enough. */
function report(
  request: APIRequestContext,
  path: string,
  { who, stays }: { readonly who: number; readonly stays: readonly object[] },
) {
  return request.post(`/api${path}/views`, {
    data: { showing: `showing${who}x`.padEnd(12, '0'), visitor: nameOf(who), stays },
  })
}

interface Reported {
  readonly visitor: string
  readonly stays: readonly { readonly ms: number }[]
}

const nameOf = (who: number) => who.toString(16).padStart(32, '0')

test('a link is read in another browser, and its owner sees who, how long and how far; a hidden tab and the owner do not count', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const { id } = await aDeck(page)
  await page.goto(`/audience/${id}`)
  await expect(page.getByRole('heading', { name: 'No link yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Tidewater: seed round”' })
  await dialog.getByRole('button', { name: 'New link' }).click()
  await dialog.getByRole('switch', { name: 'Ask for an email address' }).click()
  await dialog.getByRole('switch', { name: 'Allow download' }).click()
  await expect(dialog.getByRole('switch', { name: 'Allow download' })).toBeChecked()
  await dialog.getByRole('link', { name: 'See who came by links' }).click()
  await expect(page).toHaveURL(`/audience/${id}`)
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  const [{ path }] = await (await page.request.get(`/api/presentations/${id}/share-links`)).json()

  const visitor = await browser.newContext({ baseURL: server.url })
  const reader = await visitor.newPage()
  const reported: Reported[] = []
  reader.on('request', (request) => {
    if (request.url().endsWith('/views')) reported.push(request.postDataJSON())
  })
  const reportedMs = () =>
    reported.flatMap(({ stays }) => stays).reduce((sum, { ms }) => sum + ms, 0)
  await reader.goto(path)
  await reader.getByLabel('Email address').fill('lena@northlight.example')
  await reader.getByRole('button', { name: 'Continue' }).click()
  await expect(reader.getByRole('navigation', { name: 'Slides' })).toBeVisible()
  await reader.getByRole('button', { name: 'Download' }).click()
  const downloaded = reader.waitForEvent('download')
  await reader.getByRole('menuitem', { name: 'Download as PDF' }).click()
  await downloaded
  await reader.getByRole('button', { name: /The ask/ }).click()
  await expect(reader.locator('nav [aria-current]')).toHaveText('5The ask')
  await reader.waitForTimeout(1_500)
  await setVisibility(reader, 'hidden')
  await expect.poll(reportedMs).toBeGreaterThan(2_000)
  const before = reportedMs()
  await reader.waitForTimeout(2_000)
  await setVisibility(reader, 'visible')
  await reader.waitForTimeout(700)
  await setVisibility(reader, 'hidden')
  await expect.poll(reportedMs).toBeGreaterThan(before)
  expect(reportedMs() - before).toBeLessThan(1_900)

  const embedded = await visitor.newPage()
  const other = await aLink(page, id, { label: 'Embedded', embeds: true })
  const counted = embedded.waitForRequest((request) => request.url().endsWith('/views'))
  await embedded.goto(other.replace('/share/', '/embed/'))
  expect((await counted).postDataJSON().visitor).not.toBe(reported[0]?.visitor)
  await visitor.close()
  await page.goto(other)
  await expect(page.getByRole('heading', { name: 'Tidewater: seed round' })).toBeAttached()

  await page.goto('/')
  await page.getByRole('button', { name: 'Actions for Tidewater: seed round' }).click()
  await page.getByRole('menuitem', { name: 'Audience' }).click()
  await expect(page).toHaveURL(`/audience/${id}`)
  await expect(tile(page, 'Visitors')).toContainText('2')
  await expect(tile(page, 'Visitors')).toContainText('1 gave an address')
  await expect(tile(page, 'Read to the end')).toContainText('1 of 2 saw the last slide')
  await expect(tile(page, 'Downloads')).toContainText('1')
  await page.getByRole('button', { name: 'Link: All links' }).click()
  await page.getByRole('menuitemradio', { name: 'Embedded' }).click()
  await expect(tile(page, 'Visitors')).not.toContainText('gave an address')
  await expect(tile(page, 'Downloads')).toContainText('Not allowed on this link')
  await expect(page.getByRole('table', { name: 'Visitors' })).not.toContainText(
    'lena@northlight.example',
  )
  expect(signedIn.email).toBeTruthy()
})

test('visits of days are charts and tables, for a link and a time, in light and dark, on a phone, and a CSV; a switch ends them', async ({
  page,
  browser,
  server,
  signedIn,
}, testInfo) => {
  expect(signedIn.email).toBeTruthy()
  const { id, slides } = await aDeck(page)
  const path = await aLink(page, id, { label: 'For investors', asksEmail: true })
  const visitor = await browser.newContext({ baseURL: server.url })
  const { request } = visitor
  const seconds = [12, 48, 31, 74, 39]
  const people = Array.from({ length: 14 }, (_, who) => who)
  for (const day of [0, 1, 2]) {
    const ofDay = people.filter((who) => who % 3 === day)
    if (day > 0) await server.moveClock(dayMs)
    await Promise.all(ofDay.map((who) => report(request, path, { who, stays: [] })))
    await server.moveClock(600_000)
    await Promise.all(
      ofDay.map((who) =>
        report(request, path, {
          who,
          stays: slides.slice(0, who % 4 === 3 ? 2 + (who % 3) : 5).map(({ id: slideId }, at) => ({
            slideId,
            ms: (seconds[at] ?? 0) * 1_000 + ((who * 7) % 11) * 500,
          })),
        }),
      ),
    )
  }
  const guest = { email: 'lena@northlight.example', visitor: nameOf(2) }
  await request.post(`/api${path}/guest`, { data: guest })

  await page.goto(`/audience/${id}`)
  await expect(page.getByRole('heading', { name: 'Who read it' })).toBeVisible()
  await expect(tile(page, 'Visitors')).toContainText('14')
  await expect(tile(page, 'Opened')).toContainText('14')
  const chart = page.getByRole('list', { name: 'Time on each slide' })
  await expect(chart.getByRole('listitem')).toHaveCount(5)
  await expect(chart).toContainText(/Slide 4, The team: 1:\d\d, seen by 1\d of 14 visitors/)
  await expect(chart.locator('svg')).toHaveCount(5)
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('light-1440.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('dark-1440.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })

  await page.getByRole('button', { name: 'Show as table' }).first().focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'Time on each slide' })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table).toContainText('4. The team')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('table-390.png'), fullPage: true })
  await page.getByRole('button', { name: 'Show as chart' }).click()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.getByText('Share of visitors who saw the slide').scrollIntoViewIfNeeded()
  await expect(chart.locator('svg')).toHaveCount(5)
  await page.screenshot({ path: testInfo.outputPath('light-390.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('dark-390.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('audience.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(15)
  expect(csv).toContain('lena@northlight.example')

  await page.getByRole('switch', { name: 'Count readers' }).click()
  await expect(page.getByRole('switch', { name: 'Count readers' })).not.toBeChecked()
  const reader = await visitor.newPage()
  const sent: string[] = []
  reader.on('request', (call) => void sent.push(call.url()))
  await reader.goto(path)
  await reader.getByRole('button', { name: 'Skip' }).click()
  await expect(reader.getByRole('navigation', { name: 'Slides' })).toBeVisible()
  await reader.goto('about:blank')
  expect(sent.filter((url) => url.endsWith('/views'))).toEqual([])
  await visitor.close()
})

test('who may not share a deck does not see its audience, and a failure can be tried again', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  const { id } = await aDeck(page)
  await aLink(page, id, {})
  const guest = await anotherPerson(browser, server)
  await guest.page.goto(`/audience/${id}`)
  await expect(guest.page.getByRole('heading', { name: 'Presentation Not Found' })).toBeVisible()
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'viewer' },
  })
  await guest.page.reload()
  const refusal = guest.page.getByRole('heading', { name: 'You can’t see this audience' })
  await expect(refusal).toBeVisible()
  await expectAccessible(guest.page)
  await guest.close()

  const numbers = `**/api/presentations/${id}/audience*`
  await page.route(numbers, (route) => route.abort())
  await page.goto(`/audience/${id}`)
  await expect(page.getByRole('alert')).toContainText('The visits could not be loaded.')
  await page.unroute(numbers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
})

/** As when somebody turns to another tab and back. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectToast } from '../fixtures/expectToast.ts'
import { give } from '../fixtures/pages/imageDialog.ts'
import { expect, subPath, test } from '../fixtures/subPathTest.ts'
import { endShow } from '../fixtures/steps/endShow.ts'

/** Returns a slide's picture that is drawn as a background, by the start of its path within the installation. */
function pictureAt(page: Page, path: string): Locator {
  return page.locator(`foreignObject div[style*='url("${subPath}${path}']`).first()
}

test('below a path of a shared host somebody registers, makes a deck, edits it, presents it, shares it and downloads it, and nothing goes beside the path', async ({
  page,
  context,
  browser,
  person,
  host: { server, strays },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const failed: string[] = []
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`)
  })
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.status() >= 400 && pathname !== `${subPath}/api/auth/user`)
      failed.push(`${answer.status()} ${pathname}`)
  })
  context.on('weberror', (problem) => failed.push(String(problem.error())))

  await test.step('registers from the landing page', async () => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Get Started for Free' }).first().click()
    await expect(page).toHaveURL(`${server.url}/signup`)
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Last name').fill(person.lastName)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
    await page.getByLabel("I'm not a robot").check()
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByRole('button', { name: /create account/i }).click()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ines')
    await expect(page).toHaveURL(`${server.url}/`)
  })

  await test.step('finds a link in the email that leads here', async () => {
    await expect.poll(() => server.emails().join()).toContain(`${server.url}/verify-email?token=`)
  })

  await test.step('describes a presentation and gets its slides', async () => {
    await page.getByLabel('Describe your presentation').fill('A water purifier that runs on sun')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`${subPath}/editor/\\d+$`))
    await expect(page.getByText('SLIDE 1 OF 10')).toBeVisible()
    await expect(page.getByRole('option').first().locator('svg text').first()).toBeVisible()
  })
  const editorUrl = page.url()
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })

  await test.step('edits a title and brings a picture, which are there after a reload', async () => {
    await page.getByRole('button', { name: 'Title', exact: true }).dblclick()
    await page.getByRole('textbox', { name: 'Edit Title' }).fill('Safe water from sunlight')
    await page.keyboard.press('Control+Enter')
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'))
    await give(page.locator('main').last(), 'drop', 'well.png')
    expect((await sent).ok()).toBe(true)
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(page.locator('svg text').filter({ hasText: 'sunlight' }).first()).toBeVisible()
    await expect(pictureAt(page, '/api/uploads/')).toBeVisible()
  })

  await test.step('looks at the pictures to choose from', async () => {
    await page.getByRole('button', { name: /^Add Image \(/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Select Image' })
    await dialog.getByRole('tab', { name: 'Stock Photos' }).click()
    const choice = dialog.locator(`img[src^="${subPath}/api/library/"]`).first()
    await expect(choice).toBeVisible()
    await expect
      .poll(() => choice.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('presents in a window of its own, with one for the speaker', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'PRESENT', exact: true }).click()
    const show = await opened
    await expect(show.getByText('1 / 10')).toBeVisible()
    const second = context.waitForEvent('page')
    await show.keyboard.press('s')
    const speaker = await second
    await expect(speaker).toHaveURL(new RegExp(`${subPath}/slideshow/\\d+/speaker$`))
    await show.keyboard.press('ArrowRight')
    await expect(show.getByText('2 / 10')).toBeVisible()
    await speaker.close()
    await endShow(show)
  })

  await test.step('shares a link that opens the deck elsewhere', async () => {
    const id = editorUrl.split('/').at(-1)
    await page.request.post(`${server.url}/api/presentations/${id}/share-links`, { data: {} })
    await page.getByRole('button', { name: 'SHARE...' }).click()
    await expectToast(page, 'Share Link Copied')
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain(`${server.url}/share/`)
    const visitor = await browser.newContext()
    const guest = await visitor.newPage()
    await guest.goto(address)
    await expect(guest.getByText('1 of 10')).toBeVisible()
    await expect(pictureAt(guest, '/api/share/')).toBeVisible()
    await visitor.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  })

  await test.step('downloads a PowerPoint file', async () => {
    await page.getByRole('button', { name: 'EXPORT', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export to PowerPoint' }).click()
    const parts = unzipSync(await readFile(await (await download).path()))
    expect(Object.keys(parts)).toContain('ppt/slides/slide10.xml')
    expect(Object.keys(parts).some((name) => /^ppt\/media\/.*\.png$/.test(name))).toBe(true)
  })

  await test.step('opens every kind of page by its address', async () => {
    for (const [path, heading] of [
      ['/pricing', 'Pricing'],
      ['/terms', 'Terms of Use'],
      ['/features', /\S/],
      ['/templates/business', /\S/],
      ['/workspace', /\S/],
      ['/profile', 'Ines Rocha'],
      ['/payment', /\S/],
    ] as const) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading').filter({ hasText: heading }).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Pricing' }).click()
    await expect(page).toHaveURL(`${server.url}/pricing`)
  })

  await test.step('signs out, and comes back to where the way in was barred', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByRole('link', { name: 'Get Started for Free' }).first()).toBeVisible()
    await page.goto(`${server.url}/workspace?tab=teams`)
    await expect(page).toHaveURL(`${server.url}/login`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel("I'm not a robot").check()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/workspace?tab=teams`)
  })

  expect(strays).toEqual([])
  expect(failed).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(1)
  for (const { name, path } of cookies)
    expect([name, path.startsWith(subPath)]).toEqual([name, true])
})

import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'

const slide = (title: string) => ({ slide_title: title, bullet_points: ['One thing', 'Another'] })
const titles = ['Tidewater', 'Harbors run on guesswork', 'What changes', 'The team', 'The ask']

test('who may look at a deck reads it as a page, presents it, comes back, and leaves', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  const made = await page.request.post('/api/presentations', {
    data: { title: 'Seed round', slides: titles.map(slide) },
  })
  const { id } = await made.json()
  const guest = await anotherPerson(browser, server)
  const reader = guest.page
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'commenter' },
  })
  await reader.goto(`/editor/${id}`)

  await expect(reader.getByRole('heading', { name: 'Seed round' })).toBeAttached()
  await expect(reader.getByText(/^Ines Rocha · 5 slides · updated today/)).toBeVisible()
  await expect(reader.getByText('Can comment').first()).toBeVisible()
  const index = reader.getByRole('navigation', { name: 'Slides' })
  await expect(index.getByRole('button')).toHaveText(titles.map((title, at) => `${at + 1}${title}`))
  await expectAccessible(reader)

  const current = index.locator('[aria-current]')
  await reader.keyboard.press('ArrowDown')
  await expect(current).toHaveText('2Harbors run on guesswork')
  await index.getByRole('button', { name: 'The team' }).click()
  await expect(reader.getByText('4 of 5')).toBeInViewport()
  await expect(current).toHaveText('4The team')
  await reader.keyboard.press('p')
  await expect(reader).toHaveURL(`/slideshow/${id}#4`)
  await expect(reader.getByText('4 / 5')).toBeVisible()
  await reader.keyboard.press('Escape')
  await expect(reader).toHaveURL(`/editor/${id}#4`)
  await expect(reader.getByText('4 of 5')).toBeInViewport()

  // A key as soon as the slide is there, before the browser has painted it: it belongs to the show already.
  await reader.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))
        const watch = new MutationObserver(() => {
          if (!document.body.textContent?.includes('4 / 5')) return
          watch.disconnect()
          press('Escape')
          resolve()
        })
        watch.observe(document.body, { subtree: true, childList: true, characterData: true })
        press('p')
      }),
  )
  await expect(reader.getByText('4 of 5')).toBeInViewport()
  await expect(reader).toHaveURL(`/editor/${id}#4`)

  await reader.getByRole('button', { name: 'Download' }).click()
  const download = reader.waitForEvent('download')
  await reader.getByRole('menuitem', { name: 'Download as PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await reader.setViewportSize({ width: 390, height: 844 })
  await expect(index).toBeHidden()
  await reader.getByRole('button', { name: 'Slides' }).click()
  await reader.getByRole('menuitem', { name: /Tidewater/ }).click()
  await expect(reader.getByText('1 of 5')).toBeInViewport()
  await expectAccessible(reader)
  // Nothing is open that it could close.
  await reader.keyboard.press('Escape')
  await reader.keyboard.press('ArrowDown')
  await expect(reader.getByText('2 of 5')).toBeInViewport()
  await expect(reader).toHaveURL(/\/editor\//)
  await guest.close()
})

test('who may only look asks to edit, and the owner answers from the notification', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const made = await page.request.post('/api/presentations', {
    data: { title: 'Seed round', slides: titles.map(slide) },
  })
  const { id } = await made.json()
  const guest = await anotherPerson(browser, server)
  const reader = guest.page
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'viewer' },
  })
  await reader.goto(`/editor/${id}`)
  await reader.getByRole('button', { name: 'Ask to edit' }).click()
  const box = reader.getByRole('dialog', { name: 'Ask for edit access' })
  await expect(box.getByLabel('Message')).toBeFocused()
  await expectAccessible(reader)
  await reader.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(reader.getByRole('button', { name: 'Ask to edit' })).toBeFocused()
  await reader.keyboard.press('Enter')
  await box.getByLabel('Message').fill('I’d like to update slide 5.')
  await box.getByRole('button', { name: 'Send request' }).click()
  await expectToast(reader, 'Request sent')
  await expect(reader.getByRole('button', { name: 'Request sent' })).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('button', { name: 'Request sent' })).toBeVisible()

  const emails = () => server.emails().filter((email) => email.includes(signedIn.email))
  await expect.poll(() => emails().at(-1)).toContain(`/editor/${id}?share`)
  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /Nuno Prata asks for access/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Seed round”' })
  const request = dialog.getByRole('list', { name: 'Asking for access' })
  await expect(request).toContainText('I’d like to update slide 5.')
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Allow Nuno Prata' }).click()
  await expect(request).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Nuno Prata: Can edit' })).toBeVisible()
  await reader.reload()
  await expect(reader.getByText('SLIDE 1 OF 5')).toBeVisible()
  await guest.close()
})

test('who follows the address of a deck that they may not see learns nothing of it, and asks for access', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  const made = await page.request.post('/api/presentations', {
    data: { title: 'A secret merger', slides: [slide('A secret merger')] },
  })
  const { id } = await made.json()
  const guest = await anotherPerson(browser, server)
  const stranger = guest.page
  const seen: string[] = []
  for (const deck of [id, 2_147_483_000]) {
    await stranger.goto(`/editor/${deck}`)
    await stranger.getByRole('button', { name: 'Ask for access' }).click()
    await expectAccessible(stranger)
    await stranger.getByLabel('Message to the owner').fill('For the meeting')
    await stranger.getByRole('button', { name: 'Send request' }).click()
    await expect(stranger.getByText('Request sent.')).toBeVisible()
    seen.push(await stranger.getByRole('main').innerText())
  }
  expect(seen[0]).toBe(seen[1])
  expect(seen[0]).not.toContain('merger')
  const open = await page.request.get(`/api/presentations/${id}/access-requests`)
  expect(await open.json()).toMatchObject([{ wants: 'view', message: 'For the meeting' }])
  await guest.close()
})

test('on a phone, where several slides are seen at the top, the first one is read first', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  const made = await page.request.post('/api/presentations', {
    data: { title: 'Seed round', slides: titles.map(slide) },
  })
  const { id, slides }: { id: number; slides: readonly { readonly id: string }[] } =
    await made.json()
  const link = await page.request.post(`/api/presentations/${id}/share-links`, { data: {} })
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 932 },
  })
  const reader = await context.newPage()
  const read: string[] = []
  reader.on('request', (request) => {
    if (!request.url().endsWith('/views')) return
    const { stays }: { stays: readonly { readonly slideId: string }[] } = request.postDataJSON()
    read.push(...stays.map(({ slideId }) => slideId))
  })
  await reader.goto((await link.json()).path)
  await expect(reader.getByText('2 of 5')).toBeInViewport()
  await expect(reader.getByRole('link', { name: 'Home' })).toBeVisible()
  await reader.waitForTimeout(700)
  await reader.mouse.move(195, 600)
  await reader.mouse.wheel(0, 3_000)
  await expect(reader.getByText('5 of 5')).toBeInViewport()
  await reader.waitForTimeout(700)
  await reader.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => read).toEqual([slides[0]?.id, slides[4]?.id])
  await context.close()
})

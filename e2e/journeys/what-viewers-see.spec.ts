import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { choose } from '../fixtures/pages/workspace.ts'

const slide = (title: string, more: object = {}) => ({
  slide_title: title,
  bullet_points: ['One thing'],
  ...more,
})

/** Returns the path of the link in the last email to an address. */
const pathInEmail = async (server: RunningServer, email: string): Promise<string> => {
  const written = () => server.emails().findLast((message) => message.includes(email))
  const link = /https?:\/\/[^/\s]+(\/(?:invitation|editor)[^\s"<>]*)/
  await expect.poll(() => link.exec(written() ?? '')?.[1]).toBeTruthy()
  return link.exec(written() ?? '')?.[1] ?? ''
}

test('somebody who may only look sees neither notes nor hidden slides, until the owner shows them', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Silt of ${signedIn.firstName}`
  const made = await page.request.post('/api/presentations', {
    data: {
      title,
      slides: [
        slide('What everybody sees', { notes: 'Say it slowly' }),
        slide('The price we would take', { hidden: true }),
        slide('The end'),
      ],
    },
  })
  const { id } = await made.json()
  const guest = await anotherPerson(browser, server)
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'viewer' },
  })
  await guest.page.goto(await pathInEmail(server, guest.email))
  await expect(guest.page).toHaveURL(`/editor/${id}`)
  await expect(guest.page.getByText('1 of 2')).toBeVisible()
  const seen = await (await guest.page.request.get(`/api/presentations/${id}`)).text()
  expect(seen).toContain('What everybody sees')
  expect(seen).not.toMatch(/price we would take|slowly/)

  await page.goto('/workspace')
  await choose(page, title, 'Share')
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('switch', { name: 'Show notes and hidden slides to viewers' })
  await expect(box).not.toBeChecked()
  await box.click()
  await expect(box).toBeChecked()
  await expectAccessible(page)
  await guest.page.reload()
  await expect(guest.page.getByText('1 of 3')).toBeVisible()

  await box.click()
  await expect(box).not.toBeChecked()
  await guest.page.reload()
  await expect(guest.page.getByText('1 of 2')).toBeVisible()
  await guest.close()
})

test('a link names who made it, and shows nothing once they may no longer share the deck', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Links of ${signedIn.firstName}`
  const made = await page.request.post('/api/presentations', {
    data: { title, slides: [slide('For everybody')] },
  })
  const { id } = await made.json()
  const guest = await anotherPerson(browser, server)
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'editor' },
  })
  await guest.page.goto(await pathInEmail(server, guest.email))
  await expect(guest.page).toHaveURL(`/editor/${id}`)
  const link = await guest.page.request.post(`/api/presentations/${id}/share-links`, { data: {} })
  const { path } = await link.json()
  const stranger = await browser.newContext({ baseURL: server.url })
  const visitor = await stranger.newPage()
  await visitor.goto(path)
  await expect(visitor.getByText('1 of 1')).toBeVisible()

  await page.goto('/workspace')
  await choose(page, title, 'Share')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('created by Nuno Prata')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nuno Prata: Can edit' }).click()
  await page.getByRole('menuitem', { name: 'Remove access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click()
  await expect(dialog.getByText('No links yet.')).toBeVisible()
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()

  await dialog.getByRole('button', { name: 'New link' }).click()
  await dialog.getByRole('switch', { name: 'Password' }).click()
  await dialog.getByLabel('New password').fill('silt')
  await expect(dialog.getByText('Use 8 to 128 characters')).toBeVisible()
  await dialog.getByLabel('New password').fill('password1')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText(/guess|common/i)).toBeVisible()
  await stranger.close()
  await guest.close()
})

test('a picture that is a call of this server signs nobody out', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy()
  const made = await page.request.post('/api/presentations', {
    data: { title: 'Looms', slides: [slide('A picture')] },
  })
  const { id } = await made.json()
  const link = await page.request.post(`/api/presentations/${id}/share-links`, { data: {} })
  const { path } = await link.json()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Simulates a deck that was stored before such URLs were rejected.
  await page.route(`**/api${path}`, async (route) => {
    const answer = await route.fetch()
    const deck = await answer.json()
    const images = [
      { id: 'p', url: '/api/logout?all=1', type: 'stock' },
      { id: 'q', url: 'https://elsewhere.example/a.png', type: 'stock' },
    ]
    const slides = deck.slides.map((one: object) => ({
      ...one,
      layout_template: 'title + bullets + image',
      images,
    }))
    await route.fulfill({ response: answer, json: { ...deck, slides } })
  })

  await page.goto(path)
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(asked).not.toContain('/api/logout')
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
})

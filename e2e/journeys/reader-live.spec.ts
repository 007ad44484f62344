import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const slides = ['One buoy, two measurements', 'Twelve ports have signed'].map((slide_title) => ({
  slide_title,
  bullet_points: ['Water level', 'Silt at the berth'],
  visual_type: 'quote',
  visual_description: '',
  layout_template: 'title + bullets',
}))

test('a reader sees what others save without losing their place, is seen, and is offered to edit once they may', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const guest = await anotherPerson(browser, server)
  await page.request.post(`${first.api}/collaborators`, {
    data: { email: guest.email, role: 'viewer' },
  })
  await guest.page.goto(`/editor/${first.id}#2`)
  const current = guest.page.getByRole('navigation', { name: 'Slides' }).locator('[aria-current]')
  await expect(current).toHaveText(/^2/)
  const faces = page.getByRole('list', { name: 'Also here' })
  await expect(faces.getByRole('button', { name: /is on slide 2$/ })).toBeVisible()

  await first.field('Slide title').fill('Three buoys')
  await expect(guest.page.getByRole('region', { name: 'Slide 1: Three buoys' })).toBeAttached()
  // A slide before the one that is read pushes it down, but not out of sight.
  const read = guest.page.getByRole('region', { name: /Twelve ports have signed$/ })
  const top = async () => Math.round((await read.boundingBox())?.y ?? 0)
  const before = await top()
  const [one, two] = (await first.read()).slides
  await page.request.put(first.api, {
    data: { slides: [one, { ...slides[0], slide_title: 'New' }, two] },
  })
  await expect(guest.page.getByRole('region', { name: 'Slide 2: New' })).toBeAttached()
  await expect.poll(top).toBe(before)
  await expect(current).toHaveText(/^3/)

  // What was asked for is answered by a new role: the button says so, also once the notice is gone.
  const bar = guest.page.getByRole('banner')
  await bar.getByRole('button', { name: 'Ask to edit' }).click()
  await guest.page.getByRole('button', { name: 'Send request' }).click()
  await expect(bar.getByRole('button', { name: 'Request sent' })).toBeVisible()
  const { collaborators } = await (await page.request.get(`${first.api}/collaborators`)).json()
  const give = (role: string) =>
    page.request.patch(`${first.api}/collaborators/${collaborators[0].id}`, { data: { role } })
  await give('editor')
  await expectToast(guest.page, 'You can edit this deck now')
  await expect(bar.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await give('viewer')
  await expect(bar.getByRole('button', { name: 'Ask to edit' })).toBeVisible()
  await give('editor')
  await bar.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(guest.page.getByLabel('Slide title')).toBeVisible()
  await guest.close()
})

test('a reader who is taken off a deck is told at once, and may ask for access', async ({
  page,
  browser,
  server,
  makeDeck,
}) => {
  const deck = await makeDeck({ slides })
  const guest = await anotherPerson(browser, server)
  await page.request.post(`${deck.api}/collaborators`, {
    data: { email: guest.email, role: 'commenter' },
  })
  await guest.page.goto(`/editor/${deck.id}`)
  await expect(guest.page.getByText('1 of 2')).toBeVisible()

  const { collaborators } = await (await page.request.get(`${deck.api}/collaborators`)).json()
  await page.request.delete(`${deck.api}/collaborators/${collaborators[0].id}`)
  await expectToast(guest.page, 'You no longer have access to this deck')
  await expect(guest.page.getByText(/it isn’t shared with you/)).toBeVisible()
  await expect(guest.page.getByText('Twelve ports have signed')).toHaveCount(0)
  await expect(guest.page.getByRole('button', { name: 'Ask for access' })).toBeVisible()
  await guest.close()
})

test('a request for access is seen in the open editor, and once allowed the deck opens where it was asked for', async ({
  page,
  browser,
  server,
  makeDeck,
}) => {
  const deck = await makeDeck({ slides })
  await page.goto(`/editor/${deck.id}`)
  await expect(page.getByLabel('Slide title')).toBeVisible()
  const guest = await anotherPerson(browser, server)
  await guest.page.goto(`/editor/${deck.id}`)
  await guest.page.getByRole('button', { name: 'Ask for access' }).click()
  await guest.page.getByRole('button', { name: 'Send request' }).click()
  await expect(guest.page.getByText('Request sent.')).toBeVisible()

  await expectToast(page, 'Nuno Prata asks for access')
  await page.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: /^Share “/ })
  await dialog.getByRole('button', { name: 'Allow Nuno Prata' }).click()
  await expect(guest.page.getByText('Twelve ports have signed')).toBeVisible({ timeout: 20_000 })
  await guest.close()
})

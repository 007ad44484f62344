import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'
import { linkTo } from '../fixtures/steps/verifyEmail.ts'
import { card, choose, createDeck } from '../fixtures/pages/workspace.ts'

test('somebody who is invited finds the deck among those shared with them, may do what their role says, and leaves it', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Tides of ${signedIn.firstName}`
  const id = await createDeck(page, title)
  const guest = await anotherPerson(browser, server)
  await page.goto('/workspace')
  await choose(page, title, 'Share')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add people by email').fill(guest.email)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectToast(page, 'Invitation sent', guest.email)
  await expect(dialog.getByRole('listitem').filter({ hasText: guest.email })).toContainText(
    'Invited',
  )
  await expectAccessible(page)
  // On a phone, people and links are two tabs, and the copy button stays in reach.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog.getByRole('tab')).toHaveText(['People', 'Links'])
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInViewport()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await guest.page.goto('/workspace')
  await guest.page.getByRole('combobox', { name: 'Filter' }).selectOption('Shared with me')
  await expect(card(guest.page, title)).toContainText('Ines Rocha · can view')
  await guest.page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(guest.page.getByRole('menuitem')).toHaveText(['Present', 'Leave'])
  await closeByEscape(guest.page.getByRole('menu'))
  await guest.page.goto(`/editor/${id}`)
  await expect(guest.page.getByText('Can view').first()).toBeVisible()

  await dialog
    .getByRole('button', { name: /Can view$/ })
    .last()
    .click()
  await page.getByRole('menuitemradio', { name: 'Can edit' }).click()
  await expect
    .poll(
      async () => (await (await guest.page.request.get(`/api/presentations/${id}`)).json()).role,
    )
    .toBe('editor')
  await guest.page.goto(`/editor/${id}`)
  await expect(guest.page.getByText('SLIDE 1 OF 1')).toBeVisible()
  await guest.page.goto('/workspace')
  await choose(guest.page, title, 'Leave')
  await expectToast(guest.page, 'You left the presentation')
  await expect(guest.page.getByText('No presentations found')).toBeVisible()
  expect((await guest.page.request.get(`/api/presentations/${id}`)).status()).toBe(404)
  await guest.close()
})

test('the email to an address without an account opens the deck to who signs up by it, once they say that they take it for another address', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Letters of ${signedIn.firstName}`
  const id = await createDeck(page, title)
  const address = `${signedIn.email}.friend`
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: address, role: 'editor' },
  })
  const written = () => server.emails().find((message) => message.includes(address))
  await expect.poll(written).toBeTruthy()
  const path = /\/invitation\?token=[\w-]+/.exec(written() ?? '')?.[0] ?? ''
  const guest = await anotherPerson(browser, server)
  await guest.page.goto(path)
  await expect(guest.page.getByText(`You are signed in as ${guest.email}`)).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: `Accept as ${guest.email}` }).click()
  await expect(guest.page).toHaveURL(`/editor/${id}`)
  await expect(guest.page.getByText('SLIDE 1 OF 1')).toBeVisible()

  await guest.page.goto(path)
  await expect(
    guest.page.getByRole('heading', { name: 'This invitation is no longer valid' }),
  ).toBeVisible()
  await expectAccessible(guest.page)
  await guest.close()
})

test('what an address is invited to appears once its link was pressed, and the screen says where that lies', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Waiting for ${signedIn.firstName}`
  const id = await createDeck(page, title)
  const email = `${signedIn.email}.colleague`
  const invited = await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email },
  })
  expect(invited.status()).toBe(202)
  const context = await browser.newContext({ baseURL: server.url })
  const colleague = await context.newPage()
  await colleague.request.post('/api/auth/register', {
    data: { email, password: 'harbour-silt-7', firstName: 'Nuno', lastName: 'Prata' },
  })
  await colleague.request.post('/api/subscription/select', { data: { tier: 'free' } })
  await colleague.goto('/')
  const strip = colleague.getByRole('region', { name: 'Verify your email' })
  await expect(strip).toContainText('mail folder')
  await expectAccessible(colleague)
  await strip.getByRole('button', { name: 'Send again' }).click()
  await expectToast(colleague, 'Email sent')
  expect((await colleague.request.get(`/api/presentations/${id}`)).status()).toBe(404)

  const used = await linkTo(server, email, 'verify-email')
  await colleague.goto(used)
  await expect(colleague).toHaveURL('/verify-email')
  await expectAccessible(colleague)
  await colleague.getByRole('button', { name: 'Verify email' }).click()
  await expect(colleague.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await colleague.getByRole('link', { name: 'Go to home' }).click()
  await expect(strip).toHaveCount(0)

  // Following the link again confirms the verification; without its token it is reported as incomplete.
  await colleague.goto(used)
  await colleague.getByRole('button', { name: 'Verify email' }).click()
  const again = { name: 'Your email is already verified' }
  await expect(colleague.getByRole('heading', again)).toBeVisible()
  await colleague.goto('/verify-email')
  const cut = { name: 'This link is incomplete' }
  await expect(colleague.getByRole('heading', cut)).toBeVisible()

  await colleague.goto('/workspace')
  await colleague.getByRole('combobox', { name: 'Filter' }).selectOption('Shared with me')
  await expect(card(colleague, title)).toBeVisible()
  await context.close()
})

test('U-002 U-018 U-019 a team is made, gets members and decks, and is left and ended', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const title = `Harbour of ${signedIn.firstName}`
  await createDeck(page, title)
  const guest = await anotherPerson(browser, server)
  await page.goto('/teams')
  await expect(page.getByRole('tab')).toHaveText(['Presentations', 'Folders', 'Teams', 'Recent'])
  await expect(page.getByText('No teams yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create Team' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Weavers')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Weavers' })).toBeVisible()
  await page.getByLabel('Invite by email').fill(guest.email)
  await page.getByRole('button', { name: 'Invite' }).click()
  const members = page.getByRole('region', { name: 'Members' })
  await expect(members.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Presentations' }).click()
  await choose(page, title, 'Share')
  await page.getByRole('button', { name: 'Share with a team' }).click()
  await page.getByRole('menuitem', { name: 'Weavers' }).click()
  await expect(page.getByRole('button', { name: 'Weavers: Can view' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await guest.page.goto('/teams')
  await expect(card(guest.page, 'Weavers')).toContainText('2 members, 1 presentation')
  await guest.page.getByRole('link', { name: 'Weavers' }).click()
  await expect(card(guest.page, title)).toContainText('can view')
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: 'Actions for Nuno Prata' }).click()
  await guest.page.getByRole('menuitem', { name: 'Leave team' }).click()
  await expectToast(guest.page, 'You left the team')
  await expect(guest.page.getByText('No teams yet')).toBeVisible()

  await page.getByRole('tab', { name: 'Teams' }).click()
  await expect(card(page, 'Weavers')).toContainText('1 member, 1 presentation')
  await page.getByRole('link', { name: 'Weavers' }).click()
  await page.getByRole('button', { name: 'Delete Team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Team' }).click()
  await expectToast(page, 'Team deleted')
  await expect(page.getByText('No teams yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Presentations' }).click()
  await expect(card(page, title)).toBeVisible()
  await guest.close()
})

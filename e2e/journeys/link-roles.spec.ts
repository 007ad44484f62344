import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { createDeck } from '../fixtures/pages/workspace.ts'
import { expect, test } from '../fixtures/test.ts'

/** Opens the share dialog, makes a link in it and lets signed-in visitors do more than view. */
async function linkTo(page: Page, id: number, role: string): Promise<string> {
  await page.goto(`/editor/${id}?share`)
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await dialog.getByRole('button', { name: 'New link' }).click()
  await dialog.getByRole('button', { name: 'All visitors: Can view' }).click()
  await page.getByRole('menuitemradio', { name: role }).click()
  await expect(dialog.getByRole('button', { name: `Signed-in visitors: ${role}` })).toBeVisible()
  const [link] = await (await page.request.get(`/api/presentations/${id}/share-links`)).json()
  return link.path
}

test('whoever signs in edits by a link that says so, is named to the owner, and loses it with the link', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const id = await createDeck(page, `Tides of ${signedIn.firstName}`)
  const path = await linkTo(page, id, 'Can edit')
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await expect(dialog.getByText('Anyone with the link can edit')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(
    'Anyone who has the link can view, and edit when signed in.',
  )
  await expectAccessible(page)

  const guest = await anotherPerson(browser, server)
  await guest.page.context().clearCookies()
  await guest.page.goto(path)
  await expect(guest.page.getByRole('heading', { name: /^Tides of/, level: 1 })).toBeAttached()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: 'Sign in to edit' }).click()
  await guest.page.getByLabel('Email').fill(guest.email)
  await guest.page.getByLabel('Password', { exact: true }).fill(guest.password)
  await guest.page.getByLabel("I'm not a robot").check()
  await guest.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await guest.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/editor/${id}$`))
  const title = guest.page.getByLabel('Slide title')
  await title.fill('Ebb and flow')
  await expect(guest.page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

  await page.goto(`/editor/${id}?share`)
  await dialog.getByRole('button', { name: /^Anyone with the link can edit/ }).click()
  await expect(dialog.getByText('Nuno Prata joined.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Signed-in visitors: Can edit' }).click()
  await page.getByRole('menuitemradio', { name: 'Can comment' }).click()
  // The window that is open learns of it at once.
  await expect(title).toBeHidden()
  await expect(guest.page.getByText('Can comment').first()).toBeVisible()

  await dialog.getByRole('button', { name: 'End link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
  await expect
    .poll(async () => (await guest.page.request.get(`/api/presentations/${id}`)).status())
    .toBe(404)
  await guest.close()
})

test('whoever came by a link can leave again', async ({ page, browser, server, signedIn }) => {
  const id = await createDeck(page, `Ebb of ${signedIn.firstName}`)
  const path = await linkTo(page, id, 'Can edit')
  const guest = await anotherPerson(browser, server)
  await guest.page.goto(path)
  await guest.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/editor/${id}$`))
  await guest.page.goto(`/editor/${id}?share`)
  const dialog = guest.page.getByRole('dialog', { name: /^Share/ })
  const own = dialog.getByRole('listitem').filter({ hasText: 'By a link' })
  await expect(own).toContainText('Can edit')
  await expectAccessible(guest.page)
  await own.getByRole('button', { name: 'Leave' }).click()
  await expect(guest.page).toHaveURL(/\/workspace/)
  expect((await guest.page.request.get(`/api/presentations/${id}`)).status()).toBe(404)
  await guest.close()
})

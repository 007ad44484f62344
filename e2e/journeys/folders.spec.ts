import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'
import { card, cards, choose, createDeck } from '../fixtures/pages/workspace.ts'

test('U-012 U-016 U-017 folders are made, nested, renamed and deleted, and decks move into them', async ({
  page,
  signedIn,
}) => {
  const title = `Tides of ${signedIn.firstName}`
  await createDeck(page, title)
  await page.goto('/workspace')
  await page.getByRole('tab', { name: 'Folders' }).click()
  await expect(page.getByText('No folders yet')).toBeVisible()
  await createFolder(page, 'Plans')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plans' }).click()
  await createFolder(page, 'Harbour')
  await expect(card(page, 'Harbour')).toContainText('0 presentations')

  await page.getByRole('tab', { name: 'Presentations' }).click()
  await choose(page, title, 'Move to Folder')
  const dialog = page.getByRole('dialog', { name: 'Move to Folder' })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByText('Harbour').click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expectToast(page, '1 presentation moved')
  await page.getByRole('tab', { name: 'Folders' }).click()
  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('link', { name: 'Harbour' }).click()
  await expect(card(page, title)).toBeVisible()

  const path = page.getByRole('navigation', { name: 'Folder path' })
  await path.getByRole('link', { name: 'Plans' }).click()
  await choose(page, 'Harbour', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Port')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(card(page, 'Port')).toContainText('1 presentation')
  await choose(page, 'Port', 'Move')
  await page.getByRole('dialog').getByText('Not in a folder').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Port')).toHaveCount(0)
  await path.getByRole('link', { name: 'All folders' }).click()
  await choose(page, 'Port', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveText([/Plans/])
  await page.getByRole('tab', { name: 'Presentations' }).click()
  await expect(card(page, title)).toBeVisible()
})

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
}

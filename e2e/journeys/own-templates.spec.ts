import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { card, expectShown, gallery, press } from '../fixtures/pages/templateGallery.ts'
import { expect, test } from '../fixtures/test.ts'

test("a deck is saved as a template of one's own, used from there, and deleted", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  // The gallery is loaded on first use, which takes a while.
  await gallery(page)
  await page.request.post('/api/presentations', {
    data: { title: 'Every Monday', slides: [{ slide_title: 'What we do on Mondays' }] },
  })
  await page.goto('/templates/mine')
  await expectShown(page, 0)
  await expect(page.getByRole('heading', { name: 'No templates of your own yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Save a deck as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save a deck as template' })
  const save = dialog.getByRole('button', { name: 'Save template' })
  await expect(save).toBeDisabled()
  await expect(dialog.getByLabel('Deck')).toContainText('Every Monday')
  await expectAccessible(page)
  await dialog.getByLabel('Deck').selectOption('Every Monday')
  await expect(dialog.getByLabel('Name')).toHaveValue('Every Monday')
  await dialog.getByLabel('Name').fill('Monday meeting')
  await save.click()

  await expectToast(page, 'Template saved', 'Monday meeting')
  await expectShown(page, 1)
  await expect(page.getByRole('link', { name: 'Mine' })).toHaveText('Mine1')
  const own = card(page, 'Monday meeting')
  await press(own, 'Use template')
  await expect(page).toHaveURL(/\/editor\/\d+$/)
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()

  await page.goto('/templates/mine?view=list')
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Template deleted', 'Monday meeting')
  await expectShown(page, 0)
})

test("a deck is saved as a template from its menu in the workspace, under its name, and found among one's own", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  // With reduced motion, a tooltip that had briefly opened at the menu's button stayed visible.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The gallery is loaded on first use, which takes a while.
  await gallery(page)
  await page.request.post('/api/presentations', {
    data: { title: 'Every Friday', slides: [{ slide_title: 'What we did this week' }] },
  })
  await page.goto('/workspace')
  await page.getByRole('button', { name: 'Actions for Every Friday' }).click()
  await page.getByRole('menuitem', { name: 'Save as Template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save “Every Friday” as template' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Every Friday')
  await expect(dialog.getByLabel('Deck')).toHaveCount(0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expectToast(page, 'Template saved', 'Every Friday')

  await page.goto('/templates/mine')
  await expectShown(page, 1)
  await expect(card(page, 'Every Friday')).toBeVisible()
})

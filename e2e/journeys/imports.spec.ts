import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const powerpoint = {
  name: 'harbour.pptx',
  mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  buffer: readFileSync(new URL('../../fixtures/imports/libreoffice.pptx', import.meta.url)),
}
const file = (page: Page) => page.getByLabel('File to import')

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('E-010 E-012 the card imports a presentation, which opens with its slides in order', async ({
  page,
}) => {
  await expect(page.getByText('Coming Soon')).toHaveCount(0)
  await page.getByRole('button', { name: 'Import & Enhance' }).click()
  await expect(page.getByRole('dialog', { name: 'Import & Enhance' })).toBeVisible()
  await file(page).setInputFiles(powerpoint)

  await expect(page.getByText('“Harbour report” is imported: 7 slides.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open presentation' }).click()
  await page.waitForURL(/\/editor\/\d+$/)
  await expect(page.getByText('SLIDE 1 OF 7')).toBeVisible()
  await expect(
    page.locator('svg text').filter({ hasText: 'What 2025 brought' }).first(),
  ).toBeVisible()
})

test('E-010 an imported presentation is laid out anew in the theme that is chosen', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Import & Enhance' }).click()
  await file(page).setInputFiles({
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Looms\n\nWarp and weft\n\n## Warp\n\n- Threads along\n- Held tight'),
  })
  await page.getByRole('radio', { name: 'Nocturne' }).check()
  const enhanced = page.waitForResponse(/\/enhance$/)
  await page.getByRole('button', { name: 'Open presentation' }).click()

  const { slides } = await (await enhanced).json()
  expect(slides).toMatchObject([
    { slide_title: 'Looms', theme: { id: 'nocturne' }, layout_template: 'cover' },
    {
      slide_title: 'Warp',
      theme: { id: 'nocturne' },
      bullet_points: ['Threads along', 'Held tight'],
    },
  ])
  await page.waitForURL(/\/editor\/\d+$/)
  await expect(page.getByText('SLIDE 1 OF 2')).toBeVisible()
})

test('a file that cannot be read says why, and another can be chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Import & Enhance' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await file(page).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  })
  await expect(alert).toHaveText(/^This file type isn’t supported/)
  await file(page).setInputFiles({ ...powerpoint, buffer: powerpoint.buffer.subarray(0, 9_000) })
  await expect(alert).toHaveText('This file is damaged or incomplete.')
  await file(page).setInputFiles(powerpoint)
  await expect(page.getByText('“Harbour report” is imported: 7 slides.')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('an import that is under way says so, and can be given up', async ({ page }) => {
  const release = await holdBack(page, 'POST', '**/api/imports?*')
  await page.getByRole('button', { name: 'Import & Enhance' }).click()
  await file(page).setInputFiles(powerpoint)
  await expect(page.getByRole('progressbar', { name: 'Sending harbour.pptx' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  release()
  await closeByEscape(page.getByRole('dialog'))
})

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the dialog fits the width', async ({ page }) => {
    await page.getByRole('button', { name: 'Import & Enhance' }).click()
    await file(page).setInputFiles(powerpoint)
    await expect(page.getByRole('button', { name: 'Open presentation' })).toBeVisible()

    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

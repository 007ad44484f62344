import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'
import { expect, test } from '../fixtures/test.ts'

const report = `# Harbour report

## Traffic

The harbour handled 145 ships in 2025. Volunteers cleaned the quay on 14 days.

## Figures

| Quay | Ships |
| --- | --- |
| North | 88 |
| South | 41 |
| West | 16 |

## Outlook

The west quay is rebuilt in 2026.
`
const markdown = { name: 'harbour.md', mimeType: 'text/markdown', buffer: Buffer.from(report) }
const pdf = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(new URL('../../apps/server/src/testing/files/report.pdf', import.meta.url)),
}

const field = (page: Page) => page.getByLabel('Files to attach')
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('a deck is written from an attached file alone, with its headings and figures', async ({
  page,
}) => {
  await field(page).setInputFiles([markdown, pdf])

  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('harbour.md')
  await expect(rows(page).first()).toContainText('characters.')
  await expect(rows(page).nth(1)).toContainText('characters.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove report.pdf' }).click()
  await expect(rows(page)).toHaveCount(1)

  const asked = page.waitForRequest('**/api/generate')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  expect((await asked).postDataJSON()).toMatchObject({ prompt: 'harbour', source: report })
  await page.waitForURL(/\/editor\/\d+$/)
  await expect(page.locator('svg text').filter({ hasText: 'Harbour report' }).first()).toBeVisible()
})

test('files that cannot be read say why, and do not keep the others from being used', async ({
  page,
}) => {
  await field(page).setInputFiles([
    { name: 'notes.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') },
    markdown,
  ])

  const alerts = page.getByRole('list', { name: 'Attached files' }).getByRole('alert')
  await expect(alerts).toHaveText([
    /^This file type isn’t supported/,
    'This file is damaged or incomplete.',
  ])
  await expect(rows(page).nth(2)).toContainText('characters.')
})

test('while a file is read it says so, and generating waits', async ({ page }) => {
  const release = await holdBack(page, 'POST', '**/api/sources?*')
  await field(page).setInputFiles(markdown)
  await expect(rows(page)).toContainText('harbour.md')
  await page.getByLabel('Describe your presentation').fill('Our harbour')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()

  await expect(
    page.locator('li[data-state=open]').filter({ hasText: 'Your files are still being read' }),
  ).toBeVisible()
  release()
  await expect(rows(page)).toContainText('characters.')
})

test('files can be dropped anywhere on the page', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible()
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.md', { type: 'text/markdown' }))
    return transfer
  }, report)
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await expect(page.getByText('Drop files to attach them')).toBeVisible()
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })

  await expect(rows(page)).toContainText('dropped.md')
  await expect(rows(page)).toContainText('characters.')
})

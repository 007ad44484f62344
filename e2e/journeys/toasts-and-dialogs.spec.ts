import type { Locator, Page } from '@playwright/test'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const slides = [{ slide_title: 'Wells run dry', bullet_points: ['Every third well'] }]
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test('with a dialog open, a toast that shows leaves Escape and every button to the dialog', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (size.width < 768) await page.getByRole('tab', { name: 'EDIT' }).click()
    await expect(editor.button('Add Shapes')).toBeVisible()
    // The toast appears before the dialog opens, and while it is open.
    for (const before of [true, false]) {
      const fail = await beginSave(editor)
      if (before) await showToast(page, fail)
      await editor.button('Add Shapes').click()
      const dialog = page.getByRole('dialog', { name: 'Add Shape' })
      await expect(dialog.getByRole('button', { name: 'Add Shape' })).toBeVisible()
      if (!before) await showToast(page, fail)
      for (const name of ['Add Shape', 'Cancel', 'Close'])
        await expectNotCovered(dialog.getByRole('button', { name, exact: true }))

      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(openToast(page)).toBeVisible()
      await openToast(page).getByRole('button', { name: 'Close' }).click()
      await expect(openToast(page)).toHaveCount(0)
    }
  }
})

test('a toast closes by Escape only while it has the focus, and gives the focus back', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await showToast(page, await beginSave(editor))
  await editor.button('EXPORT').click()
  await expect(page.getByRole('menuitem', { name: 'Export to PDF' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(openToast(page)).toBeVisible()

  // The menu returns the focus one task after it closes; users cannot press F8 that fast.
  await expect(editor.button('EXPORT')).toBeFocused()
  await editor.button('Grid view').focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(openToast(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openToast(page)).toHaveCount(0)
  await expect(editor.button('Grid view')).toBeFocused()
})

test('S-010 a deck that is still being made, or could not be, has no id to export', async ({
  page,
  signedIn,
}) => {
  const answer = await holdBack(page, 'POST', '**/api/presentations')
  await page.goto('/editor/new')
  await expect(page.getByText('Creating your new presentation...')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  for (const item of ['Export to PDF', 'Export to PowerPoint']) {
    await page.getByRole('button', { name: 'EXPORT' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expectToast(page, 'Export Error', 'No presentation ID found')
    await openToast(page).getByRole('button', { name: 'Close' }).click()
    await expect(openToast(page)).toHaveCount(0)
  }
  expect(calls.filter((url) => url.includes('/export'))).toEqual([])
  answer()
  await expect(page.getByText('SLIDE 1 OF 1')).toBeVisible()

  const refusal = { status: 503, body: `The pool of ${signedIn.firstName} is closed` }
  await page.unroute('**/api/presentations')
  await page.route('**/api/presentations', (route) => route.fulfill(refusal))
  await page.goto('/editor/new')
  await expect(page.getByRole('heading', { name: 'Creation Failed' })).toBeVisible()
  await page.getByRole('button', { name: 'EXPORT' }).click()
  await page.getByRole('menuitem', { name: 'Export to PDF' }).click()
  await expectToast(page, 'Export Error', 'No presentation ID found')
})

function openToast(page: Page): Locator {
  return page.locator('li[data-state=open]')
}

/** Changes the slide; the returned function makes its save fail once. */
async function beginSave(editor: DeckEditor): Promise<() => void> {
  const { page, api } = editor
  const refusal = { status: 500, body: 'The storage is full.' }
  let refused = false
  await page.route(`**${api}`, (route) => {
    if (refused || route.request().method() !== 'PUT') return route.fallback()
    refused = true
    return route.fulfill(refusal)
  })
  const answer = await holdBack(page, 'PUT', `**${api}`)
  await editor.button('Add Text').click()
  await page.keyboard.press('Escape')
  return answer
}

/** Makes a save fail, and pauses the timer of its toast, as in a window without focus. */
async function showToast(page: Page, fail: () => void): Promise<void> {
  fail()
  await expectToast(page, 'Save Failed')
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

/** Expects that presses at all four corners reach the button. */
async function expectNotCovered(button: Locator): Promise<void> {
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const corners = [
          [left + 4, top + 4],
          [right - 4, top + 4],
          [left + 4, bottom - 4],
          [right - 4, bottom - 4],
        ]
        return corners.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
      }),
    )
    .toBe(true)
}

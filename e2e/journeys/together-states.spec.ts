import type { Page } from '@playwright/test'
import { showIn } from '../fixtures/editorStates.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectWalkable } from '../fixtures/expectWalkable.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const slides = ['One buoy', 'Two harbors'].map((slide_title) => ({
  slide_title,
  bullet_points: ['Water level', 'Silt'],
}))

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing in presence, comments, the share dialog and the page of readers ${size.width} wide, light and dark, and the keyboard reaches everything`, async ({
    page,
    browser,
    server,
    makeDeck,
  }) => {
    const deck = await makeDeck({ slides })
    const invite = async (role: string) => {
      const guest = await anotherPerson(browser, server)
      const data = { email: guest.email, role }
      expect((await page.request.post(`${deck.api}/collaborators`, { data })).ok()).toBe(true)
      await guest.page.setViewportSize(size)
      return guest
    }
    const [editor, commenter] = [await invite('editor'), await invite('commenter')]
    await discuss(deck)
    await page.request.post(`${deck.api}/share-links`, { data: { role: 'editor' } })
    await page.setViewportSize(size)
    await deck.goto()

    // Somebody else is here, with something selected.
    const theirs = new DeckEditor(editor.page, deck.id)
    await theirs.goto()
    await theirs.element('Title').click()
    await expect(deck.canvas.getByText('Nuno', { exact: true }).first()).toBeVisible()
    await expectBoth(page)

    await choose(page, /^Comments/)
    const comments = page.getByRole('region', { name: 'Comments', exact: true })
    await expect(comments).toContainText('Is this right?')
    await expectBoth(page)
    await expectWalkable(page, '[aria-label=Comments]')
    await page.getByRole('button', { name: 'Close comments' }).click()

    await choose(page, /^SHARE\.\.\./i)
    const sharing = page.getByRole('dialog', { name: /^Share “/ })
    await expect(sharing.getByRole('list', { name: 'People with access' })).toContainText('Nuno')
    await expectBoth(page)
    await expectWalkable(page, '[role=dialog]')

    const reader = commenter.page
    await reader.goto(`/editor/${deck.id}`)
    await expect(reader.getByText('1 of 2')).toBeInViewport()
    await expectBoth(reader)
    const said = reader.getByText('Is this right?')
    // Beside the slides where there is room.
    if (!(await said.isVisible())) await choose(reader, /^Comments/)
    await expect(said).toBeVisible()
    await expectBoth(reader)
    await expectWalkable(reader, 'body')
    await Promise.all([editor.close(), commenter.close()])
  })
}

async function expectBoth(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a page is light or dark
    await showIn(page, scheme)
    // oxlint-disable-next-line no-await-in-loop -- a page is light or dark
    await expectAccessible(page)
  }
  await showIn(page, 'light')
}

/** Presses a tool of the top bar, which phones have in its menu. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name })
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** A thread with an answer and a reaction. */
async function discuss(deck: DeckEditor): Promise<void> {
  const [slide] = (await deck.read()).slides
  const { request } = deck.page
  const data = { slideId: slide?.id, anchor: { kind: 'slide' }, text: 'Is this right?' }
  const { id, comments } = await (await request.post(`${deck.api}/threads`, { data })).json()
  const thread = `${deck.api}/threads/${id}`
  await request.post(`${thread}/comments`, { data: { text: 'Yes' } })
  await request.put(`${thread}/comments/${comments[0].id}/reactions/eyes`)
}

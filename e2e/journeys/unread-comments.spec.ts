import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const slide = (title: string) => ({
  slide_title: title,
  bullet_points: ['Water level to the centimeter'],
  layout_template: 'title + bullets',
  visual_type: 'quote',
  visual_description: '',
})
const slides = [slide('One buoy'), slide('Twelve ports')]

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })
const mark = (page: Page) => page.getByRole('link', { name: /unread comment/ })

/** Comments on a slide of the deck as the person of a page. */
async function comment(page: Page, { editor, place, text }: NewComment): Promise<void> {
  const { slides: stored } = await editor.read()
  const data = { slideId: stored[place]?.id, anchor: { kind: 'slide' }, text }
  expect((await page.request.post(`${editor.api}/threads`, { data })).status()).toBe(201)
}

interface NewComment {
  readonly editor: DeckEditor
  /** The slide's, from 0. */
  readonly place: number
  readonly text: string
}

async function share(editor: DeckEditor, email: string, role: string): Promise<void> {
  const data = { email, role }
  const invited = await editor.page.request.post(`${editor.api}/collaborators`, { data })
  expect(invited.status()).toBe(202)
}

test('a deck’s card says how many comments are unread, leads to the first, and is bare once they are read', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const editor = await makeDeck({ slides })
  const guest = await anotherPerson(browser, server)
  await share(editor, guest.email, 'editor')
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(mark(page)).toHaveCount(0)

  await comment(guest.page, { editor, place: 1, text: 'Which ports?' })
  await comment(guest.page, { editor, place: 0, text: 'Only one?' })
  await comment(page, { editor, place: 0, text: 'Two, I think.' })
  await page.reload()
  await expect(mark(page)).toHaveAccessibleName('2 unread comments in Deck of Ines')
  await expectAccessible(page)
  await mark(page).click()

  await expect(page).toHaveURL(`/editor/${editor.id}?comments`)
  const thread = (text: string) => comments(page).getByRole('article').filter({ hasText: text })
  await expect(thread('Only one?')).toBeFocused()
  await page.goBack()
  await expect(mark(page)).toHaveAccessibleName('1 unread comment in Deck of Ines')
  // Going back before the server has answered takes the mark off all the same.
  const answer = await holdBack(page, 'PUT', `**${editor.api}/threads/*/read`)
  await mark(page).click()
  await expect(thread('Which ports?')).toBeFocused()
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await page.goBack()
  await expect(mark(page)).toBeVisible()
  answer()
  await expect(mark(page)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)

  // The other editor sees one in every list of the workspace.
  await guest.page.goto('/workspace')
  await expect(mark(guest.page)).toHaveAccessibleName('1 unread comment in Deck of Ines')
  await guest.page.getByText('List', { exact: true }).click({ force: true })
  await expect(mark(guest.page)).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.getByRole('tab', { name: 'Recent' }).click()
  await mark(guest.page).click()
  await expect(comments(guest.page)).toContainText('Two, I think.')
  await guest.close()
})

test('who may comment is led to what is unread on a phone too, and who may only look sees no mark', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const editor = await makeDeck({ slides })
  const commenter = await anotherPerson(browser, server)
  const viewer = await anotherPerson(browser, server)
  await share(editor, commenter.email, 'commenter')
  await share(editor, viewer.email, 'viewer')
  await comment(commenter.page, { editor, place: 0, text: 'My own' })
  await comment(page, { editor, place: 1, text: 'Yours to answer' })

  await viewer.page.goto('/workspace')
  await expect(viewer.page.getByRole('article')).toHaveCount(1)
  await expect(mark(viewer.page)).toHaveCount(0)

  await commenter.page.setViewportSize({ width: 390, height: 844 })
  await commenter.page.goto('/workspace')
  await expectAccessible(commenter.page)
  await mark(commenter.page).click()
  await expect(comments(commenter.page)).toContainText('Yours to answer')
  await expect(comments(commenter.page)).toContainText('2 of 2')
  await commenter.page.goBack()
  await expect(commenter.page.getByRole('article')).toHaveCount(1)
  await expect(mark(commenter.page)).toHaveCount(0)
  await viewer.close()
  await commenter.close()
})

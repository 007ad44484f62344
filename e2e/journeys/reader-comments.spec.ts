import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import type { DeckEditor, NewDeck } from '../fixtures/pages/DeckEditor.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const slide = (title: string) => ({
  slide_title: title,
  bullet_points: ['Water level to the centimeter', 'Silt build-up at the berth'],
  layout_template: 'title + bullets',
  visual_type: 'quote',
  visual_description: '',
})
const slides = [slide('One buoy, three measurements'), slide('Twelve ports have signed')]

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })
const slideAt = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Slide ${number}:`) })
const button = (scope: Page | Locator) =>
  scope.getByRole('button', { name: 'Comment', exact: true })

/** The page of somebody who may comment on a new deck. */
async function readAsCommenter({
  makeDeck,
  browser,
  server,
}: {
  readonly makeDeck: (deck: NewDeck) => Promise<DeckEditor>
  readonly browser: Browser
  readonly server: RunningServer
}) {
  const editor = await makeDeck({ slides })
  const guest = await anotherPerson(browser, server)
  const data = { email: guest.email, role: 'commenter' }
  const invited = await editor.page.request.post(`${editor.api}/collaborators`, { data })
  expect(invited.status()).toBe(202)
  const reader = guest.page
  await reader.goto(`/editor/${editor.id}`)
  return { editor, guest, reader }
}

async function write(page: Page, text: string) {
  const field = comments(page).getByRole('textbox', { name: 'Comment' })
  await expect(field).toBeFocused()
  await field.fill(text)
  await field.press('Control+Enter')
  await expect(comments(page).getByRole('article').filter({ hasText: text })).toBeVisible()
}

test('who may comment does so on words and elements of the slides that they read', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const { editor, guest, reader } = await readAsCommenter({ makeDeck, browser, server })
  const first = slideAt(reader, 1)
  // Screen readers hear what the slide says.
  await expect(first.getByText('Silt build-up at the berth')).toBeVisible()

  // Words, selected as on any page.
  await first.getByText('Water level to').dblclick({ position: { x: 10, y: 10 } })
  await button(first).click()
  const draft = comments(reader).getByRole('region', { name: 'New comment' })
  await expect(draft).toContainText('“Water”')
  await write(reader, 'Above mean sea level?')
  const pin = first.getByRole('button', { name: 'Thread by Nuno Prata on “Water”, 1 comment' })
  await expect(pin).toBeVisible()

  // Beyond the end of the words, and past the lines below, the selection stays in its element.
  type Offset = Readonly<Record<'x' | 'y', number>>
  const drag = async (from: Offset, to: Offset) => {
    const box = await first.getByText('Water level to').boundingBox()
    if (!box) throw new Error('the words are not drawn')
    const middle = box.y + box.height / 2
    await reader.evaluate(() => getSelection()?.removeAllRanges())
    await reader.mouse.move(box.x + from.x, middle + from.y)
    await reader.mouse.down()
    await reader.mouse.move(box.x + box.width / 2, middle, { steps: 4 })
    await reader.mouse.move(box.x + to.x, middle + to.y, { steps: 6 })
    await reader.mouse.up()
    return reader.evaluate(() => String(getSelection()).replaceAll(/\s+/gu, ' ').trim())
  }
  const { width } = (await first.getByText('Water level to').boundingBox()) ?? { width: 0 }
  // From beside the words, to either side.
  expect(await drag({ x: width + 40, y: 0 }, { x: 2, y: 0 })).toBe('Water level to')
  expect(await drag({ x: -40, y: 0 }, { x: width - 2, y: 0 })).toBe('Water level to')
  expect(await drag({ x: 2, y: 0 }, { x: width + 60, y: 0 })).toBe('Water level to')
  expect(await drag({ x: 2, y: 0 }, { x: width + 60, y: 400 })).toMatch(
    /^Water level to the centimeter Silt build-up/,
  )
  await button(first).click()
  await expect(draft).toContainText('“Water level to the centimeter Silt')
  await reader.keyboard.press('Escape')

  // An element, by a press: Escape takes it back.
  const second = slideAt(reader, 2)
  await reader.getByRole('navigation', { name: 'Slides' }).getByText('Twelve ports').click()
  await second.getByText('Twelve ports').click()
  await expect(button(second)).toBeVisible()
  await reader.keyboard.press('Escape')
  await expect(button(second)).toBeHidden()
  await second.getByText('Twelve ports').click()
  await expect(button(second)).toBeVisible()
  await reader.keyboard.press('Control+Alt+m')
  await expect(draft).toContainText('Title on slide 2')
  await write(reader, 'Which ones?')
  await expectAccessible(reader)

  // By keyboard alone.
  await second.getByRole('button', { name: 'Comment on Bullets' }).focus()
  await reader.keyboard.press('Enter')
  await expect(draft).toContainText('Bullets on slide 2')
  await write(reader, 'Both in May?')

  // The editor has them where they belong.
  await editor.goto()
  await page.getByRole('button', { name: /^Comments, 3 open/ }).click()
  await expect(comments(page).getByRole('article', { name: /on “Water”/ })).toBeVisible()
  await expect(comments(page).getByRole('article', { name: /Title on slide 2/ })).toBeVisible()
  await expect(comments(page).getByRole('article', { name: /Bullets on slide 2/ })).toBeVisible()

  // A pin leads to its thread, on a phone too, where what is pressed is commented on.
  await reader.setViewportSize({ width: 390, height: 844 })
  await reader.reload()
  await first.getByRole('button', { name: /^Thread by Nuno/ }).click()
  await expect(comments(reader)).toContainText('Above mean sea level?')
  await reader.getByRole('button', { name: 'Close comments' }).click()
  await first.getByText('Silt build-up at the berth').click()
  await button(first).click()
  await expect(draft).toContainText('Bullets on slide 1')
  // What is commented on stays in sight beside the sheet.
  await expect(first.getByText('Silt build-up at the berth')).toBeInViewport()
  await expect(draft).toBeInViewport()
  await expectAccessible(reader)
  await guest.close()
})

test('a comment stays on its words while they are edited, and a press on them opens it', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const { editor, guest, reader } = await readAsCommenter({ makeDeck, browser, server })
  const first = slideAt(reader, 1)
  await first.getByText('Water level to').dblclick({ position: { x: 10, y: 10 } })
  await button(first).click()
  await write(reader, 'Above mean sea level?')
  await reader.getByRole('button', { name: 'Close comments' }).click()

  const rewrite = async (from: string, to: string) => {
    const deck = JSON.stringify((await editor.read()).slides).replace(from, to)
    await page.request.put(editor.api, { data: { slides: JSON.parse(deck) } })
  }
  await rewrite('Water level', 'Wastewater level')
  await rewrite('Wastewater level', 'Waste-water level')
  await rewrite('Waste-water level', 'The Waste-water level')
  const line = first.getByText('The Waste-water')
  await expect(line).toBeVisible()
  await line.click({ position: { x: 180, y: 10 } })
  const thread = comments(reader).getByRole('article', { name: /on “Water”/ })
  await expect(thread).toBeVisible()
  await expect(comments(reader)).not.toContainText('The text was deleted.')
  await expect(button(first)).toBeHidden()

  await rewrite('The Waste-water level', 'The level')
  await expect(thread).toContainText('The text was deleted.')
  await guest.close()
})

test('what is written on one place does not turn up on another, and Cancel discards it', async ({
  makeDeck,
  browser,
  server,
}) => {
  const { guest, reader } = await readAsCommenter({ makeDeck, browser, server })
  const second = slideAt(reader, 2)
  await reader.getByRole('navigation', { name: 'Slides' }).getByText('Twelve ports').click()
  const field = comments(reader).getByRole('textbox', { name: 'Comment' })
  const begin = async (element: string) => {
    await second.getByRole('button', { name: `Comment on ${element}` }).focus()
    await reader.keyboard.press('Enter')
    await expect(field).toBeFocused()
  }
  await begin('Title')
  await field.fill('Which ones?')
  await field.press('Escape')
  await begin('Bullets')
  await expect(field).toHaveValue('')
  await begin('Title')
  await expect(field).toHaveValue('Which ones?')
  await comments(reader).getByRole('button', { name: 'Cancel' }).click()
  await begin('Title')
  await expect(field).toHaveValue('')
  await guest.close()
})

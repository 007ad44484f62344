import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { join } from '../fixtures/steps/join.ts'

const slides = [
  {
    slide_title: 'One buoy, two measurements',
    bullet_points: ['Water level', 'Silt at the berth'],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  },
  {
    slide_title: 'Twelve ports have signed',
    bullet_points: ['Six more are waiting'],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  },
]

const titles = (editor: DeckEditor) =>
  editor.stored((deck) => deck.slides.map((slide) => slide.slide_title))

test('two people see each other, where they are, and each other’s words as they are written', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  const faces = page.getByRole('list', { name: 'Also here' })
  await expect(faces.getByRole('button', { name: /is on slide 1$/ })).toBeVisible()

  await second.editor.element('Title').dblclick()
  await expect(second.editor.field('Edit Title')).toBeFocused()
  await second.page.keyboard.press('Control+End')
  await second.page.keyboard.type(', three ports')
  await expect(first.field('Slide title')).toHaveValue('One buoy, two measurements, three ports')
  await expect(first.canvas.getByText('Nuno', { exact: true }).first()).toBeVisible()
  const caret = first.canvas.locator('[data-caret-of]')
  await expect(caret).toHaveCount(1)
  const atEnd = await caret.boundingBox()
  await second.page.keyboard.press('Home')
  await expect.poll(async () => (await caret.boundingBox())?.x ?? 0).toBeLessThan(atEnd?.x ?? 0)
  await second.page.keyboard.press('End')
  await expectAccessible(page)

  // Both write in the same title: neither leaves it, and no word is lost.
  await first.element('Title').dblclick()
  await expect(first.field('Edit Title')).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Now: ')
  await second.page.keyboard.type(' and four ships')
  const together = 'Now: One buoy, two measurements, three ports and four ships'
  await expect(first.field('Edit Title')).toHaveText(together)
  await expect(second.editor.field('Edit Title')).toHaveText(together)
  await page.keyboard.press('Control+Enter')
  await second.page.keyboard.press('Control+Enter')
  await titles(first).toEqual([together, 'Twelve ports have signed'])

  // Undo is one's own.
  await page.keyboard.press('Control+z')
  await titles(first).toEqual([together.replace('Now: ', ''), 'Twelve ports have signed'])

  await second.editor.button('Next slide').click()
  const face = faces.getByRole('button', { name: /is on slide 2$/ })
  await face.click()
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await face.click()
  await expect(page.getByText(/^Following /)).toBeVisible()
  await second.editor.button('Previous slide').click()
  await expect(page.getByText('SLIDE 1 OF 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Following /)).toBeHidden()

  await second.close()
  await expect(faces).toBeHidden()
})

test('a text that somebody else emptied does not open again over what is written in it then', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  await first.element('Bullets').dblclick()
  await expect(first.field('Edit Bullets')).toBeFocused()
  await second.editor.field('Bullet points').fill('')
  await first.stored((deck) => deck.slides[0]?.bullet_points).toEqual([])
  await expect(first.field('Bullet points')).toHaveValue('')

  await first.field('Bullet points').focus()
  await page.keyboard.type('Anew', { delay: 60 })
  await expect(first.field('Bullet points')).toBeFocused()
  await first.stored((deck) => deck.slides[0]?.bullet_points).toEqual(['Anew'])
})

test('notes that two people write at once have the words of both', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides: [{ ...slides[0], notes: 'Begin with May' }] })
  const second = await join(first, { browser, server })
  const [notes, same] = [first.field('Speaker notes'), second.editor.field('Speaker notes')]
  await notes.press('Control+End')
  await notes.pressSequentially(', then June')
  await expect(same).toHaveValue('Begin with May, then June')

  await same.press('Control+Home')
  await same.pressSequentially('Calmly: ')
  await expect(notes).toHaveValue('Calmly: Begin with May, then June')
  await page.keyboard.type(' and July')
  await first
    .stored((deck) => deck.slides[0]?.notes)
    .toBe('Calmly: Begin with May, then June and July')
  await second.close()
})

test('a cell of a table that two people write in has the words of both', async ({
  browser,
  server,
  openDeck,
}) => {
  const rows = [
    ['Coast', 'Ports'],
    ['North', 'Four'],
  ]
  const first = await openDeck({
    slides: [{ ...slides[0], layout_template: 'table', table: { rows } }],
  })
  const second = await join(first, { browser, server })
  const cellOf = async (editor: DeckEditor) => {
    await editor.element(/^Table: /).click()
    await editor.page.keyboard.press('Enter')
    return editor.page.getByRole('textbox', { name: 'Header, column 1' })
  }
  const [cell, same] = [await cellOf(first), await cellOf(second.editor)]
  await cell.press('End')
  await cell.pressSequentially(' line')
  await same.press('Home')
  await same.pressSequentially('The ')
  await same.press('Control+Enter')

  await expect(cell).toHaveValue('The Coast line')
  await cell.press('Control+Enter')
  await first.stored((deck) => deck.slides[0]?.table?.rows[0]?.[0]).toBe('The Coast line')
  await second.close()
})

test('slides that are added, moved and deleted by one are so for the other, and edits of both stay', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  await expect(page.getByRole('list', { name: 'Also here' })).toBeVisible()

  await second.editor.button('Next slide').click()
  await second.editor.field('Slide title').fill('Thirteen ports have signed')
  await first.field('Bullet points').fill('Water level, to the centimeter\nSilt at the berth')
  await first
    .stored((deck) => deck.slides.map((slide) => [slide.slide_title, slide.bullet_points[0]]))
    .toEqual([
      ['One buoy, two measurements', 'Water level, to the centimeter'],
      ['Thirteen ports have signed', 'Six more are waiting'],
    ])
  await second.editor.button('Previous slide').click()
  await expect(second.editor.field('Bullet points')).toHaveValue(/to the centimeter/)

  await page.request.patch(`${first.api}/title`, { data: { title: 'Renamed meanwhile' } })
  await expect(second.page.getByRole('button', { name: /Renamed meanwhile/ })).toBeVisible()
  await second.close()
})

test('whoever presents is shown to those who edit, with the slide that the audience sees', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  const opening = second.page.waitForEvent('popup')
  await second.editor.button('PRESENT').click()
  const show = await opening
  const faces = page.getByRole('list', { name: 'Also here' })
  await expect(faces.getByRole('button', { name: /is presenting slide 1$/ })).toBeVisible()
  await show.keyboard.press('ArrowRight')
  await expect(faces.getByRole('button', { name: /is presenting slide 2$/ })).toBeVisible()

  await faces.getByRole('button', { name: 'Nuno is presenting' }).click()
  await expect(first.field('Slide title')).toHaveValue('Twelve ports have signed')
  await expectAccessible(page)
  await show.close()
  await expect(faces.getByRole('button', { name: /is presenting/ })).toHaveCount(0)
  await second.close()
})

test('a person whose role is lowered can only view at once, and one who is removed sees nothing more', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  const people = await (await page.request.get(`${first.api}/collaborators`)).json()
  const { id } = people.collaborators[0]
  await second.editor.button('Next slide').click()
  await expect(second.page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await page.request.patch(`${first.api}/collaborators/${id}`, { data: { role: 'viewer' } })
  await expectToast(second.page, 'You can only view this deck now')
  await expect(second.page).not.toHaveURL(/\/editor\/\d+\?/)
  // They read on at the slide that they were editing.
  const current = second.page.getByRole('navigation', { name: 'Slides' }).locator('[aria-current]')
  await expect(current).toHaveText(/^2/)

  await page.request.patch(`${first.api}/collaborators/${id}`, { data: { role: 'editor' } })
  await second.editor.goto()
  await page.request.delete(`${first.api}/collaborators/${id}`)
  await expectToast(second.page, 'You no longer have access to this deck')
  await second.close()
})

test('an open share dialog tells who comes and who goes', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  await first.button('SHARE...').click()
  const people = page.getByRole('list', { name: 'People with access' })
  await expect(people).toBeVisible()
  const second = await join(first, { browser, server })
  const row = people.getByRole('listitem').filter({ hasText: 'Nuno Prata' })
  await expect(row).toContainText('Here now')
  await second.close()
  await expect(row).not.toContainText('Here now')
})

test('a connection that was lost comes back by itself, with everything that happened meanwhile', async ({
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  await second.page.context().setOffline(true)
  await second.editor.field('Slide title').fill('Written offline')
  await first.field('Bullet points').fill('Written online')
  await first.stored((deck) => deck.slides[0]?.bullet_points).toEqual(['Written online'])

  await second.page.context().setOffline(false)
  await expect(second.editor.field('Bullet points')).toHaveValue('Written online')
  await expect(first.field('Slide title')).toHaveValue('Written offline')
  await first
    .stored((deck) => [deck.slides[0]?.slide_title, deck.slides[0]?.bullet_points])
    .toEqual(['Written offline', ['Written online']])
  await second.close()
})

test('a person has one color, in the top bar, on the slide and in comments, for everybody', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  const first = await openDeck({ slides })
  const second = await join(first, { browser, server })
  const third = await join(first, { browser, server })
  const [{ id: slideId } = { id: '' }] = (await first.read()).slides
  for (const one of [page, second.page, third.page]) {
    const data = { slideId, anchor: { kind: 'slide' }, text: 'Is this right?' }
    const made = await one.request.post(`${first.api}/threads`, { data })
    expect(made.status()).toBe(201)
  }
  const background = (face: Locator) =>
    face.evaluate((element) => getComputedStyle(element).backgroundColor)
  const backgrounds = async (faces: Locator) =>
    Promise.all((await faces.all()).map((face) => background(face)))
  const present = (one: Page) => one.getByRole('list', { name: 'Also here' }).locator('button span')
  const commented = (one: Page) =>
    one.getByRole('article', { name: /^Comment by/ }).getByText(/^(?:IR|NP)$/)

  const seen: string[][] = []
  for (const one of [page, second.page, third.page]) {
    await one.getByRole('button', { name: /^Comments, 3 open/ }).click()
    await expect(commented(one)).toHaveCount(3)
    await expect(present(one)).toHaveCount(2)
    const inComments = await backgrounds(commented(one))
    seen.push(inComments)
    const others = await backgrounds(present(one))
    expect(new Set([...others, ...inComments]).size).toBe(3)
    expect(inComments).toEqual(expect.arrayContaining(others))
    const pins = first.canvas.getByRole('button', { name: /^Thread by/ }).getByText(/^(?:IR|NP)$/)
    expect(await backgrounds(pins)).toEqual(await backgrounds(commented(page)))
  }
  // The same for everybody, also for one's own.
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  await second.close()
  await third.close()
})

import { apiCalls } from '../fixtures/apiCalls.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['One', 'Two', 'Three', 'Four', 'Five'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel', 'No filter', 'No noise'] },
  { slide_title: 'Join us', bullet_points: ['Write to us'] },
]

test('Q-001 Q-002 Q-003 Q-004 Q-005 Q-006 Q-007 the grid shows every slide with its number, title and first bullets; a click leads back to that slide', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const cells = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(cells).toHaveCount(0)
  await editor.button('Grid view').click()

  await expect(cells).toHaveCount(3)
  await expect(editor.canvas).toHaveCount(0)
  for (const [place, { slide_title: title, bullet_points: bullets }] of slides.entries()) {
    const cell = cells.nth(place)
    await expect(cell).toHaveAccessibleName(new RegExp(`^Slide ${place + 1}: ${title}`))
    await expect(cell.locator('svg text').first()).toBeAttached()
    await expect(cell.getByText(`${place + 1}`, { exact: true }).last()).toBeVisible()
    await expect(cell.getByText(title, { exact: true }).last()).toBeVisible()
    const listed = cell.locator('> span').last().locator('> span')
    const more = bullets.length > 3 ? [`+${bullets.length - 3} more`] : []
    await expect(listed).toHaveText([...bullets.slice(0, 3), ...more])
  }
  await expect(page.getByText('Current', { exact: true })).toHaveCount(1)
  await expect(cells.first().getByText('Current', { exact: true })).toBeVisible()

  await cells.nth(1).click()
  await expect(cells).toHaveCount(0)
  await expect(page.getByText('SLIDE 2 OF 3')).toBeVisible()
  await expect(editor.field('Slide title')).toHaveValue('Sunlight cleans')
})

test('Q-008 Q-009 the slide changes through previous and next and through the slide list, by pointer and by keys', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const title = editor.field('Slide title')
  const expectSlide = async (place: number) => {
    await expect(title).toHaveValue(slides[place - 1]?.slide_title ?? '')
    await expect(page.getByText(`SLIDE ${place} OF 3`)).toBeVisible()
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(
      `Slide ${place}`,
    )
  }

  await expectSlide(1)
  await editor.button('Next slide').click()
  await expectSlide(2)
  await editor.button('Previous slide').click()
  await expectSlide(1)
  await editor.thumbs.nth(2).click()
  await expectSlide(3)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(2)
  await page.keyboard.press('Home')
  await expectSlide(1)
})

test('Q-010 Q-011 Q-012 Q-013 Q-014 Q-015 Q-016 Q-017 the title is edited in place; only a new one that is not blank is sent', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ title: 'Water for all', slides })
  const renames = apiCalls(page)
  const field = editor.field('Presentation title')
  const title = page.getByRole('button', { name: /^Rename presentation: / })
  const sent = () =>
    renames
      .filter((call) => call.url().endsWith(`${editor.api}/title`))
      .map((call) => [call.method(), call.postDataJSON()])

  await test.step('Escape, a blank and the same title change nothing', async () => {
    await title.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Water for all')
    await field.fill('Water for none')
    await field.press('Escape')
    await expect(title).toHaveText('Water for all')
    for (const ignored of ['   ', '', 'Water for all', '  Water for all ']) {
      await title.click()
      await field.fill(ignored)
      await field.press('Enter')
      await expect(title).toHaveText('Water for all')
    }
    await title.click()
    await field.blur()
    await expect(title).toHaveText('Water for all')
  })

  await test.step('Enter and leaving the field commit', async () => {
    await title.click()
    await field.fill('Water in May')
    await field.press('Enter')
    await expect(title).toHaveText('Water in May')
    await editor.stored((deck) => deck.title).toBe('Water in May')
    await title.click()
    await field.fill('Water in June')
    await field.blur()
    await expect(title).toHaveText('Water in June')
    await editor.stored((deck) => deck.title).toBe('Water in June')
    expect(sent()).toEqual([
      ['PATCH', { title: 'Water in May' }],
      ['PATCH', { title: 'Water in June' }],
    ])
  })

  await test.step('a refusal is told and the old title is back', async () => {
    await page.route('**/title', (route) => route.fulfill({ status: 500, body: '' }))
    await title.click()
    await field.fill('Water in July')
    await field.press('Enter')
    await expectToast(page, 'Error', 'Failed to save presentation title')
    await expect(title).toHaveText('Water in June')
  })
})

test('Q-030 Q-032 slides are added, copied, moved and deleted, with a word on each and an Undo', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const titles = (...expected: string[]) =>
    editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(expected)

  await editor.button('Add slide').click()
  await expectToast(page, 'Slide Added')
  await expect(page.getByText('SLIDE 2 OF 4')).toBeVisible()
  await titles('Wells run dry', 'New Slide 4', 'Sunlight cleans', 'Join us')

  await editor.chooseInSlideMenu('Delete Current Slide')
  await expectToast(page, 'Slide Deleted')
  await expect(page.getByText('SLIDE 2 OF 3')).toBeVisible()
  await titles('Wells run dry', 'Sunlight cleans', 'Join us')
  await page
    .locator('li[data-state=open]')
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await titles('Wells run dry', 'New Slide 4', 'Sunlight cleans', 'Join us')

  await editor.thumbs.first().click()
  await editor.chooseInSlideMenu('Move down')
  await titles('New Slide 4', 'Wells run dry', 'Sunlight cleans', 'Join us')
  await editor.chooseInSlideMenu('Duplicate Slide')
  await expectToast(page, 'Slide Added')
  await titles('New Slide 4', 'Wells run dry', 'Wells run dry', 'Sunlight cleans', 'Join us')
})

test('Q-034 Q-035 the last slide stays: its menu item is disabled and the Delete key is refused', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: slides.slice(0, 2) })
  await editor.button('Slide menu').click()
  await expect(page.getByRole('menuitem', { name: 'Delete Current Slide' })).toBeEnabled()
  await page.getByRole('menuitem', { name: 'Delete Current Slide' }).click()
  await expect(editor.thumbs).toHaveCount(1)

  await editor.button('Slide menu').click()
  await expect(page.getByRole('menuitem', { name: 'Delete Current Slide' })).toBeDisabled()
  await closeByEscape(page.getByRole('menu'))
  await editor.thumbs.first().click()
  await page.keyboard.press('Delete')
  await expectToast(page, 'Cannot Delete', 'Presentation must have at least one slide')
  await expect(editor.thumbs).toHaveCount(1)
  await editor.stored((deck) => deck.slides.length).toBe(1)
})

test('a press counts that begins on a preview before it is drawn', async ({ page, openDeck }) => {
  // Holds back intersection events until the test releases them.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const Native = IntersectionObserver
    globalThis.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries) => waiting.push(() => callback(entries, this)), options)
      }
    }
    Reflect.set(globalThis, 'comeIntoView', () => waiting.splice(0).forEach((tell) => tell()))
  })
  const editor = await openDeck({ slides })
  await editor.chooseInSlideMenu('Add slide with layout...')
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('button', { name: 'Title only', exact: true })
  await expect(preview).toBeVisible()
  await expect(preview.locator('svg')).toHaveCount(0)
  await preview.hover()
  await page.mouse.down()
  await page.evaluate(() => Reflect.get(globalThis, 'comeIntoView')())
  await expect(preview.locator('svg')).toHaveCount(1)
  await page.mouse.up()

  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('SLIDE 2 OF 4')).toBeVisible()
})

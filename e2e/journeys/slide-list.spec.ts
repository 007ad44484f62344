import { expect, test } from '../fixtures/editorTest.ts'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { expectToast } from '../fixtures/expectToast.ts'

const slides = ['One', 'Two', 'Three', 'Four', 'Five'].map((slide_title) => ({
  slide_title,
  bullet_points: [`About ${slide_title}`],
}))

test('several slides are chosen by Ctrl and Shift and moved, copied, hidden and deleted together', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const titles = (expected: readonly string[]) =>
    editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(expected)
  const chosen = page.getByRole('option', { selected: true })

  await editor.thumbs.nth(1).click()
  await editor.thumbs.nth(3).click({ modifiers: ['Control'] })
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('Alt+ArrowRight')
  await titles(['One', 'Three', 'Two', 'Four', 'Five'])
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('Control+d')
  await expectToast(page, 'Slide Added', 'Copies of 2 slides')
  await titles(['One', 'Three', 'Two', 'Four', 'Two', 'Four', 'Five'])
  await page.keyboard.press('Delete')
  await expectToast(page, 'Slide Deleted', '2 slides')
  await titles(['One', 'Three', 'Two', 'Four', 'Five'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await titles(['One', 'Three', 'Two', 'Four', 'Two', 'Four', 'Five'])
  await expect(page.getByText('SLIDE 5 OF 7')).toBeVisible()

  await editor.thumbs.nth(0).click()
  await editor.thumbs.nth(1).click({ modifiers: ['Shift'] })
  await editor.chooseInSlideMenu('Hide Slide')
  await expectToast(page, 'Slide Hidden', '2 slides are skipped when presenting')
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(2)
  await editor.button('Grid view').click()
  await expect(page.getByText('Hidden', { exact: true })).toHaveCount(2)
  await editor.button('Grid view').click()
  await editor.chooseInSlideMenu('Show Slide')
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(0)

  await editor.thumbs.first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expectToast(page, 'Cannot Delete', 'Presentation must have at least one slide')
})

test('notes, a transition and a section belong to the slide; a new slide is added by its layout', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: slides.slice(0, 3) })
  await editor.thumbs.nth(1).click()
  const notes = editor.field('Speaker notes')
  await notes.fill('Breathe.')
  const edge = page.getByRole('separator', { name: 'Height of the speaker notes' })
  const height = async () => (await notes.boundingBox())?.height ?? 0
  const before = await height()
  await edge.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(height).toBe(before + 24)
  const at = await edge.boundingBox()
  await page.mouse.move((at?.x ?? 0) + 200, (at?.y ?? 0) + 4)
  await page.mouse.down()
  await page.mouse.move((at?.x ?? 0) + 200, (at?.y ?? 0) - 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(height).toBeGreaterThan(before + 80)

  await page.getByText('Push', { exact: true }).click()
  await editor.button('Apply to all slides').click()
  await expectToast(page, 'Transition Applied', 'Push, on all 3 slides')
  await editor.chooseInSlideMenu('Start a section here')
  await editor.field('Section').fill('Middle')
  await expect(page.getByRole('option', { name: 'Slide 2, starts section Middle' })).toBeVisible()
  await editor
    .stored((deck) =>
      deck.slides.map(({ notes: words, transition, section }) => [words, transition, section]),
    )
    .toEqual([
      [undefined, 'push', undefined],
      ['Breathe.', 'push', 'Middle'],
      [undefined, 'push', undefined],
    ])

  await editor.chooseInSlideMenu('Add slide with layout...')
  await page.getByRole('dialog').getByRole('button', { name: 'Centered quote' }).click()
  await expectToast(page, 'Slide Added', 'Slide 3')
  await editor.stored((deck) => deck.slides[2]?.layout_template).toBe('centered quote')
  await editor.button('Grid view').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Middle$/ })).toBeVisible()
})

test('a slide is dragged to another place in the list and in the grid', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const titles = (expected: readonly string[]) =>
    editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(expected)
  const drag = async (from: string, to: string) => {
    const target = page.locator(`[data-slide-id="${to}"]`)
    const box = await target.boundingBox()
    await page
      .locator(`[data-slide-id="${from}"]`)
      .dragTo(target, { targetPosition: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } })
  }
  const [one, two, three] = (await editor.read()).slides.map(({ id }) => id)
  if (!one || !two || !three) throw new Error('the deck lacks slides')
  await drag(one, three)
  await titles(['Two', 'Three', 'One', 'Four', 'Five'])
  await editor.button('Grid view').click()
  await drag(two, one)
  await titles(['Three', 'One', 'Two', 'Four', 'Five'])
  await page.getByRole('button', { name: /^Slide 5: Five/ }).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await titles(['Three', 'One', 'Two', 'Five', 'Four'])
})

test('a version of the deck is looked at and restored, and Undo brings back what it replaced', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides: slides.slice(0, 2) })
  await editor.field('Slide title').fill('One, changed')
  await editor.saved()
  await editor.chooseInSlideMenu('Duplicate Slide')
  await editor.stored((deck) => deck.slides.length).toBe(3)
  await editor.button('Version history').click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button')
  await dialog.getByRole('checkbox', { name: 'Show every save' }).check()
  await expect(versions).toHaveCount(3)
  await expect(versions.first()).toContainText('Current version')
  await expect(versions.first()).toContainText('3 slides')
  await expect(versions.nth(1)).toContainText(/just now/i)
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()

  await versions.last().click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Slide 1 of 2')).toBeVisible()
  await expect(preview.locator('svg text').first()).toContainText('One')
  await preview.getByRole('button', { name: 'Next slide of this version' }).click()
  await expect(preview.getByText('Slide 2 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()

  await expectToast(page, 'Version Restored')
  const titles = (expected: readonly string[]) =>
    editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(expected)
  await titles(['One', 'Two'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await titles(['One, changed', 'One, changed', 'Two'])
})

test('an editor that nobody touches is still, also where its list of slides goes beyond the screen', async ({
  page,
  openDeck,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const many = Array.from({ length: 25 }, (_, index) => ({
    slide_title: `Pier ${index + 1}`,
    bullet_points: ['Low water'],
  }))
  const editor = await openDeck({ slides: many })
  await expect(editor.thumbs).toHaveCount(25)
  await expect(editor.thumbs.nth(0).locator('svg')).toBeVisible()
  await expect(editor.thumbs.nth(24).locator('svg')).toHaveCount(0)
  const endless = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
    )
  await expect.poll(endless).toBe(0)
})

test('a right click on a thumbnail adds, copies, pastes, hides, begins a section and deletes', async ({
  page,
  openDeck,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = await openDeck({ slides: slides.slice(0, 3) })
  const titles = (expected: readonly string[]) =>
    editor.stored((deck) => deck.slides.map((slide) => slide.slide_title)).toEqual(expected)
  const choose = async (place: number, item: RegExp) => {
    await editor.thumbs.nth(place).click({ button: 'right' })
    await page.getByRole('menu', { name: 'Slides' }).getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await choose(1, /^Duplicate Slide/)
  await titles(['One', 'Two', 'Two', 'Three'])
  await choose(3, /^Copy(?! as)/)
  await choose(0, /^Paste/)
  await expectToast(page, 'Slide Added', 'From the clipboard')
  await titles(['One', 'Three', 'Two', 'Two', 'Three'])
  await choose(0, /^Hide Slide/)
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(1)
  await choose(2, /^Start a section/)
  await expect(page.getByRole('option', { name: /starts section Section 1/ })).toHaveCount(1)
  await choose(4, /^Cut/)
  await titles(['One', 'Three', 'Two', 'Two'])
  await choose(3, /^Paste/)
  await titles(['One', 'Three', 'Two', 'Two', 'Three'])
  await choose(4, /^Delete Current Slide/)
  await titles(['One', 'Three', 'Two', 'Two'])
  await choose(3, /^Add slide(?! with)/)
  await editor.stored((deck) => deck.slides.length).toBe(5)

  await test.step('the menu key opens it too, and the keys of the clipboard work without it', async () => {
    await editor.thumbs.nth(1).click()
    await page.keyboard.press('Control+x')
    await titles(['One', 'Two', 'Two', 'New Slide 5'])
    await editor.thumbs.nth(2).click()
    await page.keyboard.press('Control+v')
    await titles(['One', 'Two', 'Two', 'Three', 'New Slide 5'])
    await page.keyboard.press('Shift+F10')
    await closeByEscape(page.getByRole('menu', { name: 'Slides' }))
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
  })

  await test.step('in the grid as well', async () => {
    await editor.button('Grid view').click()
    await page.getByRole('button', { name: /^Slide 1: One/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Show Slide' }).click()
    await expect(page.getByText('Hidden', { exact: true })).toHaveCount(0)
  })
})

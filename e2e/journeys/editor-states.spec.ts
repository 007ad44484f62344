import { deckOfStates, editorStates, showIn } from '../fixtures/editorStates.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectWalkable } from '../fixtures/expectWalkable.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 1024, height: 768 }
const tablet = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }

for (const { size, group } of [
  { size: wide, group: 'panels' },
  { size: wide, group: 'dialogs' },
  { size: wide, group: 'menus and modes' },
  { size: narrow, group: 'panels' },
  { size: narrow, group: 'dialogs' },
  { size: narrow, group: 'menus and modes' },
  { size: tablet, group: 'panels' },
  { size: tablet, group: 'dialogs' },
  { size: tablet, group: 'menus and modes' },
  { size: phone, group: 'dialogs' },
  { size: phone, group: 'menus and modes' },
]) {
  test(`axe finds nothing in the ${group} of the editor ${size.width} wide, light and dark, and the keyboard reaches everything`, async ({
    page,
    openDeck,
  }) => {
    await page.setViewportSize(size)
    await showIn(page, 'light')
    const editor = await openDeck(deckOfStates)
    for (const { name, open, wideOnly } of editorStates[group] ?? []) {
      if (wideOnly && size === phone) continue
      await test.step(name, async () => {
        const { close, walked, ...part } = await open(editor)
        await expectAccessible(page, part)
        if (walked !== null) await expectWalkable(page, walked ?? part.within ?? '[role=tabpanel]')
        await showIn(page, 'dark')
        await expectAccessible(page, { ...part, colors: true })
        await showIn(page, 'light')
        await close()
      })
    }
    await expect(page.getByText('SLIDE 1 OF 3')).toBeVisible()
  })
}

for (const size of [wide, tablet, phone]) {
  test(`Tab goes through the whole editor ${size.width} wide`, async ({ page, openDeck }) => {
    await page.setViewportSize(size)
    await openDeck(deckOfStates)
    await expectWalkable(page, 'body')
  })
}

test('axe finds nothing on the show, in its overview and keys, and in the window of its speaker', async ({
  page,
  makeDeck,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await makeDeck(deckOfStates)
  await page.goto(`/slideshow/${id}`)
  await page.mouse.move(200, 200)
  await expect(page.getByRole('toolbar', { name: 'Presenter' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: 'Close the overview' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { within: '[role=dialog]' })
  await page.goto(`/slideshow/${id}/speaker`)
  await expect(page.getByText('Begin with May.')).toBeVisible()
  await expectAccessible(page)
})

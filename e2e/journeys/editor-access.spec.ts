import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['One', 'Two', 'Three', 'Four'] },
  { slide_title: 'How it works', bullet_points: [], layout_template: 'section header' },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'], hidden: true },
]

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`axe finds nothing on the editor ${width} wide, light and dark`, async ({
    page,
    openDeck,
  }) => {
    await page.setViewportSize({ width, height })
    const editor = await openDeck({ slides })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await editor.openTab('LAYOUT')
      await expect(page.getByRole('heading', { name: 'Layout', exact: true })).toBeVisible()
      await expectAccessible(page)
      await editor.openTab('EDIT')
      await editor.element('Title').click()
      await expect(page.getByRole('heading', { name: 'Title', exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      if (width >= 1024) await editor.button('Grid view').click()
      else {
        await editor.button('More').click()
        await page.getByRole('menuitem', { name: 'Grid view' }).click()
      }
      await expect(page.getByRole('heading', { name: 'All slides' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Slide 1: / }).click()
      await editor.drawn()
    }
  })
}

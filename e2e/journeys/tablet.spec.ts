import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'

const slides = ['One buoy', 'Two harbors', 'Three ports'].map((slide_title) => ({
  slide_title,
  bullet_points: ['Water level', 'Silt'],
}))

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

test('on a tablet the slides are at the left, the panel is below the slide, and the whole top bar is in reach', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const list = page.getByRole('listbox', { name: 'Slides' })
  const panel = page.getByRole('tabpanel')

  await test.step('nothing covers the slide', async () => {
    for (const name of ['EXPORT', 'SHARE...', 'PRESENT', 'Undo', 'Redo', 'More']) {
      await expect(
        page.getByRole('banner').getByRole('button', { name, exact: true }),
      ).toBeInViewport()
    }
    const slide = await boxOf(editor.canvas)
    expect(slide.width).toBeGreaterThan(600)
    expect(slide.right).toBeLessThan(820)
    expect((await boxOf(list)).right).toBeLessThan(slide.left)
    expect((await boxOf(editor.field('Speaker notes'))).top).toBeGreaterThan(slide.bottom)
    expect((await boxOf(panel)).top).toBeGreaterThan(slide.bottom)
  })

  await test.step('the panel collapses, and its tab shows it again', async () => {
    const before = await boxOf(editor.field('Speaker notes'))
    await editor.button('Collapse panel').tap()
    await expect(panel).toHaveCount(0)
    expect((await boxOf(editor.field('Speaker notes'))).top).toBeGreaterThan(before.top + 200)
    await page.getByRole('tab', { name: 'LAYOUT' }).tap()
    await page.getByRole('group').getByText('Center', { exact: true }).tap()
    await expect(page.getByRole('radio', { name: 'Center' })).toBeChecked()
  })

  await test.step('slides move down by a drag, and up by a key', async () => {
    await expect(list).toHaveAttribute('aria-orientation', 'vertical')
    const [first, , third] = await editor.thumbs.all()
    if (!first || !third) throw new Error('a slide is missing')
    const { height = 0 } = (await third.boundingBox()) ?? {}
    await first.dragTo(third, { targetPosition: { x: 40, y: height - 4 } })
    const titles = async () => (await editor.read()).slides.map((slide) => slide['slide_title'])
    await expect.poll(titles).toEqual(['Two harbors', 'Three ports', 'One buoy'])
    await page.locator('[role=option][aria-current]').press('Alt+ArrowUp')
    await expect.poll(titles).toEqual(['Two harbors', 'One buoy', 'Three ports'])
  })

  await test.step('comments take the place of the panel', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Comments/ })
      .tap()
    const comments = page.getByRole('region', { name: 'Comments', exact: true })
    await expect(comments).toBeVisible()
    await expect(panel).toHaveCount(0)
    expect((await boxOf(comments)).top).toBeGreaterThan((await boxOf(editor.canvas)).bottom)
    await editor.button('Close comments').tap()
    await expect(panel).toBeVisible()
  })

  await test.step('a turned tablet keeps the slide and the selection', async () => {
    await editor.element('Title').tap()
    await expect(editor.element('Title')).toHaveAttribute('aria-pressed', 'true')
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(editor.button('View')).toBeVisible()
    await expect(editor.element('Title')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('SLIDE 2 OF 3')).toBeVisible()
    const bar = await boxOf(page.getByRole('banner'))
    expect((await boxOf(page.getByRole('group', { name: 'Layout' }))).top).toBeGreaterThan(
      bar.bottom,
    )
  })
})

async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    return { left, right, top, bottom, width }
  })
}

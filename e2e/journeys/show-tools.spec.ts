import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { openSpeaker } from '../fixtures/steps/openSpeaker.ts'
import { type Place, touch } from '../fixtures/steps/touch.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well'] },
  { slide_title: 'Not today', bullet_points: ['Left out'], hidden: true },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel', 'No noise'], step_by_step: true },
]

test('a clicker goes on and back, blackens the screen, and its start key loads nothing anew', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  for (const [key, slide] of [
    ['PageDown', 3],
    ['PageUp', 1],
    ['n', 3],
    ['Backspace', 1],
    ['End', 3],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, slide)
  }
  for (const key of ['F5', 'Shift+F5']) {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  }
  await expect(page.locator('[data-same]')).toHaveCount(1)
  await page.keyboard.press('.')
  await expect(page.getByText('Black screen', { exact: true })).toBeAttached()
  await page.keyboard.press(',')
  await expect(page.getByText('White screen', { exact: true })).toBeAttached()
  await page.keyboard.press('PageDown')
  await expectSlide(page, 1)
})

test('a hidden slide is skipped, and reached by its number, by H and in the overview', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expectSlide(page, 2)
  await expect(page.getByRole('main').getByRole('group')).toHaveAccessibleName('Not today')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 3)
  await page.keyboard.press('Home')
  await page.keyboard.press('h')
  await expectSlide(page, 2)
  await page.reload()
  await expectSlide(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, 1)
  await page.keyboard.press('g')
  await page.getByRole('button', { name: 'Not today' }).click()
  await expectSlide(page, 2)
})

test('what is drawn stays on its slide in both windows, is erased and undone, and survives reloads', async ({
  page,
  makeDeck,
}) => {
  const deck = await makeDeck({ slides })
  const { id } = deck
  const before = await deck.read()
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  const speaker = await openSpeaker(page)
  await page.bringToFront()

  await test.step('drawing does not go on, and shows in both windows', async () => {
    await page.keyboard.press('d')
    await expect(page.getByRole('toolbar', { name: 'Pen' })).toBeVisible()
    await draw(page, [400, 300], [800, 420])
    await expectStrokes(page, 1)
    await expectSlide(page, 1)
    await expectStrokes(speaker, 1)
    await page.mouse.move(500, 500)
    await page.getByRole('button', { name: 'Blue' }).click()
    await page.getByRole('button', { name: 'Highlighter' }).click()
    await draw(page, [400, 600], [900, 600])
    await expectStrokes(page, 2)
    await expect(page.locator('[data-ink] g').last()).toHaveAttribute('stroke', '#2b6ff3')
    await expectAccessible(page)
  })

  await test.step('each slide has its own', async () => {
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 3)
    await expectStrokes(page, 0)
    await expectStrokes(speaker, 0)
    await page.keyboard.press('ArrowLeft')
    await expectStrokes(page, 2)
  })

  await test.step('reloads of either window', async () => {
    await page.reload()
    await expectStrokes(page, 2)
    await speaker.reload()
    await expectStrokes(speaker, 2)
  })

  await test.step('the speaker draws, erases and undoes', async () => {
    await speaker.bringToFront()
    await speaker.getByRole('button', { name: 'Pen', exact: true }).first().click()
    const box = await speaker
      .getByRole('region', { name: 'Now' })
      .locator('[data-ink]')
      .boundingBox()
    if (!box) throw new Error('No slide to draw on')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await draw(speaker, at(0.2, 0.8), at(0.4, 0.9))
    await expectStrokes(speaker, 3)
    await expectStrokes(page, 3)
    await expectAccessible(speaker)
    await speaker.keyboard.press('Shift+E')
    await draw(speaker, at(0.3, 0.77), at(0.3, 0.98))
    await expectStrokes(speaker, 2)
    await expectStrokes(page, 2)
    await speaker.keyboard.press('z')
    await expectStrokes(page, 3)
    await speaker.keyboard.press('e')
    await expectStrokes(page, 0)
    await speaker.keyboard.press('Control+z')
    await expectStrokes(page, 3)
  })

  await test.step('Escape puts the pen away before it closes', async () => {
    await page.bringToFront()
    await page.keyboard.press('d')
    await expect(page.getByRole('toolbar', { name: 'Pen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('toolbar', { name: 'Pen' })).toHaveCount(0)
    await expectStrokes(page, 3)
    expect(await deck.read()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/editor/${id}`)
  })
})

test('the slide is enlarged by keys, wheel and dragging in both windows, until the next slide', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  const speaker = await openSpeaker(page)
  await page.bringToFront()
  const shown = (window: Page) => window.getByRole('toolbar', { name: 'Zoom' }).getByRole('status')
  await page.keyboard.press('+')
  await expect(shown(page)).toHaveText('150%')
  await expect(shown(speaker)).toHaveText('150%')
  await page.keyboard.press('-')
  await expect(page.getByRole('toolbar', { name: 'Zoom' })).toHaveCount(0)

  await page.mouse.move(300, 300)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -70)
  await page.keyboard.up('Control')
  await expect(shown(page)).toHaveText('201%')
  await expectAccessible(page)
  const left = () => slideLeft(page)
  const before = await left()
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.move(400, 320, { steps: 4 })
  await page.mouse.up()
  await expectSlide(page, 1)
  expect((await left()) - before).toBeCloseTo(100, 0)

  await page.reload()
  await expect(shown(page)).toHaveText('201%')
  await page.keyboard.press('0')
  await expect(page.getByRole('toolbar', { name: 'Zoom' })).toHaveCount(0)
  await page.keyboard.press('+')
  await page.keyboard.press('PageDown')
  await expectSlide(page, 3)
  await expect(speaker.getByRole('toolbar', { name: 'Zoom' })).toHaveCount(0)
})

test('both windows, loaded anew at once, go on at the slide, the bullet and the black screen', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  const speaker = await openSpeaker(page)
  await page.bringToFront()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(speaker.getByText('1 bullet to come')).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('t')
  await expect(page.getByRole('toolbar').getByText(/^00:\d\d$/)).toBeVisible()
  const before = await elapsed(page)
  await Promise.all([page.reload(), speaker.reload()])
  await expect(page.getByText('Black screen', { exact: true })).toBeAttached()
  await expect(page.getByRole('toolbar').getByText(/^00:\d\d$/)).toBeVisible()
  expect(await elapsed(page)).toBeGreaterThanOrEqual(before)
  await expect(speaker.getByText('1 bullet to come')).toBeVisible()

  // Alone, too, a window knows where it was.
  await page.close()
  await speaker.reload()
  await expect(speaker.getByText('1 bullet to come')).toBeVisible()
  await expect(speaker.getByRole('region', { name: 'Now' })).toContainText('3 / 3')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one finger draws or swipes, two zoom', async ({ page, makeDeck }) => {
    const { id } = await makeDeck({ slides })
    await page.goto(`/slideshow/${id}`)
    await expectSlide(page, 1)
    await expect(page.locator('[data-ink]')).toBeAttached()
    await touch(page, [[[100, 400]], [[140, 420]], [[220, 440]], [[300, 400]]])
    await expectSlide(page, 3)
    // Chromium makes no click of the first tap after a swipe that a test dispatches, on any page.
    await page.keyboard.press('d')
    await expect(page.getByRole('toolbar', { name: 'Pen' })).toBeVisible()
    await touch(page, [[[100, 400]], [[140, 420]], [[220, 440]], [[300, 400]]])
    await expectStrokes(page, 1)
    await expectSlide(page, 3)
    await page.keyboard.press('d')
    await touch(page, [
      [
        [150, 400],
        [240, 400],
      ],
      [
        [130, 400],
        [260, 400],
      ],
      [
        [105, 400],
        [285, 400],
      ],
    ])
    await expect(page.getByRole('toolbar', { name: 'Zoom' }).getByRole('status')).toHaveText('200%')
    const before = await slideLeft(page)
    await touch(page, [[[200, 400]], [[220, 410]], [[260, 410]]])
    await expectSlide(page, 3)
    expect((await slideLeft(page)) - before).toBeCloseTo(60, -1)
    await expectAccessible(page)
  })
})

/** Returns the seconds that the bar shows. */
async function elapsed(page: Page): Promise<number> {
  const shown = await page
    .getByRole('toolbar')
    .getByText(/^00:\d\d$/)
    .textContent()
  return Number(shown?.slice(3))
}

async function expectSlide(page: Page, place: number): Promise<void> {
  await expect(page.getByText(`${place} / 3`, { exact: true })).toBeAttached()
}

async function expectStrokes(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-ink] g')).toHaveCount(count)
}

async function draw(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, to[1], { steps: 5 })
  await page.mouse.move(...to, { steps: 5 })
  await page.mouse.up()
}

async function slideLeft(page: Page): Promise<number> {
  const box = await page.locator('[data-ink]').boundingBox()
  return box?.x ?? 0
}

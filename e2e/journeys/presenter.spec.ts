import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'] },
  { slide_title: 'Join us', bullet_points: ['Write to us'] },
]

test('R-001 R-002 R-003 R-004 R-005 R-006 R-008 R-018 R-025 one slide at a time on black, with a bar that steps, jumps, plays, fills the screen and closes', async ({
  page,
  makeDeck,
}) => {
  const { id, api } = await makeDeck({ slides })
  const answer = await holdBack(page, 'GET', `**${api}`)
  await page.goto(`/slideshow/${id}`)
  await expect(page.getByText('Loading presentation...')).toBeVisible()
  answer()
  await expectSlide(page, 1)
  const stage = page.getByRole('main')
  await expect(stage).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect.poll(() => stage.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })

  await test.step('arrows', async () => {
    await press(bar(page, 'Next slide'))
    await expectSlide(page, 2)
    await press(bar(page, 'Previous slide'))
    await expectSlide(page, 1)
  })

  await test.step('dots', async () => {
    const dots = page.getByRole('button', { name: /^Go to slide \d+$/ })
    await expect(dots).toHaveCount(3)
    await press(dots.nth(2))
    await expectSlide(page, 3)
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(dots.nth(0)).not.toHaveAttribute('aria-current')
  })

  await test.step('play and pause', async () => {
    await press(bar(page, 'Play'))
    await expect(bar(page, 'Play')).toHaveCount(0)
    await press(bar(page, 'Pause'))
    await expect(bar(page, 'Play')).toHaveCount(1)
  })

  await test.step('fullscreen', async () => {
    await press(bar(page, 'Enter fullscreen'))
    await expect.poll(() => fillsScreen(page)).toBe(true)
    await press(bar(page, 'Exit fullscreen'))
    await expect.poll(() => fillsScreen(page)).toBe(false)
  })

  await press(bar(page, 'Close'))
  await expect(page).toHaveURL(`/editor/${id}`)
})

test('R-009 R-010 R-011 R-012 R-013 R-014 R-016 R-017 the keys step around both ends, fill the screen, play and close', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)

  for (const [key, slide] of [
    ['ArrowRight', 2],
    ['Space', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, slide)
  }
  await page.keyboard.press('f')
  await expect.poll(() => fillsScreen(page)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => fillsScreen(page)).toBe(false)
  await page.keyboard.press('p')
  await expect(bar(page, 'Pause')).toHaveCount(1)
  await page.keyboard.press('p')
  await expect(bar(page, 'Play')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/editor/${id}`)
})

test('R-015 autoplay goes on every 4000 ms, around the end, until it is paused', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.clock.install()
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('p')

  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    await page.clock.runFor(3_999)
    await expectSlide(page, from)
    await page.clock.runFor(1)
    await expectSlide(page, to)
    // Pausing and resuming makes sure that the timer of the next slide has started.
    await page.keyboard.press('p')
    await page.clock.runFor(8_000)
    await expectSlide(page, to)
    await page.keyboard.press('p')
  }
})

test('R-007 with one slide the arrows are disabled', async ({ page, makeDeck }) => {
  const { id } = await makeDeck({ slides: slides.slice(0, 1) })
  await page.goto(`/slideshow/${id}`)

  await expect(page.getByText('1 / 1')).toBeVisible()
  await expect(bar(page, 'Previous slide')).toBeDisabled()
  await expect(bar(page, 'Next slide')).toBeDisabled()
})

test('R-019 R-020 R-021 a deck that cannot be loaded is not found, with a way back', async ({
  page,
  makeDeck,
  signedIn,
}) => {
  const { id, api } = await makeDeck({ slides })
  await page.route(`**${api}`, (route) => route.fulfill({ status: 500, body: '' }))
  for (const address of [`/slideshow/${id}`, '/slideshow/2147483000', '/slideshow/x']) {
    await page.goto(address)
    await expect(page.getByText('Presentation Not Found')).toBeVisible()
    await expect(
      page.getByText(
        "The presentation you're looking for doesn't exist or you don't have permission to view it.",
      ),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
})

test('R-022 R-023 R-024 a deck without slides says so and leads to the editor', async ({
  page,
  makeDeck,
}) => {
  const { id, api } = await makeDeck({ slides })
  // The server requires at least one slide per deck, so an empty deck must be faked in its response.
  await page.route(`**${api}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), slides: [] } })
  })
  await page.goto(`/slideshow/${id}`)

  await expect(page.getByText('No Slides Found')).toBeVisible()
  await expect(page.getByText("This presentation doesn't have any slides yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Presentation' })).toHaveAttribute(
    'href',
    `/editor/${id}`,
  )
})

async function expectSlide(page: Page, place: number): Promise<void> {
  await expect(page.getByText(`${place} / ${slides.length}`, { exact: true })).toBeAttached()
  const shown = page.getByRole('main').getByRole('group')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAccessibleName(slides[place - 1]?.slide_title ?? '')
}

function bar(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true })
}

/** Moves the pointer first, because the bar hides while the pointer rests. */
async function press(button: Locator): Promise<void> {
  await button.page().mouse.move(200, 200)
  await button.page().mouse.move(240, 220)
  await button.click()
}

function fillsScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null)
}

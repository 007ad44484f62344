import type { Locator, Page } from '@playwright/test'
import { closeByEscape } from '../fixtures/steps/closeByEscape.ts'
import { touch } from '../fixtures/steps/touch.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well'], notes: 'Begin with May.' },
  {
    slide_title: 'Sunlight cleans',
    bullet_points: ['Forty litres', 'Silent pumps'],
    step_by_step: true,
    notes: 'Show the jar.',
  },
  { slide_title: 'Not today', bullet_points: ['Left out'], hidden: true },
  { slide_title: 'Join us', bullet_points: ['Write soon'] },
]

test('bullets come one by one, hidden slides are skipped, and every key does what its sheet says', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}#2`)
  await expectSlide(page, 2, 'Sunlight cleans')
  await expectWords(page, { 'Forty litres': false, 'Silent pumps': false })

  await test.step('steps', async () => {
    await page.keyboard.press('ArrowRight')
    await expectWords(page, { 'Forty litres': true, 'Silent pumps': false })
    await page.keyboard.press('PageDown')
    await expectWords(page, { 'Forty litres': true, 'Silent pumps': true })
    await page.keyboard.press('Space')
    await expectSlide(page, 4, 'Join us')
    await page.keyboard.press('PageUp')
    await expectSlide(page, 2, 'Sunlight cleans')
    await expectWords(page, { 'Forty litres': true, 'Silent pumps': true })
    await page.keyboard.press('r')
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 4, 'Join us')
  })

  await test.step('the address', async () => {
    await expect(page).toHaveURL(`/slideshow/${id}#4`)
    await page.reload()
    await expectSlide(page, 4, 'Join us')
  })

  await test.step('jumps', async () => {
    await page.keyboard.press('Home')
    await expectSlide(page, 1, 'Wells run dry')
    await page.keyboard.press('End')
    await expectSlide(page, 4, 'Join us')
    await page.keyboard.type('2')
    await expect(page.getByText('Enter to go')).toBeVisible()
    await page.keyboard.press('Enter')
    await expectSlide(page, 2, 'Sunlight cleans')
    await page.keyboard.type('1')
    await page.keyboard.press('Escape')
    await expectSlide(page, 2, 'Sunlight cleans')
  })

  await test.step('overview', async () => {
    await page.keyboard.press('g')
    const overview = page.getByRole('region', { name: 'All slides' })
    await expect(overview.getByRole('button', { name: 'Sunlight cleans' })).toBeFocused()
    await expect(overview.getByRole('button', { name: 'Not today' })).toContainText('Hidden')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(overview).toHaveCount(0)
    await expectSlide(page, 4, 'Join us')
    await page.keyboard.press('o')
    await closeByEscape(overview)
  })

  await test.step('black and white', async () => {
    await page.keyboard.press('b')
    await expect(page.getByText('Black screen', { exact: true })).toBeAttached()
    await page.keyboard.press('w')
    await expect(page.getByText('White screen', { exact: true })).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 4, 'Join us')
  })

  await test.step('laser, time and help', async () => {
    await page.keyboard.press('l')
    await page.mouse.move(700, 400)
    await page.mouse.move(720, 450)
    const dot = await page.locator('[data-laser]').boundingBox()
    expect((dot?.x ?? 0) + (dot?.width ?? 0) / 2).toBeCloseTo(720, 0)
    expect((dot?.y ?? 0) + (dot?.height ?? 0) / 2).toBeCloseTo(450, 0)
    await page.keyboard.press('l')
    await expect(page.locator('[data-laser]')).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(page.getByRole('toolbar').getByText(/^\d\d:\d\d$/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page)
    await closeByEscape(page.getByRole('dialog'))
    await expectSlide(page, 4, 'Join us')
  })

  await page.mouse.click(300, 300)
  await expectSlide(page, 1, 'Wells run dry')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger swipes to the next and the previous slide', async ({ page, makeDeck }) => {
    const { id } = await makeDeck({ slides })
    await page.goto(`/slideshow/${id}`)
    await expectSlide(page, 1, 'Wells run dry')
    await swipe(page, 300, 80)
    await expectSlide(page, 2, 'Sunlight cleans')
    await swipe(page, 80, 300)
    await expectSlide(page, 1, 'Wells run dry')
    await expectAccessible(page)
  })
})

test('the speaker window shows notes and what comes next, and goes with the show in both directions, through reloads and closing', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}`)
  await expectSlide(page, 1, 'Wells run dry')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('s')
  const speaker = await opened
  await speaker.setViewportSize({ width: 1440, height: 900 })

  await test.step('in step', async () => {
    await expect(speaker.getByText('Presenter window connected')).toBeVisible()
    await expectSpeaker(speaker, { now: 'Wells run dry', notes: 'Begin with May.' })
    await expect(
      speaker.getByRole('region', { name: 'Next' }).getByRole('img'),
    ).toHaveAccessibleName('Next: Sunlight cleans')
    await speaker.getByRole('button', { name: 'Next', exact: true }).click()
    await expectSlide(page, 2, 'Sunlight cleans')
    await expectSpeaker(speaker, { now: 'Sunlight cleans', notes: 'Show the jar.' })
    await expect(speaker.getByText('2 bullets to come')).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('ArrowRight')
    await expect(speaker.getByText('1 bullet to come')).toBeVisible()
    await speaker.bringToFront()
    await speaker.keyboard.press('b')
    await expect(page.getByText('Black screen', { exact: true })).toBeAttached()
    await speaker.keyboard.press('b')
    await expectSlide(page, 2, 'Sunlight cleans')
  })

  await test.step('its laser', async () => {
    await speaker.getByRole('button', { name: 'Laser pointer' }).click()
    await speaker.getByRole('img', { name: 'Sunlight cleans', exact: true }).hover()
    await expect(page.locator('[data-laser]')).toBeVisible()
    await speaker.getByRole('button', { name: 'Laser pointer' }).click()
    await expect(page.locator('[data-laser]')).toHaveCount(0)
  })

  await test.step('time and size of the notes', async () => {
    const elapsed = speaker.getByRole('timer', { name: 'Elapsed' })
    await expect(elapsed).not.toHaveText('00:00')
    await speaker.getByRole('button', { name: 'Pause' }).click()
    await speaker.getByRole('button', { name: 'Restart timer' }).click()
    await expect(elapsed).toHaveText('00:00')
    await speaker.getByRole('spinbutton', { name: 'Planned minutes' }).fill('30')
    await expect(speaker.getByText('10:00 ahead')).toBeVisible()
    const notes = speaker.getByText('Show the jar.')
    const small = await notes.evaluate((words) => getComputedStyle(words).fontSize)
    await speaker.getByRole('button', { name: 'Larger notes' }).click()
    const large = await notes.evaluate((words) => getComputedStyle(words).fontSize)
    expect(Number.parseFloat(large)).toBeGreaterThan(Number.parseFloat(small))
    await expectAccessible(speaker)
  })

  await test.step('reloads', async () => {
    await speaker.reload()
    await expectSpeaker(speaker, { now: 'Sunlight cleans', notes: 'Show the jar.' })
    await expect(speaker.getByText('1 bullet to come')).toBeVisible()
    await expect(speaker.getByRole('spinbutton', { name: 'Planned minutes' })).toHaveValue('30')
    await expect(speaker.getByRole('timer')).toHaveText('00:00')
    await page.reload()
    await expectSlide(page, 2, 'Sunlight cleans')
    await expectWords(page, { 'Forty litres': true, 'Silent pumps': false })
    await page.keyboard.press('End')
    await expectSpeaker(speaker, { now: 'Join us', notes: 'This slide has no notes.' })
  })

  await test.step('closing', async () => {
    await speaker.close()
    await page.keyboard.press('Home')
    const second = await openAnew(page)
    await expectSpeaker(second, { now: 'Wells run dry', notes: 'Begin with May.' })
    await expect(second.getByText('Presenter window connected')).toBeAttached()
    await page.close()
    await expect(second.getByText('No presenter window')).toBeAttached()
    await second.keyboard.press('End')
    await expectSpeaker(second, { now: 'Join us', notes: 'This slide has no notes.' })
    const reopened = second.waitForEvent('popup')
    await second.getByRole('button', { name: 'Open presenter window' }).click()
    const audience = await reopened
    await expectSlide(audience, 4, 'Join us')
    const closed = second.waitForEvent('close')
    await second.getByRole('button', { name: 'End show' }).click()
    await closed
    await expect(audience).toHaveURL(`/editor/${id}`)
  })
})

test('a presenter window that crashes is not called connected', async ({ page, makeDeck }) => {
  const { id } = await makeDeck({ slides })
  const speaker = await page.context().newPage()
  await page.goto(`/slideshow/${id}`)
  await speaker.goto(`/slideshow/${id}/speaker`)
  await expect(speaker.getByText('Presenter window connected')).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Never answered.
  devTools.send('Page.crash').catch(() => undefined)
  await crashed
  await expect(speaker.getByText('No presenter window')).toBeVisible()
  await expect(speaker.getByRole('button', { name: 'Open presenter window' })).toBeVisible()
})

async function expectSlide(page: Page, place: number, title: string): Promise<void> {
  await expect(page.getByText(`${place} / 4`, { exact: true })).toBeAttached()
  await expect(stage(page)).toHaveCount(1)
  await expect(stage(page)).toHaveAccessibleName(title)
}

function stage(page: Page): Locator {
  return page.getByRole('main').getByRole('group')
}

async function expectWords(page: Page, words: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [word, shown] of Object.entries(words)) {
    const text = stage(page).getByText(word.replace(' ', '\u00a0'))
    await expect(text.or(stage(page).getByText(word)).first()).toHaveCount(shown ? 1 : 0)
  }
}

async function expectSpeaker(
  page: Page,
  { now, notes }: { readonly now: string; readonly notes: string },
): Promise<void> {
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('img')).toHaveAccessibleName(now)
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(notes)
}

/**
 * Presses S until a window opens: for some milliseconds the browser still finds the window that was just
 * closed by its name, and opens none.
 */
async function openAnew(page: Page): Promise<Page> {
  const windows: Page[] = []
  await expect(async () => {
    const opened = page.waitForEvent('popup', { timeout: 2_000 })
    await Promise.all([opened.then((popup) => windows.push(popup)), page.keyboard.press('s')])
  }).toPass()
  const [opened] = windows
  if (!opened) throw new Error('No speaker window opened')
  return opened
}

function swipe(page: Page, from: number, to: number): Promise<void> {
  return touch(page, [[[from, 420]], [[(from + to) / 2, 420]], [[to, 420]]])
}

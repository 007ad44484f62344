import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const slides = [
  { slide_title: 'Wells run dry', bullet_points: ['Every third well'] },
  { slide_title: 'Sunlight cleans', bullet_points: ['No fuel'] },
]

test('a rehearsal records how long each slide takes, through a reload, and is kept for the deck', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await page.goto(`/slideshow/${id}/speaker`)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  const current = page.getByRole('status', { name: 'Time on this slide' })
  await expect(current).toHaveText(/00:0[2-9]$/)
  await page.reload()
  await expect(current).toHaveText(/00:(0[3-9]|\d\d)$/)
  await page.keyboard.press('PageDown')
  await expect(current).toHaveText(/00:0[1-3]$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish rehearsal' }).click()

  const times = page.getByRole('dialog', { name: 'Rehearsal' })
  const row = (name: RegExp) => times.getByRole('row', { name })
  await expect(row(/Wells run dry/)).toContainText('01:30')
  await expect(row(/Wells run dry/)).toContainText(/00:(0[3-9]|\d\d)$/)
  await expect(row(/Sunlight cleans/)).toContainText(/00:0\d$/)
  await expect(row(/Total/)).toContainText('03:00')
  await expectAccessible(page)
  await times.getByRole('button', { name: 'Done' }).click()

  await page.reload()
  await page.getByRole('button', { name: 'Last rehearsal' }).click()
  await expect(row(/Wells run dry/)).toContainText('01:30')
  await times.getByRole('button', { name: 'Delete times' }).click()
  await expect(page.getByRole('button', { name: 'Last rehearsal' })).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { endShow } from '../fixtures/steps/endShow.ts'
import { expect, test } from '../fixtures/test.ts'

const brief =
  'Pitch deck for a solar-powered water purifier startup in rural India, for seed investors'

async function exportAs(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'EXPORT', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  return download
}

test('J-029 J-032 S-001 S-002 S-005 S-006 S-008 a newcomer registers, describes a deck, edits it, presents it and downloads it', async ({
  page,
  context,
  person,
}) => {
  await test.step('registers', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started for Free' }).first().click()
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Last name').fill(person.lastName)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
    await page.getByLabel("I'm not a robot").check()
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByRole('button', { name: /create account/i }).click()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ines')
  })

  await test.step('describes a presentation and gets ten slides', async () => {
    await page.getByLabel('Describe your presentation').fill(brief)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/editor\/\d+$/)
    await expect(page.getByText('SLIDE 1 OF 10')).toBeVisible()
    await expect(page.getByRole('option', { name: /^Slide \d+$/ })).toHaveCount(10)
    await expect(page.getByRole('option').first().locator('svg text').first()).toBeVisible()
  })
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })

  await test.step('edits a title on the canvas', async () => {
    await page.getByRole('button', { name: 'Title', exact: true }).dblclick()
    await page.getByRole('textbox', { name: 'Edit Title' }).fill('Safe water from sunlight')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Title', exact: true })).toBeVisible()
  })

  const place = await test.step('adds a text box and drags it', async () => {
    await page.getByRole('button', { name: 'Add Text' }).click()
    const box = page.getByRole('button', { name: /^Text: / })
    await page.keyboard.press('Escape')
    await expect(box).toBeVisible()
    const before = await box.boundingBox()
    if (!before) throw new Error('the text box is not on the canvas')
    const grip = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    await page.mouse.move(grip.x, grip.y)
    await page.mouse.down()
    await page.mouse.move(grip.x - 40, grip.y + 12, { steps: 8 })
    await page.mouse.up()
    const after = await box.boundingBox()
    expect(
      Math.abs((after?.x ?? 0) - before.x) + Math.abs((after?.y ?? 0) - before.y),
    ).toBeGreaterThan(10)
    await expect(saved).toBeVisible()
    return after
  })

  await test.step('reloads and finds both', async () => {
    await page.reload()
    await expect(page.locator('svg text').filter({ hasText: 'sunlight' }).first()).toBeVisible()
    const again = await page.getByRole('button', { name: /^Text: / }).boundingBox()
    expect(again?.x).toBeCloseTo(place?.x ?? Number.NaN, 0)
    expect(again?.y).toBeCloseTo(place?.y ?? Number.NaN, 0)
  })

  await test.step('presents with the keyboard', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'PRESENT', exact: true }).click()
    const show = await opened
    await expect(show.getByText('1 / 10')).toBeVisible()
    await show.keyboard.press('ArrowRight')
    await expect(show.getByText('2 / 10')).toBeVisible()
    await show.keyboard.press('Space')
    await expect(show.getByText('3 / 10')).toBeVisible()
    await show.keyboard.press('ArrowLeft')
    await expect(show.getByText('2 / 10')).toBeVisible()
    await endShow(show)
  })

  await test.step('downloads a PowerPoint file whose titles are titles', async () => {
    const download = await exportAs(page, 'Export to PowerPoint')
    expect(download.suggestedFilename()).toBe('presentation.pptx')
    await expect(
      page.locator('li[data-state=open]').filter({ hasText: 'Export Successful' }),
    ).toBeVisible()
    const parts = unzipSync(await readFile(await download.path()))
    const slides = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    expect(slides).toHaveLength(10)
    const first = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array())
    expect(first).toMatch(/<p:ph type="(title|ctrTitle)"/)
    expect(first).toContain('Safe water from sunlight')
  })

  await test.step('downloads a PDF', async () => {
    const download = await exportAs(page, 'Export to PDF')
    expect(download.suggestedFilename()).toBe('presentation.pdf')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
})

test('J-015 a pasted report becomes slides that follow its headings, with its figures and no others', async ({
  page,
  signedIn,
}) => {
  const report = await readFile(
    new URL('../../fixtures/briefs/clinic-cold-chain.md', import.meta.url),
    'utf8',
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
  await page.getByLabel('Describe your presentation').fill(report)
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.waitForURL(/\/editor\/(\d+)$/)

  const id = page.url().split('/').at(-1) ?? ''
  const answer = await page.request.get(`/api/presentations/${id}`)
  const deck: {
    slides: {
      slide_title: string
      bullet_points: (string | { text: string })[]
      eyebrow?: string
    }[]
  } = await answer.json()
  const words = deck.slides
    .flatMap(({ slide_title: title, bullet_points: bullets }) => [
      title,
      ...bullets.map((bullet) => (typeof bullet === 'string' ? bullet : bullet.text)),
    ])
    .join('\n')

  expect(deck.slides).toHaveLength(10)
  const known = new Set(report.match(/\d[\d.,]*\d|\d/g))
  // The cover shows the presenter and the date.
  const [byline = ''] = words.split('\n').filter((line) => line.includes(`${signedIn.lastName} · `))
  expect(byline).toContain(signedIn.firstName)
  const told = words.replace(byline, '').match(/\d[\d.,]*\d|\d/g) ?? []
  const invented = told.filter((figure) => !known.has(figure))
  expect(invented).toEqual([])
  const headings = [...report.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '')
  const spoken =
    deck.slides.map(({ slide_title: title, eyebrow }) => `${eyebrow ?? ''} ${title}`).join('\n') +
    words
  const places = headings.map((heading) => spoken.toLowerCase().indexOf(heading.toLowerCase()))
  expect(places.every((place) => place >= 0)).toBe(true)
})

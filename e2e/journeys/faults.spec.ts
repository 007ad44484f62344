import type { Page } from '@playwright/test'
import { chances } from '../fixtures/steps/chances.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { crash, faults, FaultyNetwork } from '../fixtures/FaultyNetwork.ts'

/** The number of editing sessions with faults; `npm run abuse` runs 200. */
const sessions = Number(process.env['ABUSE_SESSIONS'] ?? 4)
const stepsOfSession = 5

// The index of the last slide, which only others edit, so that all other edits must be stored in the end.
const elsewhere = 3

for (let seed = 1; seed <= sessions; seed += 1) {
  test(`session ${seed}: no edit is lost whatever happens to the saves, and "Saved" is always true`, async ({
    page,
    context,
    makeDeck,
  }) => {
    const chance = chances(seed)
    const titles = ['One', 'Two', 'Three', 'Four']
    const deck = await makeDeck({
      slides: titles.map((slide_title) => ({ slide_title, bullet_points: [] })),
    })
    const network = new FaultyNetwork(context, deck.api)
    let editor = await openedBy(page, deck)
    const log: string[] = []

    for (let step = 1; step <= stepsOfSession; step += 1) {
      const fault = chance.of(faults)
      const event = chance.of(['nothing', 'nothing', 'reload', 'crash', 'saved elsewhere'] as const)
      const slide = chance.below(elsewhere)
      const title = `Edit ${seed}.${step}`
      log.push(`${step}: ${fault}, then ${event}, on slide ${slide + 1}`)

      await network.begin(fault)
      await editor.thumbs.nth(slide).click()
      await editor.field('Slide title').fill(title)
      titles[slide] = title
      if (chance.below(2) === 0) await editor.page.waitForTimeout(chance.below(1_500))
      await expectTruth(editor, titles, log)

      if (event === 'saved elsewhere') {
        titles[elsewhere] = `Elsewhere ${seed}.${step}`
        await saveElsewhere(editor, titles[elsewhere] ?? '')
      }
      await network.end()
      if (event === 'reload' || event === 'crash') {
        editor = await openedAnew(editor, deck, event)
      }
      await expectTruth(editor, titles, log)
    }

    await expect(async () => {
      await tryAgain(editor.page)
      await expect(editor.saveSign, log.join('\n')).toHaveText('Saved', { timeout: 2_000 })
    }).toPass({ timeout: 45_000 })
    expect(await storedTitles(editor), log.join('\n')).toEqual(titles)
  })
}

test('an edit that outlived a crash and was changed again before another one is there once', async ({
  page,
  context,
  makeDeck,
}) => {
  const deck = await makeDeck({ slides: [{ slide_title: 'One', bullet_points: [] }] })
  const network = new FaultyNetwork(context, deck.api)
  await network.begin('error 503')
  let editor = await openedBy(page, deck)
  for (const title of ['Edit 1', 'Edit 2']) {
    await editor.field('Slide title').fill(title)
    await expect(editor.saveSign).not.toHaveText('Saved')
    editor = await openedAnew(editor, deck, 'crash')
    await expect(editor.field('Slide title')).toHaveValue(title)
  }
  await network.end()

  await editor.stored(({ slides }) => slides[0]?.slide_title).toBe('Edit 2')
})

async function openedBy(page: Page, deck: DeckEditor): Promise<DeckEditor> {
  page.on('dialog', (dialog) => void dialog.accept())
  // If the server says that nobody is signed in, the user closes the dialog: the session still exists.
  const signIn = page.getByRole('dialog', { name: 'Sign in again' })
  await page.addLocatorHandler(signIn, () => signIn.getByRole('button', { name: 'Close' }).click())
  const editor = new DeckEditor(page, deck.id)
  await editor.goto()
  return editor
}

/** Reopens the editor after its page was reloaded or its tab crashed; after a crash, in a new tab. */
async function openedAnew(
  editor: DeckEditor,
  deck: DeckEditor,
  event: 'reload' | 'crash',
): Promise<DeckEditor> {
  if (event === 'reload') {
    await editor.page.reload()
    await editor.drawn()
    return editor
  }
  const context = editor.page.context()
  const next = await context.newPage()
  await crash(editor.page)
  return openedBy(next, deck)
}

/** Expects that the server has every edit if the editor says "Saved". */
async function expectTruth(editor: DeckEditor, titles: readonly string[], log: readonly string[]) {
  const sign = await editor.saveSign.textContent()
  if (sign !== 'Saved') return
  const stored = await storedTitles(editor)
  expect(stored.slice(0, elsewhere), log.join('\n')).toEqual(titles.slice(0, elsewhere))
}

async function storedTitles(editor: DeckEditor): Promise<readonly string[]> {
  const { slides } = await editor.read()
  return slides.map((slide) => slide.slide_title)
}

/** Changes the last slide as another user or device. */
async function saveElsewhere(editor: DeckEditor, title: string) {
  const { slides } = await editor.read()
  const changed = slides.map((slide, index) =>
    index === elsewhere ? { ...slide, slide_title: title } : slide,
  )
  const answer = await editor.page.request.patch(editor.api, { data: { slides: changed } })
  expect(answer.status()).toBe(200)
}

/** Presses the button if it is visible; the editor also retries by itself, so the press may come too late. */
async function tryAgain(page: Page) {
  const retry = page.getByRole('button', { name: 'Try again' })
  if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined)
}

test('a first toast without a network leaves the editor as it is, and comes with the network', async ({
  page,
  makeDeck,
}) => {
  const deck = await makeDeck({ slides: [{ slide_title: 'One', bullet_points: [] }] })
  // Before the code of toasts is loaded early.
  await page.route(/ToastViewport/, (route) => route.abort())
  await deck.goto()
  await deck.field('Slide title').fill('Written before')
  await deck.button('Add slide').click()

  await expect(deck.thumbs).toHaveCount(2)
  await page.waitForTimeout(1_500)
  await expect(deck.thumbs).toHaveCount(2)
  await page.unroute(/ToastViewport/)
  await expectToast(page, 'Slide Added')
  await deck.saved()
})

import type { Browser, Page } from '@playwright/test'
import { expect, test as oneServer } from '../fixtures/editorTest.ts'
import { test as twoServers } from '../fixtures/instances/twoServersTest.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { chances } from '../fixtures/steps/chances.ts'
import { RandomPerson } from '../fixtures/windows/RandomPerson.ts'
import { SaveHistory } from '../fixtures/windows/SaveHistory.ts'
import { shownDeck, storedTexts } from '../fixtures/windows/shownDeck.ts'

/**
 * `npm run abuse` runs so many sessions, from a seed on, of so many minutes. Otherwise there is one on each kind of
 * installation, and each person does a few things.
 */
const sessions = Number(process.env['ABUSE_LIVE_SESSIONS'] ?? 0)
const firstSeed = Number(process.env['ABUSE_LIVE_FIRST'] ?? 1)
const minutes = Number(process.env['ABUSE_LIVE_MINUTES'] ?? 0)
const seeds =
  sessions === 0 ? [1, 3] : Array.from({ length: sessions }, (_, index) => firstSeed + index)
const fewActs = 24
/** A server is killed when the first person has done half as many things, and again after each so many. */
const actsBetweenKills = 24
const lettersInAll = 20_000

for (const seed of seeds) {
  const count = seed % 2 === 1 ? 2 : 5
  const isShared = Math.floor((seed - 1) / 2) % 2 === 1
  const test = isShared ? twoServers : oneServer
  const kind = `${count} windows, ${isShared ? 'two servers' : 'one server'}`
  test(`session ${seed}, ${kind}: windows that edit one deck over a failing network end the same, and no letter is lost`, async ({
    page,
    browser,
    server,
    makeDeck,
  }) => {
    test.setTimeout(300_000 + minutes * 90_000)
    const deck = await makeDeck({
      slides: ['One', 'Two', 'Three', 'Four'].map((slide_title) => ({
        slide_title,
        bullet_points: ['First', 'Second'],
      })),
    })
    const history = new SaveHistory(deck.api, { page, version: (await deck.read()).version })
    const pages = await openPages(deck, { browser, server, count })
    const complaints = pages.map((opened) => complaintsOf(opened))
    const people = pages.map(
      (opened, index) =>
        new RandomPerson({
          editor: new DeckEditor(opened, deck.id),
          chance: chances(seed * 100 + index),
          history,
          firstLetter: 0x4e_00 + index * Math.floor(lettersInAll / count),
        }),
    )
    for (const person of people) {
      // oxlint-disable-next-line no-await-in-loop -- people come one after another
      await person.open()
    }
    for (const [index, opened] of pages.entries()) {
      opened.on('domcontentloaded', () => complaints[index]?.push(`loaded again: ${opened.url()}`))
    }

    let restarts = Promise.resolve()
    const end = Date.now() + minutes * 60_000
    await Promise.all(
      people.map((person, index) =>
        person.act((done) => {
          // In the middle of what everybody does.
          if (index === 0 && done % actsBetweenKills === actsBetweenKills / 2) {
            restarts = restarts.then(() => server.restart())
          }
          return minutes === 0 ? done < fewActs : Date.now() < end
        }),
      ),
    ).catch((error: unknown) => {
      // Somebody could not go on: perhaps their window had said why.
      const log = people.map(({ log: lines }) => lines.join('\n')).join('\n\n')
      throw new Error(`${complaints.flat().join('\n')}\n\n${log}`, { cause: error })
    })
    await Promise.all([restarts, ...people.map((person) => person.finish())])

    const log = people.map(({ log: lines }) => lines.join('\n')).join('\n\n')
    await expectHealed(people, log)
    await history.settled()
    const words = JSON.stringify((await deck.read()).slides)
    expect(history.typedCount, log).toBeGreaterThan(10)
    expect(history.lost(words), log).toEqual([])
    expect(history.saidTooEarly(), log).toEqual([])
    expect(complaints.flat(), log).toEqual([])
    await Promise.all(pages.slice(1).map((opened) => opened.context().close()))
  })
}

/** Each has its own context, because a network fails for a whole context: the owner twice, and people who are invited. */
async function openPages(
  deck: DeckEditor,
  { browser, server, count }: { browser: Browser; server: RunningServer; count: number },
): Promise<readonly Page[]> {
  const pages = [deck.page]
  while (pages.length < count) {
    // oxlint-disable-next-line no-await-in-loop -- each invitation is answered before the next
    pages.push(await (pages.length === 2 ? sameAccount(deck, browser, server) : invited()))
  }
  return pages

  async function invited() {
    const { page, email } = await anotherPerson(browser, server)
    const data = { email, role: 'editor' }
    const answer = await deck.page.request.post(`${deck.api}/collaborators`, { data })
    expect(answer.ok()).toBe(true)
    return page
  }
}

async function sameAccount({ page }: DeckEditor, browser: Browser, server: RunningServer) {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: server.url, storageState })
  return context.newPage()
}

/** Waits until all windows say "Saved" and show what the server has. */
async function expectHealed(people: readonly RandomPerson[], log: string) {
  const [first] = people
  if (!first) throw new Error('nobody edits the deck')
  await expect(async () => {
    const shown = await Promise.all(people.map(({ editor }) => shownDeck(editor)))
    const stored = await storedTexts(first.editor)
    for (const deck of shown) {
      expect(deck, log).toEqual(shown[0])
      expect(deck, log).toMatchObject([...stored])
    }
    for (const { editor } of people) {
      // oxlint-disable-next-line no-await-in-loop -- the first that says something else ends it
      expect(await editor.saveSign.textContent(), log).toBe('Saved')
    }
  }).toPass({ timeout: 90_000 })
}

/** Collects what goes wrong in a window, but not that the network does. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('crash', () => complaints.push('the window crashed'))
  page.on('pageerror', (error) => complaints.push(String(error.stack)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork.test(message.text())) {
      complaints.push(message.text())
    }
  })
  return complaints
}

// A conflict of versions is an answer too: it is merged.
const isOfNetwork =
  /net::ERR_|^WebSocket connection to|responded with a status of (?:409 \(Conflict\)|503 )/

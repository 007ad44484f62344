import type { Page } from '@playwright/test'
import { chances } from '../fixtures/steps/chances.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { crash } from '../fixtures/FaultyNetwork.ts'
import { expect, test } from '../fixtures/editorTest.ts'

/** How often the tab crashes while somebody types; `npm run abuse` does it 100 times. */
const crashes = Number(process.env['ABUSE_CRASHES'] ?? 6)
const crashesInSession = 6
/** Typing that a crash may take, in milliseconds before it. */
const mayBeLost = 300

type Stored = Awaited<ReturnType<DeckEditor['read']>>

interface Place {
  readonly name: string
  readonly slide: number
  readonly enter: (editor: DeckEditor) => Promise<void>
  readonly read: (deck: Stored) => string | undefined
}

const places: readonly [Place, ...Place[]] = [
  inline('Title', ({ slides: [slide] }) => slide?.slide_title),
  inline('Bullets', ({ slides: [slide] }) => slide?.bullet_points.join('\n')),
  inline(/^Text: /, ({ slides: [slide] }) => slide?.text_elements?.[0]?.content),
  {
    name: 'a cell',
    slide: 1,
    enter: async (editor) => {
      await editor.element(/^Table: /).click()
      await editor.page.keyboard.press('Enter')
      await expect(editor.field('Header, column 1')).toBeFocused()
    },
    read: ({ slides: [, slide] }) => slide?.table?.rows[0]?.[0],
  },
  {
    name: 'the notes',
    slide: 0,
    enter: async (editor) => {
      await editor.field('Speaker notes').click()
      await editor.page.keyboard.press('Control+a')
    },
    read: ({ slides: [slide] }) => slide?.notes,
  },
]

for (let seed = 1; seed <= Math.ceil(crashes / crashesInSession); seed += 1) {
  test(`session ${seed} of typing with crashes: only the last ${mayBeLost} ms may be lost, and "Saved" is always true`, async ({
    page,
    makeDeck,
  }) => {
    test.slow()
    const chance = chances(seed)
    const deck = await makeDeck({
      slides: [
        {
          slide_title: 'Harbors',
          bullet_points: ['Silt moves every tide'],
          notes: 'Breathe.',
          text_elements: [
            {
              id: 't-1',
              content: 'Ask a pilot',
              position: { x: 700, y: 420, width: 300, height: 60 },
              style: {},
            },
          ],
        },
        {
          slide_title: 'Ports',
          layout_template: 'table',
          bullet_points: [],
          table: {
            rows: [
              ['Coast', 'Ports'],
              ['North', '4'],
            ],
          },
        },
      ],
    })
    let editor = new DeckEditor(page, deck.id)
    await editor.goto()

    for (let round = 1; round <= crashesInSession; round += 1) {
      const place = chance.of(places)
      await test.step(`crash ${round}, in ${place.name}`, async () => {
        await editor.thumbs.nth(place.slide).click()
        await place.enter(editor)
        const typed = new Typed()
        const letters = 3 + chance.below(40)
        for (let count = 1; count <= letters; count += 1) {
          await typed.type(editor.page, count % 6 === 0 ? ' ' : letterAt(count))
          await editor.page.waitForTimeout(chance.below(150))
          if (chance.below(4) === 0) await expectTruth(editor, place, typed)
        }
        await editor.page.waitForTimeout(chance.below(400))
        editor = await openedAfterCrash(editor, typed)
        await editor.saved()
        typed.expectKept(place.read(await editor.read()) ?? '')
      })
    }
  })
}

function inline(name: string | RegExp, read: Place['read']): Place {
  return {
    name: String(name),
    slide: 0,
    enter: async (editor) => {
      await editor.element(name).dblclick()
      await expect(editor.page.getByRole('textbox', { name: /^Edit / })).toBeFocused()
      await editor.page.keyboard.press('Control+a')
    },
    read,
  }
}

function letterAt(count: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'.charAt(count % 26)
}

/** What was typed, and when. */
class Typed {
  text = ''
  crashedAt = 0
  readonly #times: number[] = []

  async type(page: Page, letter: string): Promise<void> {
    await page.keyboard.type(letter)
    this.text += letter
    this.#times.push(Date.now())
  }

  /** Expects that only letters of the last moment before the crash are missing. */
  expectKept(stored: string): void {
    const safe = this.#times.filter((time) => time < this.crashedAt - mayBeLost).length
    const kept = this.text.startsWith(stored) ? stored : ''
    const sure = this.text.slice(0, safe).trimEnd()
    expect(kept.length, `of "${this.text}", "${stored}" is left`).toBeGreaterThanOrEqual(
      sure.length,
    )
  }
}

async function openedAfterCrash(editor: DeckEditor, typed: Typed): Promise<DeckEditor> {
  const next = await editor.page.context().newPage()
  typed.crashedAt = Date.now()
  await crash(editor.page)
  const opened = new DeckEditor(next, editor.id)
  await opened.goto()
  return opened
}

/** Expects that the server has every letter if the editor says "Saved". */
async function expectTruth(editor: DeckEditor, place: Place, typed: Typed): Promise<void> {
  if ((await editor.saveSign.textContent()) !== 'Saved') return
  expect(place.read(await editor.read())).toBe(typed.text.trimEnd())
}

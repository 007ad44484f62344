import { chances, type Chances } from '../fixtures/steps/chances.ts'
import { slidesInBytes, thereAndBack } from '../fixtures/steps/thereAndBack.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { slides } from '../fixtures/wellsDeck.ts'

/** Runs and edits of each: `npm run abuse` makes 500 in each of 5. */
const runs = Number(process.env['ABUSE_EDIT_RUNS'] ?? 1)
const edits = Number(process.env['ABUSE_EDITS'] ?? 80)
/** Generous: a key on a busy machine. */
const msForEdit = 2_000

interface Act {
  readonly editor: DeckEditor
  readonly chance: Chances
}

const elementKeys = [
  'ArrowLeft',
  'ArrowDown',
  'Shift+ArrowRight',
  'Alt+ArrowUp',
  'Control+ArrowUp',
  'Control+ArrowDown',
  'Control+b',
  'Control+i',
  'Control+Shift+e',
  'Control+Shift+>',
  'Control+d',
  'Delete',
] as const

const acts = [
  onElement,
  onElement,
  onElement,
  write,
  fillField,
  async ({ editor }: Act) => editor.button('Add Text').click(),
  async ({ editor, chance }: Act) =>
    editor.page.keyboard.press(chance.of(['Control+m', 'PageUp', 'PageDown'])),
  duplicateOrDelete,
  undoSome,
] as const

for (let seed = 1; seed <= runs; seed += 1) {
  test(`run ${seed}: ${edits} edits at random, some of them undone and redone, all go back and forth to the same bytes`, async ({
    page,
    openDeck,
  }) => {
    test.setTimeout(120_000 + edits * msForEdit)
    const chance = chances(seed)
    const editor = await openDeck({ slides })
    const start = await slidesInBytes(editor)
    for (let count = 0; count < edits; count += 1) {
      const act = chance.of(acts)
      await test.step(`${count + 1}. ${act.name}`, () => act({ editor, chance }))
    }
    await editor.canvas.click({ position: { x: 4, y: 4 } })

    await thereAndBack(editor, start, {
      undo: () => page.keyboard.press('Control+z'),
      redo: () => page.keyboard.press('Control+Shift+z'),
    })
  })
}

/** Selects one of the elements on the slide and presses a few keys. */
async function onElement({ editor, chance }: Act): Promise<void> {
  if (!(await selectOne({ editor, chance }))) return
  const key = chance.of(elementKeys)
  for (let times = 1 + chance.below(2); times > 0; times -= 1) await editor.page.keyboard.press(key)
}

async function write({ editor, chance }: Act): Promise<void> {
  const { page } = editor
  if (!(await selectOne({ editor, chance }))) return
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: /^Edit / })
  const isOpen = await field.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  )
  if (!isOpen) return page.keyboard.press('Escape')
  if (chance.below(2) === 0) await page.keyboard.press('End')
  await page.keyboard.type(chance.of(['wells', 'of the north', '12 % \u{1f6b0}', 'one two']))
  if (chance.below(3) === 0) await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+Enter')
  await expect(field).toHaveCount(0)
}

async function fillField({ editor, chance }: Act): Promise<void> {
  const field = editor.field(chance.of(['Slide title', 'Speaker notes']))
  // A selected element has its own panel.
  if (await field.isVisible()) await field.fill(`Words ${chance.below(1_000)}`)
}

async function duplicateOrDelete({ editor, chance }: Act): Promise<void> {
  const { page } = editor
  await editor.button('Slide menu').click()
  const label = chance.of(['Duplicate Slide', 'Delete Current Slide'])
  const item = page.getByRole('menuitem', { name: label })
  // The last slide of a deck cannot be deleted.
  const isDisabled = (await item.getAttribute('aria-disabled')) === 'true'
  await (isDisabled ? page.keyboard.press('Escape') : item.click())
}

async function undoSome({ editor: { page }, chance }: Act): Promise<void> {
  await page.getByRole('banner').click({ position: { x: 400, y: 4 } })
  const steps = 1 + chance.below(4)
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Control+z')
  const again = chance.below(steps + 1)
  for (let step = 0; step < again; step += 1) await page.keyboard.press('Control+Shift+z')
}

async function selectOne({ editor, chance }: Act): Promise<boolean> {
  const elements = editor.canvas.getByRole('button', { name: /^(Title|Bullets|Text|Shape|Image)/ })
  const count = await elements.count()
  if (count === 0) return false
  await elements.nth(chance.below(count)).focus()
  return true
}

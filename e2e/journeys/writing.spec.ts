import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { paste } from '../fixtures/paste.ts'

const slides = [
  {
    slide_title: 'Wells run dry in the far north',
    bullet_points: ['Where: every third well of the old network', 'Every summer'],
    text_elements: [
      {
        content: 'Ask the driller\nThen the school',
        position: { x: 700, y: 440, width: 300, height: 80 },
        style: { fontSize: 20 },
      },
    ],
  },
  { slide_title: 'A well for all', bullet_points: ['Farewell'], notes: 'Say well.' },
]

test('words are written where they stand, with looks for single words, lists and links, as one step', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const writing = page.getByRole('textbox', { name: /^Edit / })
  const bar = page.getByRole('toolbar', { name: 'Text format' })

  await test.step('nothing moves when writing begins', async () => {
    for (const name of ['Title', 'Bullets', /^Text: /]) {
      const word = name === 'Title' ? 'Wells' : name === 'Bullets' ? 'summer' : 'school'
      const before = await placeOf(editor.words, word)
      await editor.element(name).dblclick()
      await expect(writing).toBeFocused()
      const during = await placeOf(page.locator('.ProseMirror'), word)
      expect(Math.abs(during.left - before.left)).toBeLessThan(1)
      expect(Math.abs(during.bottom - before.bottom)).toBeLessThan(1.5)
      await page.keyboard.press('Escape')
      await expect(writing).toHaveCount(0)
    }
  })

  await test.step('looks of single words', async () => {
    await editor.element(/^Text: /).dblclick()
    await expect(writing).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+b')
    await bar.getByRole('button', { name: 'Text Size' }).click()
    await page
      .getByRole('region', { name: 'Text Size' })
      .getByRole('button', { name: 'Large' })
      .last()
      .click()
    await page.keyboard.press('End')
    await page.keyboard.type(' now')
    await page.keyboard.press('Control+k')
    const address = page.getByRole('textbox', { name: 'Link address' })
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Enter a web address or an email address.')
    await address.fill('example.org/well')
    await address.press('Enter')
    await expect(writing).toBeFocused()
  })

  await test.step('lists', async () => {
    await page.keyboard.press('ArrowDown')
    await bar.getByRole('button', { name: 'Numbered list' }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Deeper')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Enter')
    await editor
      .stored(({ slides: [slide] }) => slide?.text_elements?.[0])
      .toMatchObject({
        content: 'Ask the driller nowhttps://example.org/well\nThen the school\nDeeper',
        runs: [
          { text: 'Ask', bold: true, fontSize: 24 },
          { text: ' the driller now' },
          { text: 'https://example.org/well\n', href: 'https://example.org/well' },
          { text: 'Then the school\nDeeper' },
        ],
        lines: [{}, { list: 'number' }, { list: 'number', level: 1 }],
      })
  })

  await test.step('one step of the history', async () => {
    await editor.button('Undo').click()
    await editor
      .stored(({ slides: [slide] }) => slide?.text_elements?.[0]?.content)
      .toBe('Ask the driller\nThen the school')
  })
})

test('bullets part and join, pasted pages leave their looks behind, and input methods compose', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const bullets = () => editor.stored((deck) => deck.slides[0]?.bullet_points)
  const edit = async (name: string) => {
    await editor.element(name).dblclick()
    await expect(page.getByRole('textbox', { name: `Edit ${name}` })).toBeFocused()
  }
  await edit('Bullets')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Third')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Enter')
  await bullets().toEqual(['Where: every third well of the old network', 'Every summerThird'])

  await edit('Bullets')
  await page.keyboard.press('Control+End')
  await paste(page, {
    'text/html':
      '<style>b{color:red}</style><ul><li><span style="font:40px Papyrus;color:#fff">Plain <b>bold</b></span></li><li><a href="javascript:alert(1)">trap</a><script>alert(1)</script></li></ul>',
  })
  await page.keyboard.press('Control+Enter')
  await bullets().toEqual([
    'Where: every third well of the old network',
    {
      text: 'Every summerThirdPlain bold',
      runs: [{ text: 'Every summerThirdPlain ' }, { text: 'bold', bold: true }],
    },
    'trap',
  ])

  await edit('Title')
  await page.keyboard.press('Control+a')
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  await input.send('Input.imeSetComposition', {
    text: 'にほん',
    selectionStart: 3,
    selectionEnd: 3,
  })
  await input.send('Input.insertText', { text: '日本' })
  await page.keyboard.type(' 2026')
  await expect(page.getByRole('textbox', { name: 'Edit Title' })).toHaveText('日本 2026')
  await page.keyboard.press('Enter')
  await editor.stored((deck) => deck.slides[0]?.slide_title).toBe('日本 2026')
})

test('a list from Word keeps its levels and loses its markers', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  // As Word writes it: paragraphs, whose markers are text.
  const item = (list: string, marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <p class=MsoNormal>Wells<o:p></o:p></p>
    ${item('l0 level1 lfo1', '·', 'North')}
    ${item('l0 level2 lfo1', 'o', 'Third <b>well</b>')}
    ${item('l1 level1 lfo2', '1.', 'Measure')}<!--EndFragment--></body></html>`
  await editor.element(/^Text: Ask/).dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit Text/ })).toBeFocused()
  await page.keyboard.press('Control+a')
  await paste(page, { 'text/html': html })
  await page.keyboard.press('Control+Enter')
  await editor
    .stored((deck) => deck.slides[0]?.text_elements?.[0])
    .toMatchObject({
      content: 'Wells\nNorth\nThird well\nMeasure',
      lines: [{}, { list: 'bullet' }, { list: 'bullet', level: 1 }, { list: 'number' }],
    })
})

test('what is pasted is there even if the text is closed before it is read', async ({
  page,
  openDeck,
}) => {
  await page.route(/readClipboard/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  const editor = await openDeck({ slides })
  await editor.element(/^Text: Ask/).dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit Text/ })).toBeFocused()
  await page.keyboard.press('Control+a')
  await paste(page, { 'text/html': '<ul><li>North</li><li><b>South</b></li></ul>' })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: /^Edit Text/ })).toHaveCount(0)

  await editor.stored((deck) => deck.slides[0]?.text_elements?.[0]?.content).toBe('North\nSouth')
  await expect(editor.element('Text: North South')).toBeVisible()
})

test('a table is put on the slide, written in cell by cell, filled from a spreadsheet and taken back', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const rows = () => editor.stored((deck) => deck.slides[0]?.table?.rows)
  await editor.button('Insert Table').click()
  const dialog = page.getByRole('dialog', { name: 'Insert Table' })
  await dialog.getByRole('button', { name: 'Insert Table' }).click()
  await expect(page.getByRole('textbox', { name: 'Header, column 1' })).toBeFocused()
  await page.keyboard.type('Region')
  await page.keyboard.press('Enter')
  await page.keyboard.type('North')
  await page.keyboard.press('Tab')
  await paste(page, { 'text/plain': '88\t12\n74\t9\n61\t7' })
  await page.getByRole('button', { name: 'Delete row' }).click()
  await page.keyboard.press('Escape')
  await rows().toEqual([
    ['Region', 'Column 2', 'Column 3'],
    ['Row 2', '74', '9'],
    ['', '61', '7'],
  ])
  await expect(editor.element('Table: Region, Column 2, Column 3')).toBeVisible()
  await editor.button('Undo').click()
  await rows().toEqual([
    ['Region', 'Column 2', 'Column 3'],
    ['North', '88', '12'],
    ['Row 2', '74', '9'],
    ['', '61', '7'],
  ])
})

test('words are found in the whole deck and replaced, all of them as one step', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await page.keyboard.press('Control+h')
  const find = page.getByRole('search', { name: 'Find and replace' })
  await find.getByRole('textbox', { name: 'Find' }).fill('well')
  await expect(find.getByRole('status')).toHaveText('5 results')
  await find.getByRole('checkbox', { name: 'Whole words' }).check()
  await expect(find.getByRole('status')).toHaveText('3 results')
  await find.getByRole('checkbox', { name: 'Match case' }).check()
  await find.getByRole('button', { name: 'Next result' }).click()
  await find.getByRole('button', { name: 'Next result' }).click()
  await expect(find.getByRole('status')).toHaveText('2 of 3')
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await find.getByRole('textbox', { name: 'Replace with' }).fill('pump')
  await find.getByRole('button', { name: 'Replace all' }).click()
  await expectToast(page, 'Replaced 3')
  const words = () =>
    editor.stored(({ slides: [first, second] }) => [
      first?.bullet_points[0],
      second?.slide_title,
      second?.bullet_points[0],
      second?.notes,
    ])
  await words().toEqual([
    'Where: every third pump of the old network',
    'A pump for all',
    'Farewell',
    'Say pump.',
  ])
  await page.keyboard.press('Escape')
  await editor.button('Undo').click()
  await words().toEqual([
    'Where: every third well of the old network',
    'A well for all',
    'Farewell',
    'Say well.',
  ])
})

test('a deck that another version stored opens repaired, and says so', async ({
  page,
  makeDeck,
}) => {
  const editor = await makeDeck({ slides })
  await page.route(`**${editor.api}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const deck = await answer.json()
    deck.slides[1] = {
      ...deck.slides[1],
      bullet_points: [null, 7, { text: 'Kept', glow: 1 }],
      text_elements: 'none',
    }
    return route.fulfill({ response: answer, json: deck })
  })
  await editor.goto()
  await expectToast(
    page,
    'This deck was repaired',
    'Slide 2 had content that can’t be shown. It was corrected or removed.',
  )
  await editor.button('Next slide').click()
  await expect(editor.words.filter({ hasText: 'Kept' })).toBeVisible()
})

/** Returns the position of a drawn word: its left edge and the bottom of its line. */
async function placeOf(texts: Locator, word: string) {
  return texts
    .filter({ hasText: word })
    .first()
    .evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        const { left, bottom } = range.getBoundingClientRect()
        return { left, bottom }
      }
      throw new Error(`${wanted} is not drawn`)
    }, word)
}

/** Pastes clipboard data of another program into the focused element. */

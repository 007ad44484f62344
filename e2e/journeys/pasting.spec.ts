import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { paste } from '../fixtures/paste.ts'

const folder = join(import.meta.dirname, '../../fixtures/clipboard')
const fixture = (name: string) => readFileSync(join(folder, name), 'utf8')

const slides = [
  { slide_title: 'Wells', bullet_points: [] },
  { slide_title: 'Water', bullet_points: ['Every third well'] },
]

test('what other programs copy becomes texts, tables and pictures of the slide', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const texts = (index: number) => editor.stored((deck) => deck.slides[index]?.text_elements)

  await test.step('a list with levels becomes a text box', async () => {
    await paste(page, { 'text/html': fixture('google-slides.html') })
    await texts(0).toMatchObject([
      {
        content: 'Inspect every third well\nIn summer',
        lines: [{ list: 'bullet' }, { list: 'bullet', level: 1 }],
      },
    ])
  })

  await test.step('cells become the table of the slide, although a picture of them comes along', async () => {
    await paste(page, { 'text/html': fixture('excel.html'), 'image/png': 'picture' })
    await editor
      .stored((deck) => deck.slides[0]?.table?.rows[2])
      .toEqual(['South', '80', '98765.4', '50%'])
  })

  await test.step('where the slide says something, a table has a slide of its own', async () => {
    await page.keyboard.press('PageDown')
    await expect(editor.element('Bullets')).toBeVisible()
    await paste(page, { 'text/plain': fixture('chat-markdown.txt') })
    await expectToast(page, 'Slide Added', 'For the pasted table')
    await editor
      .stored((deck) => deck.slides.map(({ slide_title: title, table }) => [title, table?.rows[1]]))
      .toEqual([
        ['Wells', ['North', '1234567890123', '1,234.57', '12%']],
        ['Water', undefined],
        ['Water', ['North', '120 m']],
      ])
  })

  await test.step('a page that is too large keeps its words', async () => {
    const html = '<p>Many <b>words</b></p>'.repeat(3_000)
    await paste(page, { 'text/html': html, 'text/plain': 'Many words' })
    await expectToast(
      page,
      'Pasted without formatting',
      'The copied page is too large to keep it. Copy a smaller part.',
    )
    await texts(2).toMatchObject([{ content: 'Many words' }])
  })
})

test('a picture that is pasted in an open text goes on the slide, and the words are kept', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  await page.keyboard.press('PageDown')
  await editor.element('Bullets').dblclick()
  await expect(editor.field('Edit Bullets')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' is dry')
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'blue.png', { type: 'image/png' }))
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, bluePng)

  await expectToast(page, 'Image Added')
  await editor
    .stored((deck) => [deck.slides[1]?.bullet_points, deck.slides[1]?.images?.length])
    .toEqual([['Every third well is dry'], 1])
})

/** 40 by 30 pixels. */
const bluePng =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAK0lEQVR4nO3NMQ0AAAgDsElBKtKQhgw4mvRvqudExGKxWCwWi8VisVj8N14LnHJb7JxhywAAAABJRU5ErkJggg=='

/** Pastes clipboard data of another program on the slide. */

import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'

const slides = [
  {
    slide_title: 'Water of the wells',
    bullet_points: ['Clean water is H2O', 'In spring', 'In autumn', 'Ask the driller'],
    text_elements: [
      {
        content: 'Measured twice a month\nwith the same rope',
        position: { x: 700, y: 420, width: 420, height: 120 },
        style: { fontSize: 24 },
      },
    ],
  },
]

test('bullets get levels and numbers by Tab and by the bar, in the list and in its order', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const bar = page.getByRole('toolbar', { name: 'Text format' })
  const bullets = () => editor.stored(({ slides: [slide] }) => slide?.bullet_points)

  await editor.element('Bullets').dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit / })).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+ArrowDown')
  await bar.getByRole('button', { name: 'Numbered list' }).click()
  await page.keyboard.press('ArrowDown')
  await bar.getByRole('button', { name: 'Increase indent' }).click()
  await bar.getByRole('button', { name: 'Increase indent' }).click()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+Enter')
  await bullets().toEqual([
    'Clean water is H2O',
    { text: 'In spring', list: 'number', level: 1 },
    { text: 'In autumn', list: 'number' },
    { text: 'Ask the driller', level: 1 },
  ])

  await test.step('Enter continues the level, on an empty line it goes back, and Backspace joins', async () => {
    await editor.element('Bullets').dblclick()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Then the school')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Last')
    await page.keyboard.press('Control+Enter')
    await bullets().toMatchObject([
      'Clean water is H2O',
      {},
      {},
      { level: 1 },
      { text: 'Then the school', level: 1 },
      'Last',
    ])
  })

  await editor.button('Undo').click()
  await editor.button('Undo').click()
  await bullets().toEqual(slides[0]?.bullet_points)
})

test('words are raised, lowered, struck, highlighted and set in another font, and cleared', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const bar = page.getByRole('toolbar', { name: 'Text format' })
  const firstBullet = () => editor.stored(({ slides: [slide] }) => slide?.bullet_points[0])
  const select = async (letters: number) => {
    for (let count = 0; count < letters; count += 1) await page.keyboard.press('Shift+ArrowRight')
  }

  await editor.element('Bullets').dblclick()
  await expect(page.getByRole('textbox', { name: /^Edit / })).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await select(1)
  await page.keyboard.press('Control+,')
  await page.keyboard.press('Home')
  await select(5)
  await bar.getByRole('button', { name: 'Strikethrough' }).click()
  await bar.getByRole('button', { name: 'Text Color' }).click()
  await page.getByRole('button', { name: 'Yellow' }).click()
  await bar.getByRole('button', { name: 'Font and Text Size' }).click()
  await page
    .getByRole('region', { name: 'Font and Text Size' })
    .getByRole('combobox', { name: 'Font' })
    .selectOption({ label: 'Georgia' })
  await page.keyboard.press('Control+Shift+>')
  await page.keyboard.press('Control+Enter')
  await firstBullet().toMatchObject({
    text: 'Clean water is H2O',
    runs: [
      { text: 'Clean', strike: true, highlight: '#FEF08A', fontFamily: 'Gelasio' },
      { text: ' water is H' },
      { text: '2', baseline: 'sub' },
      { text: 'O' },
    ],
  })

  await editor.element('Bullets').dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+\\')
  await page.keyboard.press('Control+Enter')
  await firstBullet().toBe('Clean water is H2O')
})

test('the panel sets font and spacing of whole texts, and keys their size and alignment', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const style = () => editor.stored(({ slides: [slide] }) => slide?.text_elements?.[0]?.style)
  const panel = page.getByRole('complementary')

  await editor.element(/^Text: /).click()
  await panel.getByRole('combobox', { name: 'Font' }).selectOption({ label: 'Archivo' })
  await panel.getByRole('combobox', { name: 'Line spacing' }).selectOption('1.5')
  await panel.getByRole('combobox', { name: 'Paragraph spacing' }).selectOption('12')
  await style().toMatchObject({ fontFamily: 'Archivo', lineSpacing: 1.5, paragraphSpacing: 12 })
  await expectAccessible(page)

  await editor.element(/^Text: /).click()
  await page.keyboard.press('Control+Shift+>')
  await page.keyboard.press('Control+Shift+E')
  await page.keyboard.press('Control+Shift+X')
  await style().toMatchObject({ fontSize: 26, textAlign: 'center', strike: true })

  await page.keyboard.press('Control+\\')
  await style().toEqual({ textAlign: 'center' })
})

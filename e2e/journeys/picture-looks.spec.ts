import { expect, test } from '../fixtures/editorTest.ts'
import { images, png } from '../fixtures/pages/imageDialog.ts'

const place = { size: { width: 300, height: 200 } }
const photo = (url: string, id: string, x: number) => ({
  id,
  url,
  type: 'upload',
  alt: `Photo ${id}`,
  position: { x, y: 250 },
  ...place,
})
const shape = {
  id: 'shape',
  url: '',
  type: 'shape',
  position: { x: 820, y: 250 },
  ...place,
  shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 300, height: 200 },
}
test('the panel frames a picture, fades it, rounds it and lets it cast a shadow', async ({
  page,
  openDeck,
}) => {
  const response = await page.request.post('/api/uploads', {
    multipart: { file: { name: 'photo.png', mimeType: 'image/png', buffer: png } },
  })
  const { url }: { url: string } = await response.json()
  const one = photo(url, 'one', 60)
  const editor = await openDeck({
    slides: [
      {
        slide_title: 'Looks',
        bullet_points: [],
        layout_template: 'title only',
        images: [one, photo(url, 'two', 440), shape],
      },
    ],
  })
  const stored = () => editor.stored((deck) => images(deck))
  const enter = async (name: string, value: string) => {
    await editor.field(name).fill(value)
    await editor.field(name).press('Enter')
  }
  const look = { opacity: 0.4, borderWidth: 4, borderRadius: 60, borderColor: '#DC2626' }

  await test.step('one picture', async () => {
    await editor.element('Image: Photo one').click()
    await enter('Opacity', '40')
    await enter('Border width', '4')
    await enter('Corner radius', '60')
    await page.getByRole('region', { name: 'Border' }).getByTitle('Red').click()
    await page.getByText('Dashed', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Shadow' }).check()
    await stored().toMatchObject([{ ...look, borderDash: 'dash', shadow: true }, {}, {}])
    expect(images(await editor.read())[1]).not.toHaveProperty('opacity')
  })

  await test.step('its style goes to another picture', async () => {
    await page.keyboard.press('Escape')
    await editor.element('Image: Photo one').click()
    await page.keyboard.press('Control+Alt+c')
    await editor.element('Image: Photo two').click()
    await page.keyboard.press('Control+Alt+v')
    await stored().toMatchObject([{}, { ...look, borderDash: 'dash', shadow: true }, {}])
  })

  await test.step('a picture and a shape together take what they share', async () => {
    await editor.element(/^Shape/).click({ modifiers: ['Shift'] })
    await page.getByText('Dotted', { exact: true }).click()
    await enter('Opacity', '70')
    await stored().toMatchObject([
      { opacity: 0.4, borderDash: 'dash' },
      { opacity: 0.7, borderDash: 'dot' },
      { shapeData: { fillOpacity: 0.7, borderDash: 'dot' } },
    ])
    await page.keyboard.press('Escape')
    await editor.button('Undo').click()
    await stored().toMatchObject([{}, { opacity: 0.4 }, { shapeData: { borderDash: 'dot' } }])
  })

  await test.step('the picture is reset in one step', async () => {
    await editor.element('Image: Photo one').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Reset picture/ }).click()
    await editor.stored((deck) => images(deck)[0]).toEqual(one)
    await editor.button('Undo').click()
    await stored().toMatchObject([look, {}, {}])
  })
})

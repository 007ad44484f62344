import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const fixtures = '../../fixtures'

interface Golden {
  readonly slides: Readonly<Record<string, unknown>>[]
}

/** The golden deck with every kind of element, with its pictures uploaded. */
async function everyElement(page: Page): Promise<Golden> {
  let text = await readText('decks/every-element.json')
  for (const url of new Set(text.match(/\/files\/[\w.-]+/gu))) {
    const name = url.slice('/files/'.length)
    const uploaded = await page.request.post('/api/uploads', {
      multipart: {
        file: {
          name,
          mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg',
          buffer: await readFile(new URL(`${fixtures}/pictures/${name}`, import.meta.url)),
        },
      },
    })
    expect(uploaded.ok()).toBe(true)
    text = text.replaceAll(url, (await uploaded.json()).url)
  }
  return JSON.parse(text)
}

async function readText(file: string): Promise<string> {
  return await readFile(new URL(`${fixtures}/${file}`, import.meta.url), 'utf8')
}

test('every kind of element is the same on the canvas, in the list, to readers and in a show, and survives a copy and a restore', async ({
  page,
  browser,
  server,
  openDeck,
}) => {
  test.setTimeout(180_000)
  const { slides } = await everyElement(page)
  const editor = await openDeck({ slides })
  const stored = (await editor.read()).slides
  expect(stored).toMatchObject(slides)
  const drawn: Drawing[] = []
  for (let index = 0; index < stored.length; index += 1) {
    await editor.showSlide(editor.thumbs.nth(index))
    await expect(editor.canvas).toHaveAccessibleName(`Slide ${index + 1}`)
    const drawing = await drawingOf(editor.canvas)
    expect(drawing.length, `marks on slide ${index + 1}`).toBeGreaterThan(10)
    drawn.push(drawing)
    await expect.poll(() => drawingOf(editor.thumbs.nth(index))).toEqual(drawing)
  }

  await test.step('a reader', async () => {
    const guest = await anotherPerson(browser, server)
    await page.request.post(`${editor.api}/collaborators`, {
      data: { email: guest.email, role: 'viewer' },
    })
    await guest.page.goto(editor.url)
    for (const [index, { id }] of stored.entries()) {
      const shown = guest.page.locator(`[data-slide-id="${id}"]`)
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => drawingOf(shown)).toEqual(drawn[index])
    }
    await guest.close()
  })

  await test.step('a show', async () => {
    for (const [index, drawing] of drawn.entries()) {
      await page.goto(`/slideshow/${editor.id}#${index + 1}`)
      await page.reload()
      await expect.poll(() => drawingOf(page.getByRole('main').getByRole('group'))).toEqual(drawing)
    }
  })

  await test.step('a copy in another deck', async () => {
    await editor.goto()
    await editor.thumbs.first().click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    const other = await openDeck({ slides: [{ slide_title: 'Before', bullet_points: [] }] })
    await other.thumbs.first().click()
    await page.keyboard.press('Control+v')
    await other.stored((copy) => copy.slides.length).toBe(stored.length + 1)
    expect(withoutIds((await other.read()).slides.slice(1))).toEqual(withoutIds(stored))
  })

  await test.step('a restored version', async () => {
    await editor.goto()
    for (const _ of stored.slice(1)) await removeShownSlide(editor)
    await editor.stored((now) => now.slides.length).toBe(1)
    await editor.saved()
    await editor.button('Version history').click()
    const dialog = page.getByRole('dialog', { name: 'Version history' })
    await dialog.getByRole('checkbox', { name: 'Show every save' }).check()
    await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').last().click()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expectToast(page, 'Version Restored')
    await editor.stored((now) => now.slides).toEqual(stored)
  })
})

async function removeShownSlide(editor: DeckEditor): Promise<void> {
  const before = await editor.thumbs.count()
  await editor.chooseInSlideMenu('Delete Current Slide')
  await expect(editor.thumbs).toHaveCount(before - 1)
}

type Drawing = readonly string[]

/** What a slide's drawing paints: its marks in order, without the names that each drawing has of its own. */
async function drawingOf(place: Locator): Promise<Drawing> {
  return await place.evaluate((element) => {
    const own = new Set(['id', 'class', 'style', 'clip-path', 'mask', 'filter', 'href'])
    const isOwn = ({ name, value }: Attr) =>
      own.has(name) || name.startsWith('data-') || value.startsWith('url(')
    const slide = element.querySelector('svg[viewBox="0 0 1200 675"]') ?? element
    return [...slide.querySelectorAll('path, text, image, rect, stop')].map((mark) => {
      const attributes = [...mark.attributes]
        .filter((attribute) => !isOwn(attribute))
        .map(({ name, value }) => `${name}=${value}`)
      return `${mark.tagName} ${attributes.toSorted().join(' ')} ${mark.textContent}`
    })
  })
}

/** Replaces IDs by their order of appearance: copies have new ones. */
function withoutIds(slides: unknown): unknown {
  const order = new Map<string, string>()
  const text = JSON.stringify(slides)
  for (const [, id = ''] of text.matchAll(/"id":"([^"]+)"/gu)) order.set(id, `id-${order.size}`)
  return JSON.parse(
    text.replaceAll(/"(id|element)":"([^"]+)"/gu, (whole, key, id) => {
      const name = order.get(id)
      return name === undefined ? whole : `"${key}":"${name}"`
    }),
  )
}

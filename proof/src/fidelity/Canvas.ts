import { SlideSvg, fontFaceCss } from '@deckloom/render-react'
import type { Scene } from '@deckloom/scene'
import { fontFaces, type FontBook } from '@deckloom/text'
import { chromium, type Browser, type Page, type Route } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CorpusPicture } from '../corpus/corpusPictures.ts'
import { readPng } from './pngFile.ts'
import type { Raster } from './raster.ts'

const origin = 'http://corpus.example'

/** Draws slides as the product does, in a real browser. */
export class Canvas {
  readonly #browser: Browser
  readonly #page: Page

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
  }

  static async open(
    fonts: FontBook,
    pictures: ReadonlyMap<string, CorpusPicture>,
  ): Promise<Canvas> {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
    })
    const page = await browser.newPage({ viewport: { width: 1200, height: 675 } })
    await page.route('**/*', async (route) => await answer(route, { fonts, pictures }))
    await page.goto(origin)
    // Background images report no load event, so all pictures are loaded before the first slide.
    await page.evaluate(`Promise.all(${JSON.stringify([...pictures.keys()])}.map((address) => {
      const picture = new Image()
      picture.src = address
      ;(window.kept ??= []).push(picture)
      return picture.decode()
    }))`)
    return new Canvas(browser, page)
  }

  async draw(scene: Scene): Promise<Raster> {
    const markup = renderToStaticMarkup(createElement(SlideSvg, { scene }))
    await this.#page.evaluate(
      `document.getElementById('slide').innerHTML = ${JSON.stringify(markup)}`,
    )
    await this.#page.evaluate(settled)
    return readPng(await this.#page.screenshot())
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

/** Evaluated in the page: waits until fonts and pictures are loaded or have failed. */
const settled = `(async () => {
  await document.fonts.ready
  const images = [...document.querySelectorAll('image')]
  await Promise.all(images.map((image) => image.decode?.().catch(() => {})))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
})()`

async function answer(
  route: Route,
  {
    fonts,
    pictures,
  }: { readonly fonts: FontBook; readonly pictures: ReadonlyMap<string, CorpusPicture> },
): Promise<void> {
  const { pathname, origin: asked } = new URL(route.request().url())
  if (asked !== origin) return await route.abort()
  if (pathname === '/') return await route.fulfill({ contentType: 'text/html', body: document() })
  const face = fontFaces.find(({ file }) => pathname === `/fonts/${file}`)
  if (face) {
    return await route.fulfill({ contentType: 'font/ttf', body: Buffer.from(fonts.bytes(face.id)) })
  }
  const picture = pictures.get(pathname)
  if (!picture) return await route.fulfill({ status: 404 })
  await route.fulfill({ contentType: picture.mime, body: Buffer.from(picture.bytes) })
}

function document(): string {
  return `<!doctype html><style>${fontFaceCss(fontFaces, '/fonts')}
    body { margin: 0 } svg { display: block; width: 1200px; height: 675px }</style><div id="slide"></div>`
}

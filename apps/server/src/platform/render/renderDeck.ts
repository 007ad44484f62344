import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Slide } from '@deckloom/deck'
import { renderPdf } from '@deckloom/render-pdf'
import { renderPng, renderSvg } from '@deckloom/render-png'
import { renderPptx, zipOf } from '@deckloom/render-pptx'
import type { Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import {
  type DeckRenderer,
  RenderCanceled,
  type RenderControl,
  type Rendered,
  type RenderRequest,
} from './deckRenderer.ts'
import { SceneCache } from './SceneCache.ts'
import { noPicturesFor, picturesFor, type ScenePictures } from './scenePictures.ts'

type FontBook = Awaited<ReturnType<typeof loadFontBook>>

/** Memory for the cached scenes of one renderer: a dozen decks of 25 slides. */
const keptBytes = 48 * 1024 * 1024

/**
 * The product's renderer: lays every slide out once and passes the scenes to the format's writer.
 * `fontFolder` contains the font files, by default those of the installed packages; they are read
 * at the first export. Pictures are never fetched: that would allow server-side request forgery.
 */
export function createDeckRenderer(fontFolder?: string): DeckRenderer {
  let loading: Promise<FontBook> | undefined
  const scenes = new SceneCache(keptBytes)
  return async (request, control = {}) => {
    loading ??= loadFontBook(fontFolder)
    return await renderDeck({ fonts: await loading, scenes }, request, control)
  }
}

interface Tools {
  readonly fonts: FontBook
  readonly scenes: SceneCache
}

async function renderDeck(
  tools: Tools,
  request: RenderRequest,
  control: RenderControl,
): Promise<Rendered> {
  const scenes: Scene[] = []
  const shown = shownSlides(request)
  // For raster output drawing takes the time; otherwise layout does.
  const drawing = request.output.format === 'png' || request.output.format === 'svg'
  for (const { slide, index, count } of shown) {
    stopIfCanceled(control)
    scenes.push(
      tools.scenes.sceneFor(slide, { fonts: tools.fonts, deckTitle: request.title, index, count }),
    )
    if (!drawing) control.onSlide?.(scenes.length, shown.length)
  }
  const job = { tools, request, control, scenes, slides: shown.map(({ slide }) => slide) }
  const pictures = picturesFor(scenes, request.pictures)
  try {
    return { bytes: await write(job, pictures), warnings: pictures.warnings }
  } catch (error) {
    if (error instanceof RenderCanceled || request.pictures.size === 0) throw error
    const none = noPicturesFor(scenes)
    return { bytes: await write(job, none), warnings: none.warnings }
  }
}

function shownSlides({ slides, output }: RenderRequest) {
  const only = 'only' in output ? slides[output.only ?? -1] : undefined
  // Hidden slides are left out of pages; PowerPoint keeps them and skips them in a show.
  const shown = slides.filter(
    (slide) => output.format === 'pptx' || slide === only || slide.hidden !== true,
  )
  return shown
    .map((slide, index) => ({ slide, index, count: shown.length }))
    .filter(({ slide }) => only === undefined || slide === only)
}

interface Job {
  readonly tools: Tools
  readonly request: RenderRequest
  readonly control: RenderControl
  readonly scenes: readonly Scene[]
  /** The slides that the scenes were laid out from. */
  readonly slides: readonly Slide[]
}

async function write(job: Job, { images }: ScenePictures): Promise<Uint8Array> {
  const { fonts } = job.tools
  const { title, author, createdAt, output } = job.request
  const document = { title, ...(author !== undefined && { author }), images }
  switch (output.format) {
    case 'pdf':
      return await renderPdf(job.scenes, { ...document, createdAt, fonts })
    case 'pptx':
      return renderPptx(job.scenes, {
        ...document,
        createdAt,
        slides: job.slides,
        ...(output.threads && { threads: output.threads }),
      })
    case 'png':
      return await draw(job, (scene) => renderPng(scene, { width: output.width, fonts, images }))
    case 'svg':
      return await draw(job, (scene) => Buffer.from(renderSvg(scene, { fonts, images })))
  }
}

/** One picture, or a ZIP file with one per slide. */
async function draw(job: Job, picture: (scene: Scene) => Uint8Array): Promise<Uint8Array> {
  const { scenes, control, request } = job
  const drawn: Uint8Array[] = []
  for (const scene of scenes) {
    stopIfCanceled(control)
    drawn.push(picture(scene))
    control.onSlide?.(drawn.length, scenes.length)
    // resvg's bitmaps, 8 MB a slide, are only released between turns of the event loop.
    await nextTurn()
  }
  const [first] = drawn
  if ('only' in request.output && first) return first
  const digits = Math.max(2, String(drawn.length).length)
  const files = drawn.map((bytes, index) => ({
    path: `slide-${String(index + 1).padStart(digits, '0')}.${request.output.format}`,
    bytes,
  }))
  return zipOf(files, request.createdAt)
}

function stopIfCanceled({ signal }: RenderControl): void {
  if (signal?.aborted) throw new RenderCanceled()
}

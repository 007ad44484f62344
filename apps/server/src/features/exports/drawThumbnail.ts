import { createHash } from 'node:crypto'
import type { Slide } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import { ownPictures } from '../../platform/pictures/ownPictures.ts'
import { RenderCanceled, type RenderRequest } from '../../platform/render/deckRenderer.ts'
import type { ExportPorts } from './exportPresentation.ts'
import { findDeck } from './exportsRepository.ts'

export interface ThumbnailRequest {
  readonly id: number
  readonly userId: string
  readonly slideId: string
  readonly width: number
  readonly signal: AbortSignal
  /** Whether the client has the picture with this ETag. */
  readonly has: (tag: string) => boolean
}

export interface Thumbnail {
  readonly tag: string
  /** PNG; absent if the client has it. */
  readonly bytes?: Uint8Array
}

/** A thumbnail of one slide of a deck that the caller may read; undefined once canceled. */
export async function drawThumbnail(
  { queries, uploads, render, drawnBy }: ExportPorts,
  { slideId, width, signal, has, ...which }: ThumbnailRequest,
): Promise<Thumbnail | Failure | undefined> {
  const deck = await findDeck(queries, which)
  const only = deck?.slides.findIndex(({ id }) => id === slideId) ?? -1
  const slide = deck?.slides[only]
  if (!deck || !slide) return new Failure('not_found')
  const request = {
    title: deck.title,
    slides: deck.slides,
    author: undefined,
    createdAt: deck.createdAt,
    output: { format: 'png', width, only },
  } as const
  const tag = tagOf(request, slide, drawnBy)
  if (has(tag)) return { tag }
  try {
    const pictures = await ownPictures(uploads, [slide])
    const { bytes } = await render({ ...request, pictures }, { signal })
    return { tag, bytes }
  } catch (error) {
    if (error instanceof RenderCanceled) return undefined
    throw error
  }
}

/**
 * The ETag, equal on all servers: covers the rendering code, the slide, its number, the deck's
 * title in its footer, and the size.
 */
function tagOf(
  { title, slides, output }: Omit<RenderRequest, 'pictures'>,
  slide: Slide,
  drawnBy: string,
): string {
  const shown = slides.filter((other) => other === slide || other.hidden !== true)
  const parts = [drawnBy, slide, shown.indexOf(slide), shown.length, title, output]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
}

import { type ThemeChoice, writeContent } from '@deckloom/deck'
import { type IllustrationName, illustrationUrl } from '@deckloom/themes'
import { shownBy } from '@deckloom/writer'
import type { DeckRenderer } from '../../platform/render/deckRenderer.ts'
import type { PoolControl } from '../../platform/render/RenderPool.ts'

export interface Drawing {
  readonly motif: IllustrationName
  readonly look: ThemeChoice
  /** Varies the drawing, 0 to 999,999. */
  readonly seed: number
}

/** Returns what a drawing shows: 'A river winding through hills'. */
export function describeDrawing({ motif }: Drawing): string {
  const words = shownBy(motif)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The renderer of the exports, on its threads. */
export type Draw = DeckRenderer<PoolControl>

/** A drawing as a 16:9 PNG, rendered from a page with nothing else. */
export async function drawPicture(
  draw: Draw,
  { motif, look, seed }: Drawing,
  { width, signal }: { readonly width: number; readonly signal?: AbortSignal },
): Promise<Uint8Array> {
  const page = writeContent({
    id: 'picture',
    title: '',
    bullets: [],
    visualType: 'photo',
    visualDescription: '',
    layout: 'title only',
    theme: look,
    texts: [],
    visuals: [
      {
        kind: 'picture',
        id: 'drawing',
        url: illustrationUrl(motif, seed),
        origin: 'generated',
        position: { x: 0, y: 0 },
        size: { width: 1_200, height: 675 },
      },
    ],
  })
  const request = {
    title: '',
    slides: [page],
    author: undefined,
    createdAt: new Date(0),
    output: { format: 'png', width, only: 0 },
    pictures: new Map(),
  } as const
  const { bytes } = await draw(request, signal ? { signal } : {})
  return bytes
}

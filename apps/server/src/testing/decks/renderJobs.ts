import { randomUUID } from 'node:crypto'
import type { Slide } from '@deckloom/deck'
import { createEmbeddedWriter, writeDeck } from '@deckloom/writer'
import type { RenderRequest } from '../../platform/render/deckRenderer.ts'

/** Slides of the embedded writer. */
export async function writtenSlides(slideCount: number): Promise<readonly Slide[]> {
  const prompt = 'Solar power for schools'
  const request = { prompt, slideCount, presentationType: 'pitch' } as const
  const slides: Slide[] = []
  for await (const step of writeDeck(createEmbeddedWriter({ newId: randomUUID }), request)) {
    if (step.kind === 'slide') slides.push(step.slide)
  }
  return slides
}

/** A PDF of the slides by default. */
export function jobOf(
  slides: readonly Slide[],
  overrides: Partial<RenderRequest> = {},
): RenderRequest {
  return {
    title: 'Solar power',
    slides,
    author: 'Ada Weaver',
    createdAt: new Date('2026-05-01T12:00:00Z'),
    output: { format: 'pdf' },
    pictures: new Map(),
    ...overrides,
  }
}

/** The first slide of a deck with pictures at the given URLs. */
export function picturedSlide(slides: readonly Slide[], urls: readonly string[]): Slide {
  const [first] = slides
  if (!first) throw new Error('There is no slide')
  const images = urls.map((url, index) => ({
    id: `i${index}`,
    url,
    type: 'stock' as const,
    position: { x: 10, y: 10 },
    size: { width: 200, height: 100 },
  }))
  return { ...first, images }
}

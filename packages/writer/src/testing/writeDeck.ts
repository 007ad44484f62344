import { bulletText, layouts, ownVisuals, type Slide } from '@deckloom/deck'
import { createEmbeddedWriter } from '../createEmbeddedWriter.ts'
import type { WriteRequest } from '../types.ts'
import { writeDeck as writeSteps } from '../writeDeck.ts'

export interface WrittenDeck {
  readonly title: string
  readonly titles: readonly string[]
  readonly slides: readonly Slide[]
}

/** Runs the embedded writer to its end, with sequential IDs. */
export async function writeDeck(request: WriteRequest): Promise<WrittenDeck> {
  let count = 0
  const newId = () => `id-${(count += 1)}`
  let outline: { title: string; titles: readonly string[] } = { title: '', titles: [] }
  const slides: Slide[] = []
  for await (const step of writeSteps(createEmbeddedWriter({ newId }), request)) {
    if (step.kind === 'outline') {
      const { title, entries } = step.outline
      outline = { title, titles: entries.map((entry) => entry.title) }
    }
    if (step.kind === 'slide') slides.push(step.slide)
  }
  return { title: outline.title, titles: outline.titles, slides }
}

/** Returns all visible text of a slide, except a section number. */
export function wordsOf(slide: Slide): string {
  const labels = ownVisuals(slide).flatMap((visual) => [
    visual.alt ?? '',
    visual.title ?? '',
    ...(visual.kind === 'chart'
      ? visual.chart.data.map(({ label, value }) => `${label} ${value}`)
      : []),
  ])
  const eyebrow = layouts[slide.layout_template].part === 'section' ? '' : (slide.eyebrow ?? '')
  const bullets = slide.bullet_points.map((bullet) => bulletText(bullet))
  return [
    slide.slide_title,
    ...bullets,
    eyebrow,
    slide.notes ?? '',
    slide.visual_description,
    ...labels,
  ].join('\n')
}

/** Returns the numbers in a text without thousands separators. */
export function numbersIn(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,' ]\d+)*/gu) ?? []).flatMap((number) => [
    number.replace(/[,' ]/gu, ''),
    ...number.split(/[.,' ]/u),
  ])
}

import { deckLimits, type ImageItem, type Slide } from '@deckloom/deck'
import { nothing, oneVersion } from './outcome.ts'
import type { AssistOutcome } from './types.ts'

/** Words for people who do not see the pictures, from what is known of each; those that have some keep them. */
export function described(slide: Slide): AssistOutcome {
  const silent = (slide.images ?? []).filter(({ alt = '' }) => alt.trim() === '')
  if (silent.length === 0) return nothing('Every picture on this slide has a description.')
  const found = new Map(silent.map((image) => [image.id, descriptionOf(image)] as const))
  const count = [...found.values()].filter((words) => words !== undefined).length
  if (count === 0) {
    return nothing(
      'Nothing is known about these pictures: only a person or a model that sees them can tell.',
    )
  }
  return oneVersion(count === 1 ? 'One description' : `${count} descriptions`, {
    ...slide,
    images: (slide.images ?? []).map((image) => {
      const alt = found.get(image.id)
      return alt === undefined ? image : { ...image, alt }
    }),
  })
}

/** What the picture is known to show; undefined where nobody said. */
export function descriptionOf(image: ImageItem): string | undefined {
  const words = said(image)?.trim()
  return words ? words.slice(0, deckLimits.visualDescriptionLength) : undefined
}

function said({
  chartData,
  shapeData,
  iconData,
  title,
  prompt,
  url,
}: ImageItem): string | undefined {
  if (chartData) {
    const points = chartData.data.map(({ label, value }) => `${label} ${value}`).join(', ')
    return `${charts[chartData.type]}: ${chartData.title}. ${points}.`
  }
  if (shapeData) return shapeData.text
  if (iconData) return iconData.name.replaceAll('-', ' ')
  // The illustrator's addresses name what they show.
  const drawn = /^illustration:([a-z-]+)/u.exec(url)?.[1]
  return title ?? prompt ?? drawn?.replaceAll('-', ' ')
}

const charts = {
  pie: 'Pie chart',
  donut: 'Donut chart',
  bar: 'Bar chart',
  'horizontal-bar': 'Bar chart',
  line: 'Line chart',
  area: 'Area chart',
  'stacked-bar': 'Stacked bar chart',
} as const

import {
  chartTypes,
  deckLimits,
  mapVisuals,
  ownVisuals,
  type Slide,
  type Visual,
} from '@deckloom/deck'
import { reportNothing, oneVersion } from './outcome.ts'
import type { AssistOutcome } from './types.ts'

/** Adds alternative texts from what is known about each picture; existing ones are kept. */
export function describePictures(slide: Slide): AssistOutcome {
  const silent = ownVisuals(slide).filter(({ alt = '' }) => alt.trim() === '')
  if (silent.length === 0) return reportNothing('Every picture on this slide has a description.')
  const found = new Map(silent.map((visual) => [visual.id, descriptionOf(visual)] as const))
  const count = [...found.values()].filter((words) => words !== undefined).length
  if (count === 0) {
    return reportNothing(
      'Nothing is known about these pictures: only a person or a model that sees them can tell.',
    )
  }
  return oneVersion(
    count === 1 ? 'One description' : `${count} descriptions`,
    mapVisuals(slide, (visual) => {
      const alt = found.get(visual.id)
      return alt === undefined ? visual : { ...visual, alt }
    }),
  )
}

/** Returns what a picture is known to show, or undefined if nothing is known. */
export function descriptionOf(visual: Visual): string | undefined {
  const words = describeVisual(visual)?.trim()
  return words ? words.slice(0, deckLimits.visualDescriptionLength) : undefined
}

function describeVisual(visual: Visual): string | undefined {
  switch (visual.kind) {
    case 'chart': {
      const { type, title, data } = visual.chart
      const points = data.map(({ label, value }) => `${label} ${value}`).join(', ')
      return `${chartTypes[type].spoken}: ${title}. ${points}.`
    }
    case 'shape':
      return visual.shape.text
    case 'icon':
      return visual.icon.name.replaceAll('-', ' ')
    case 'line':
      return undefined
    case 'picture': {
      // URLs of built-in illustrations name what they show.
      const drawn = /^illustration:([a-z-]+)/u.exec(visual.url)?.[1]
      return visual.title ?? visual.prompt ?? drawn?.replaceAll('-', ' ')
    }
  }
}

import type { Slide } from '@deckloom/deck'
import { listAlternatives } from './listAlternatives.ts'
import { describePictures } from './describePictures.ts'
import { asChart } from './asChart.ts'
import { asTable } from './asTable.ts'
import { asTimeline } from './asTimeline.ts'
import { shortenPoints } from './shortenPoints.ts'
import { withNotes } from './withNotes.ts'
import {
  type AssistOutcome,
  type ownActions,
  type SlideAction,
  type SlideAssistant,
} from './types.ts'

export interface EmbeddedAssistantOptions {
  /** Returns a new ID on each call. */
  readonly newId: () => string
}

/**
 * Creates the assistant that needs no API key and no network. It arranges, condenses and counts what the slide says and
 * adds nothing; actions that need new wording are left to a model.
 */
export function createEmbeddedAssistant({ newId }: EmbeddedAssistantOptions): SlideAssistant {
  const own: Readonly<Record<(typeof ownActions)[number], (slide: Slide) => AssistOutcome>> = {
    shorten: shortenPoints,
    chart: (slide) => asChart(slide, newId),
    table: asTable,
    timeline: asTimeline,
    alternatives: listAlternatives,
    notes: withNotes,
    alt: describePictures,
  }
  const isOwn = (action: SlideAction): action is keyof typeof own => action in own
  return {
    name: 'embedded',
    assist: async ({ action, slide }) =>
      isOwn(action) ? own[action](slide) : { kind: 'needs-model' },
  }
}

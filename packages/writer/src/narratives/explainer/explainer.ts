import type { Narrative } from '../narrative.ts'
import { inside } from './inside.ts'
import { meaning } from './meaning.ts'
import { opening } from './opening.ts'
import { views } from './views.ts'

/** Somebody makes a subject of general interest understood. */
export const explainer: Narrative = {
  id: 'explainer',
  leads: [
    'For {audience}: what it is, how it works, what people argue about, and what it means',
    'What it is, how it works, what people argue about, and what it means',
  ],
  chapters: [opening, inside, views, meaning],
  closing: {
    titles: ['Now explain {short} to somebody else', 'Now explain it to somebody else'],
    leads: ['Take one idea from this talk and tell it to one person today.'],
    contacts: ['Questions to: [name]', 'Read more: [one source]', 'Slides: [where they are kept]'],
    notes: 'End with the idea that you would keep if you could keep only one.',
  },
}

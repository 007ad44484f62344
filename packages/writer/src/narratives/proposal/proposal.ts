import type { Narrative } from '../narrative.ts'
import { change } from './change.ts'
import { choice } from './choice.ts'
import { effect } from './effect.ts'
import { situation } from './situation.ts'

/** Somebody argues for doing something: a change, a purchase, a project. */
export const proposal: Narrative = {
  id: 'proposal',
  leads: [
    'A proposal for {audience}: the situation, the change, its effect and the decision',
    'The situation, the change, its effect and the decision',
  ],
  chapters: [situation, change, effect, choice],
  closing: {
    titles: ['Decide today: a first step towards {short}', 'Decide today on a first small step'],
    leads: ['Agree on one trial, one owner and one date to look at the result.'],
    contacts: ['Owner: [name]', 'Trial begins: [date]', 'We decide: [date]'],
    notes:
      'Ask for the smallest yes that moves things forward, and stay silent until somebody answers.',
  },
}

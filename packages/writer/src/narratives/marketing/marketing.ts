import type { Narrative } from '../narrative.ts'
import { audience } from './audience.ts'
import { execution } from './execution.ts'
import { message } from './message.ts'
import { reach } from './reach.ts'

/** How something finds those it is made for. */
export const marketing: Narrative = {
  id: 'marketing',
  leads: [
    'A plan for {audience}: whom we want to reach, what we say, where, and what it brings',
    'Whom we want to reach, what we say, where, and what it brings',
  ],
  chapters: [audience, message, reach, execution],
  closing: {
    titles: ['Approve the first wave for {short}', 'Approve the first wave'],
    leads: ['Agree today on one audience, one message and the budget for the first test.'],
    contacts: ['Owner: [name]', 'Budget: [amount]', 'First wave: [date]'],
    notes:
      'Ask for approval of the first wave only. The second is decided by what the first one shows.',
  },
}

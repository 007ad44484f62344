import type { Narrative } from '../narrative.ts'
import { findings } from './findings.ts'
import { next } from './next.ts'
import { reasons } from './reasons.ts'
import { scope } from './scope.ts'

/** Somebody reports to those who decide: what was found, why, and what follows. */
export const report: Narrative = {
  id: 'report',
  leads: [
    'A report to {audience}: what we looked at, what we found, why, and what follows',
    'What we looked at, what we found, why, and what follows',
  ],
  chapters: [scope, findings, reasons, next],
  closing: {
    titles: ['Decide now what follows from {short}', 'Decide now what follows from this'],
    leads: ['Agree on owners and dates for each step before we leave the room.'],
    contacts: ['Questions to: [name]', 'Full data: [where it is kept]', 'Next report: [date]'],
    notes:
      'Read the decisions aloud and note an owner for each. A report without one is only news.',
  },
}

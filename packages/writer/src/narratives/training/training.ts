import type { Narrative } from '../narrative.ts'
import { apply } from './apply.ts'
import { learn } from './learn.ts'
import { practise } from './practise.ts'
import { start } from './start.ts'

/** Somebody learns to do something. */
export const training: Narrative = {
  id: 'training',
  leads: [
    'A training for {audience}: why it matters, how it works, practice and next steps',
    'Why it matters, how it works, practice and next steps',
  ],
  chapters: [start, learn, practise, apply],
  closing: {
    titles: [
      'Try {activity} once before tomorrow ends',
      'Put {thing} into practice before tomorrow ends',
      'Try it once before tomorrow ends',
    ],
    leads: ['Choose one thing from today, do it, and tell one colleague how it went.'],
    contacts: ['Ask: [name]', 'Material: [where it is kept]', 'We meet again: [date]'],
    notes: 'Let everybody say aloud what they will try first. Then close.',
  },
}

import type { Narrative } from '../narrative.ts'
import { answer } from './answer.ts'
import { business } from './business.ts'
import { need } from './need.ts'
import { plan } from './plan.ts'

/** Somebody asks for money or support for something they make. */
export const venture: Narrative = {
  id: 'venture',
  leads: [
    'A pitch for {audience}: the need, the answer, the business and the plan',
    'The need, the answer, the business and the plan',
  ],
  chapters: [need, answer, business, plan],
  closing: {
    titles: [
      'Help us bring {short} to {customers}',
      'Help us bring {short} to {place}',
      'Help us bring {short} to market',
      'Join us at the beginning',
    ],
    leads: [
      'What we ask< of {audience}>: [amount or help], decided by [date].',
      'What we ask: [amount or help], decided by [date].',
    ],
    contacts: [
      'Talk to: [name]',
      'Write to: [e-mail]',
      'Next step: [a date for a visit or a call]',
    ],
    notes: 'End on the ask, then stop talking. Leave this slide up during questions.',
  },
}

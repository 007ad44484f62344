import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { pointLists } from '../pointLists.ts'
import { longTitle, repeatPoint } from '../sampleWords.ts'

/** What happens when. */
export const timeline = {
  label: 'Timeline',
  limits: { title: 84, items: [3, 6], item: 90 },
  starter: {
    bullets: [
      'First: what happens',
      'Next: what happens',
      'Then: what happens',
      'Last: what happens',
    ],
  },
  points: 'leads',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'itself',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'timeline',
  form: {
    name: 'dates',
    rule: '3 to 6 moments, each "When: what"',
    items: 6,
    characters: 90,
    title: 84,
    otherwise: pointLists,
  },
  alternative: null,
} as const satisfies LayoutDefinition

export const timelineSamples: LayoutSamples = {
  shortest: { title: 'Plan', eyebrow: '', bullets: ['2026: Go', '2027: Done'] },
  typical: {
    title: 'Sixty stores by the end of next year, in four waves',
    eyebrow: 'Roll-out',
    bullets: [
      'Oct 2026: Fourteen open, pilot reviewed by the board',
      'Jan 2027: Wave one, twelve in the north',
      'May 2027: Wave two, sixteen on the coast',
      'Nov 2027: Wave three, eighteen in the capital',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(
      6,
      'September 2026',
      'Fourteen are open, and the pilot is reviewed by the board',
    ),
  },
}

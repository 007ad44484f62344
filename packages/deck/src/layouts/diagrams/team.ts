import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longTitle, repeatPoint } from '../sampleWords.ts'

/** People and what they do. */
export const team = {
  label: 'Team',
  limits: { title: 84, items: [2, 4], item: 84 },
  starter: {
    bullets: ['First name: what they do', 'Second name: what they do', 'Third name: what they do'],
  },
  points: 'people',
  visual: 'portraits',
  needsIcons: false,
  splitsInto: 'itself',
  part: 'content',
  title: 'claim',
  density: 'sparse',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'team',
  form: null,
  alternative: null,
} as const satisfies LayoutDefinition

export const teamSamples: LayoutSamples = {
  shortest: { title: 'Us', eyebrow: '', bullets: ['Ann', 'Bo'] },
  typical: {
    title: 'The people you will work with',
    eyebrow: 'People',
    bullets: [
      'Lena Brandt: programme lead',
      'Tomás Rey: scheduling',
      'Priya Nair: data and integration',
      'Sam Okafor: crew training',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: repeatPoint(
      4,
      'Ingrid Solheim-Andersson',
      'vice president of operations, Vega platform',
    ),
  },
}

import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem } from '../sampleWords.ts'

/** What is to come, in numbered rows. */
export const agenda = {
  label: 'Agenda',
  limits: { title: 28, items: [3, 7], item: 60 },
  starter: { bullets: ['First topic', 'Second topic', 'Third topic'] },
  points: 'list',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'itself',
  part: 'agenda',
  title: 'name',
  density: 'sparse',
  ground: 'page',
  isVisual: false,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: { label: 'Numbered', rank: 80, suits: (is) => is.bare && is.short && is.count >= 3 },
} as const satisfies LayoutDefinition

export const agendaSamples: LayoutSamples = {
  shortest: { title: 'Plan', eyebrow: '', bullets: ['Start'] },
  typical: {
    title: 'Today in four steps',
    eyebrow: 'Board meeting',
    bullets: ['Where we stand', 'What moved the margin', 'Northern stores', 'Decisions'],
  },
  longest: {
    title: 'Today in seven very short steps',
    eyebrow: 'What the pilot taught us all',
    bullets: Array.from({ length: 7 }, () => longItem.slice(0, 60)),
  },
}

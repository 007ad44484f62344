import type { NewVisual } from '../../elements/visual.ts'
import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem, longTitle } from '../sampleWords.ts'

const chart: NewVisual = {
  kind: 'chart',
  url: '',
  origin: 'generated-chart',
  chart: {
    type: 'bar',
    title: 'New chart',
    data: [
      { label: 'Category A', value: 30 },
      { label: 'Category B', value: 25 },
      { label: 'Category C', value: 45 },
    ],
    colors: [],
  },
}

/** Numbers of one kind and what follows from them. */
export const titleChartBullets = {
  label: 'Title + chart + bullets',
  limits: { title: 100, items: [0, 4], item: 130, all: 300 },
  starter: { visual: chart },
  points: 'list',
  visual: 'chart',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'sparse',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: {
    name: 'chart',
    rule: 'numbers of one kind',
    items: 4,
    characters: 80,
    title: 84,
    otherwise: [],
  },
  alternative: { label: 'Chart first', rank: 30, suits: (is) => is.chart },
} as const satisfies LayoutDefinition

export const titleChartBulletsSamples: LayoutSamples = {
  shortest: { title: 'Growth', eyebrow: '', bullets: [] },
  typical: {
    title: 'Clinics on the network grew ninefold in six quarters',
    eyebrow: 'Traction',
    bullets: ['Net retention 131 percent.', 'Payback on a sensor: 5 months.'],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 4 }, () => longItem.slice(0, 80)),
  },
}

import { type ImageItem, type LayoutTemplate, newSlide, type Slide } from '@deckloom/deck'

export interface Starter {
  readonly id: string
  /** Its number in the deck, from 1. */
  readonly position: number
  readonly layout: LayoutTemplate
}

/** A new slide with as much in it as its layout needs to be that layout; the person writes over it. */
export function starterSlide({ id, position, layout }: Starter): Slide {
  const slide = { ...newSlide(id, position), layout_template: layout }
  const bullets = starterBullets[layout]
  const visual = starterVisuals[layout]
  return {
    ...slide,
    ...(bullets && { bullet_points: [...bullets] }),
    ...(visual && { images: [{ ...visual, id: `${id.slice(0, longestId)}-1` }] }),
    ...(layout === 'table' && { table: { rows: starterRows.map((row) => [...row]) } }),
  }
}

const longestId = 60

const starterBullets: Readonly<Partial<Record<LayoutTemplate, readonly string[]>>> = {
  'two column': ['First point', 'Second point', 'Third point', 'Fourth point'],
  agenda: ['First topic', 'Second topic', 'Third topic'],
  'big number': ['100 %: what this number says'],
  'kpi row': ['1: what it counts', '2: what it counts', '3: what it counts'],
  comparison: ['Before: how it was until now', 'After: how it is from now on'],
  timeline: [
    'First: what happens',
    'Next: what happens',
    'Then: what happens',
    'Last: what happens',
  ],
  process: ['Step one: what is done', 'Step two: what is done', 'Step three: what is done'],
  'three cards': [
    'Point one: what it means',
    'Point two: what it means',
    'Point three: what it means',
  ],
  'quote with portrait': ['Name of the speaker'],
  team: ['First name: what they do', 'Second name: what they do', 'Third name: what they do'],
}

const picture = { url: 'illustration:harbour/1', type: 'generated', alt: '' } as const

const starterVisuals: Readonly<Partial<Record<LayoutTemplate, Omit<ImageItem, 'id'>>>> = {
  'title + bullets + image': picture,
  'side-by-side image + bullets': picture,
  'full image background': picture,
  'cover-image': picture,
  'title + chart + bullets': {
    url: '',
    type: 'generated-chart',
    chartData: {
      type: 'bar',
      title: 'New chart',
      data: [
        { label: 'Category A', value: 30 },
        { label: 'Category B', value: 25 },
        { label: 'Category C', value: 45 },
      ],
      colors: [],
    },
  },
}

const starterRows = [
  ['Topic', 'Before', 'After'],
  ['First', '', ''],
  ['Second', '', ''],
] as const

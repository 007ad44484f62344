import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newSlide } from '../newSlide.ts'
import { type Slide, slideSchema } from '../slide.ts'
import { repairSlides } from './repairSlides.ts'

/** A slide with every kind of part. */
const full: Slide = {
  ...newSlide('full', 1),
  slide_title_runs: [{ text: 'New Slide 1', bold: true, fontSize: 40 }],
  bullet_points: ['One', { text: 'Two', color: '#DC2626', runs: [{ text: 'Two' }] }],
  theme: { id: 'loom', variant: 'dark' },
  slot_boxes: { title: { x: 0, y: 0, width: 300, height: 60 } },
  table: {
    rows: [
      ['A', 'B'],
      ['1', '2'],
    ],
    emphasis: 1,
  },
  slide_title_style: { fontSize: 40, fontWeight: 700, textAlign: 'center' },
  text_elements: [
    {
      id: 'text',
      type: 'text',
      content: 'A\nB',
      position: { x: 0, y: 0, width: 200, height: 50 },
      style: { bold: true },
      lines: [{}, { list: 'number', level: 1 }],
    },
  ],
  images: [
    {
      id: 'chart',
      url: '',
      type: 'generated-chart',
      position: { x: 0, y: 0 },
      size: { width: 400, height: 300 },
      chartData: {
        type: 'pie',
        title: 'Ports',
        data: [
          { label: 'North', value: 8 },
          { label: 'South', value: 3 },
        ],
        colors: ['#112233'],
      },
    },
    {
      id: 'shape',
      url: '',
      type: 'shape',
      shapeData: { type: 'star', fillColor: '#3B82F6', width: 200, height: 120, text: 'Star' },
    },
  ],
  media_data: { url: 'https://example.org/well.jpg', title: 'Well' },
  notes: 'Say it',
}

function ids() {
  let last = 0
  return () => `new-${(last += 1)}`
}

function repairOne(stored: unknown): Slide {
  const [slide] = repairSlides([stored], ids()).slides
  if (!slide) throw new Error('The slide was dropped')
  return slide
}

describe('slides that were stored', () => {
  test('stay the same where they are sound', () => {
    expect(slideSchema.safeParse(full).success).toBe(true)
    expect(repairSlides([full, newSlide('s-1', 1)], ids())).toEqual({
      slides: [full, newSlide('s-1', 1)],
      repaired: [],
    })
  })

  test('lose what this version does not know, and nothing else', () => {
    const slide = { ...newSlide('s-1', 1), notes: 'Keep', glow: 7, layout_template: 'hologram' }

    expect(repairOne(slide)).toEqual({ ...newSlide('s-1', 1), notes: 'Keep' })
    expect(repairSlides([newSlide('s-0', 1), slide], ids()).repaired).toEqual([2])
  })

  test('are corrected where what was meant is plain', () => {
    const slide = {
      ...newSlide('s-1', 1),
      slide_title: 'Bell\u0007s'.concat('x'.repeat(600)),
      bullet_points: ['One', 2, { text: 'Three', color: 'red', glow: 1 }, null],
      slide_title_style: { fontSize: '18px', bold: 'true' },
      bullet_style: { fontSize: 400 },
    }

    expect(repairOne(slide)).toMatchObject({
      slide_title: 'Bells'.concat('x'.repeat(494)),
      bullet_points: ['One', '2', { text: 'Three' }],
      slide_title_style: { fontSize: 18, bold: true },
      bullet_style: { fontSize: 72 },
    })
  })

  test('keep every slide: what is no slide at all becomes an empty one', () => {
    const { slides, repaired } = repairSlides([null, 7, 'Words', [], {}], ids())

    expect(slides).toHaveLength(5)
    expect(slides[2]?.slide_title).toBe('Words')
    expect(repaired).toEqual([1, 2, 3, 4, 5])
    expect(repairSlides(undefined, ids()).slides).toHaveLength(1)
  })

  test('get ids of their own where two have the same', () => {
    const { slides, repaired } = repairSlides([newSlide('a', 1), newSlide('a', 2)], ids())

    expect(new Set(slides.map(({ id }) => id)).size).toBe(2)
    expect(repaired).toEqual([2])
  })

  test('are slides again after anything was put anywhere into them', () => {
    const junk = fc.oneof(
      fc.constantFrom(null, '', 'javascript:alert(1)', '\u0000', -1, 1e9, true, [], {}, [[]]),
      fc.jsonValue(),
    )
    const place = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 })
    const damage = fc.record({ place, junk, adds: fc.boolean() })
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
        const hostile: unknown = JSON.parse(JSON.stringify(full))
        for (const each of damages) spoil(hostile, each)
        const [repaired] = repairSlides([hostile], ids()).slides

        expect(slideSchema.safeParse(repaired).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

interface Damage {
  readonly place: readonly number[]
  readonly junk: unknown
  readonly adds: boolean
}

/** Corrupts a slide; each number of the place picks a part of the previous part. */
function spoil(part: unknown, { place: [pick = 0, ...rest], junk, adds }: Damage): void {
  if (typeof part !== 'object' || part === null) return
  const keys = Object.keys(part)
  const key = keys[pick % Math.max(1, keys.length)] ?? 'extra'
  const inner: unknown = Reflect.get(part, key)
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) {
    spoil(inner, { place: rest, junk, adds })
  } else {
    // Stored data has no cycles, and the same value may be inserted twice.
    Reflect.set(part, adds ? `extra${pick}` : key, JSON.parse(JSON.stringify(junk)))
  }
}

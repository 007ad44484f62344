import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckLimits } from './limits.ts'
import { layoutTemplates } from './layouts/index.ts'
import { slideSchema } from './slide.ts'
import {
  normalizeSlides,
  type SlideInput,
  slideInputSchema,
  slidesInputSchema,
} from './slideInput.ts'

const plain = { slide_title: 'Clean water', bullet_points: ['One', { text: 'Two' }] }

function counter() {
  let next = 0
  return () => `id-${(next += 1)}`
}

describe('what a client may send', () => {
  test('I-041 I-042 takes a title and bullets as strings or as objects with a color', () => {
    const slide = slideInputSchema.parse({
      slide_title: 'Clean water',
      bullet_points: ['One', { text: 'Two', color: '#C81E1E' }, { text: 'Three' }],
    })

    expect(slide.bullet_points).toEqual([
      'One',
      { text: 'Two', color: '#C81E1E' },
      { text: 'Three' },
    ])
    expect(slideInputSchema.safeParse({ bullet_points: [] }).success).toBe(false)
    expect(
      slideInputSchema.safeParse({ ...plain, bullet_points: [{ color: '#C81E1E' }] }).success,
    ).toBe(false)
  })

  test('I-043 I-044 takes the five visual types with a description, and no other', () => {
    for (const type of ['photo', 'quote', 'chart', 'diagram', 'other']) {
      const slide = { ...plain, visual_type: type, visual_description: 'A pump at dusk' }
      expect(slideInputSchema.safeParse(slide).success).toBe(true)
    }
    expect(slideInputSchema.safeParse({ ...plain, visual_type: 'hologram' }).success).toBe(false)
  })

  test('I-045 I-046 I-047 I-048 I-049 I-050 I-051 I-052 I-053 takes every layout of the specification and more', () => {
    const specified = [
      'title only',
      'title + bullets',
      'title + bullets + image',
      'side-by-side image + bullets',
      'full image background',
      'title + chart + bullets',
      'centered quote',
      'two column',
    ]

    expect(layoutTemplates.slice(0, 8)).toEqual(specified)
    for (const layout of layoutTemplates) {
      expect(slideInputSchema.safeParse({ ...plain, layout_template: layout }).success).toBe(true)
    }
    expect(slideInputSchema.safeParse({ ...plain, layout_template: 'collage' }).success).toBe(false)
  })

  test('I-054 I-055 I-060 takes colors, the positioning mode and the styles of title and bullets', () => {
    const style = { fontSize: 40, color: '#1F2937', fontWeight: 'bold', textAlign: 'center' }
    const slide = {
      ...plain,
      background_color: '#FFFFFF',
      text_color: '#1F2937',
      theme_colors: ['#3D3BC2', '#A83524'],
      positioning_mode: 'free',
      slide_title_style: style,
      bullet_style: style,
    }

    expect(slideInputSchema.safeParse(slide).success).toBe(true)
    expect(slideInputSchema.safeParse({ ...slide, positioning_mode: 'floating' }).success).toBe(
      false,
    )
    expect(slideInputSchema.safeParse({ ...slide, background_color: 'red' }).success).toBe(false)
  })

  test('I-057 takes five images and refuses the sixth', () => {
    const images = (count: number) =>
      Array.from({ length: count }, () => ({ url: '/files/pump.jpg', type: 'upload' }))

    expect(slideInputSchema.safeParse({ ...plain, images: images(5) }).success).toBe(true)
    const refused = slideInputSchema.safeParse({ ...plain, images: images(6) })
    expect(refused.error?.issues[0]?.message).toBe('At most 5 images per slide')
  })

  test('I-056 I-065 I-066 I-067 I-069 I-070 takes text elements with a place and a look', () => {
    const element = {
      type: 'text',
      content: 'From day one',
      position: { x: 10, y: 20, width: 300, height: 50 },
      style: {
        fontSize: 24,
        fontWeight: 'bold',
        fontStyle: 'italic',
        textDecoration: 'underline',
        textAlign: 'right',
        color: '#1F2937',
        bold: true,
        italic: true,
        underline: true,
      },
    }
    const slideWith = (patch: object) => ({ ...plain, text_elements: [{ ...element, ...patch }] })

    for (const type of ['title', 'bullet', 'text']) {
      expect(slideInputSchema.safeParse(slideWith({ type })).success).toBe(true)
    }
    expect(slideInputSchema.safeParse(slideWith({ type: 'caption' })).success).toBe(false)
    expect(slideInputSchema.safeParse(slideWith({ style: { textAlign: 'justify' } })).success).toBe(
      false,
    )
  })

  test('I-062 I-073 keeps every name and type of the specification as they are', () => {
    const style = { fontSize: 24, fontWeight: 'bold', textAlign: 'left', color: '#1F2937' } as const
    const slide: SlideInput = {
      slide_title: 'Clean water',
      bullet_points: ['One', { text: 'Two', color: '#C81E1E' }],
      visual_type: 'photo',
      visual_description: 'A pump at dusk',
      layout_template: 'side-by-side image + bullets',
      background_color: '#FFFFFF',
      text_color: '#1F2937',
      positioning_mode: 'free',
      slide_title_style: style,
      bullet_style: style,
      text_elements: [
        {
          id: 'title-1',
          type: 'title',
          content: 'From day one',
          position: { x: 10, y: 20, width: 300, height: 50 },
          style,
        },
      ],
      images: [
        {
          id: 'pump',
          url: '/files/pump.jpg',
          type: 'stock',
          title: 'A pump',
          author: 'Ada',
          category: 'water',
          prompt: 'A pump at dusk',
          attribution: 'Photo by Ada',
          position: { x: 1, y: 2 },
          size: { width: 300, height: 200 },
          backgroundColor: '#FFFFFF',
          chartData: {
            type: 'pie',
            title: 'Pumps',
            data: [
              { label: 'Old', value: 1 },
              { label: 'New', value: 2 },
            ],
            colors: ['#3B82F6'],
          },
          shapeData: { type: 'star', fillColor: '#3B82F6', width: 200, height: 120 },
        },
      ],
      media_data: { url: '/files/old.jpg', title: 'Old', author: 'Ada' },
    }

    expect(slideInputSchema.parse(slide)).toEqual(slide)
  })

  test('I-068 places a text element at 0,0 with 300 by 50 when it says nothing', () => {
    const slide = slideInputSchema.parse({ ...plain, text_elements: [{ content: 'Here' }] })

    expect(slide.text_elements?.[0]?.position).toEqual({ x: 0, y: 0, width: 300, height: 50 })
  })

  test('I-063 refuses what it does not know, at every depth', () => {
    expect(slideInputSchema.safeParse({ ...plain, owner: 'me' }).success).toBe(false)
    const element = { content: 'a', style: { blink: true } }
    expect(slideInputSchema.safeParse({ ...plain, text_elements: [element] }).success).toBe(false)
  })

  test.each(['a\u0000b', 'a\u0001b', 'lone \uD800', '\uDC00 lone', 'x\uFFFE'])(
    'refuses text that no database or file can hold: %j',
    (title) => {
      expect(slideInputSchema.safeParse({ ...plain, slide_title: title }).success).toBe(false)
    },
  )

  test('refuses an empty deck with the specified sentence', () => {
    const refused = slidesInputSchema.safeParse([])

    expect(refused.error?.issues[0]?.message).toBe('Presentation must have at least one slide')
  })

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//evil.example/x.png',
    'http://plain.example/x.png',
    'file:///etc/passwd',
    '/a b.png',
    '/api/logout?all=1',
    '/api/logout',
    '/api/uploads/../logout',
    '/api/uploads/abcdefghijklmnop?x=1',
    '/api/exports/abcdefghijklmnop',
    '/%61pi/logout',
    '/uploads/a.png',
    '/files/../api/logout',
    '/parts/..%2f..%2fapi%2flogout/x',
    '/api/share/abcdefghijklmnop/uploads/abcdefghijklmnop',
  ])('refuses a picture from %s', (url) => {
    expect(slideInputSchema.safeParse({ ...plain, images: [{ url }] }).success).toBe(false)
  })
})

describe('normalizing', () => {
  test('I-061 I-064 gives every slide and element a stable id, and keeps the ones there are', () => {
    const parsed = slidesInputSchema.parse([
      {
        ...plain,
        id: 'kept',
        text_elements: [
          { content: 'A', type: 'title' },
          { content: 'B', type: 'bullet' },
        ],
        images: [{ url: '/files/a.jpg' }],
      },
      { ...plain, id: 'kept' },
    ])

    const [first, second] = normalizeSlides(parsed, counter())

    expect(first?.id).toBe('kept')
    expect(second?.id).toBe('id-4')
    expect(first?.text_elements?.map(({ id }) => id)).toEqual(['title-id-1', 'bullet-id-2'])
    expect(first?.images?.[0]?.id).toBe('id-3')
    expect(normalizeSlides(slidesInputSchema.parse([first, second]), counter())).toEqual([
      first,
      second,
    ])
  })

  test('every title that is accepted makes a slide of the strict schema', () => {
    const title = fc.string({ unit: 'grapheme', maxLength: deckLimits.slideTitleLength })
    fc.assert(
      fc.property(
        title,
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 30 }),
        (text, bullets) => {
          const parsed = slidesInputSchema.safeParse([
            { slide_title: text, bullet_points: bullets },
          ])
          fc.pre(parsed.success)
          const slides = normalizeSlides(parsed.data, counter())

          expect(slideSchema.safeParse(slides[0]).success).toBe(true)
          expect(slides[0]?.slide_title).toBe(text)
        },
      ),
    )
  })
})

describe('runs', () => {
  const bold = { bold: true } as const

  function normalized(slide: object) {
    const [only] = normalizeSlides(slidesInputSchema.parse([slide]), () => 'new')
    return only
  }

  test('of titles, bullets and text elements are kept where they add up to the words', () => {
    const runs = [
      { text: 'Tea ', ...bold },
      { text: 'and rice', href: 'https://who.int' },
    ]
    const slide = {
      slide_title: 'Tea and rice',
      slide_title_runs: runs,
      bullet_points: [{ text: 'Tea and rice', runs }],
      text_elements: [{ content: 'Tea and rice', runs }],
    }

    expect(normalized(slide)).toMatchObject(slide)
  })

  test('that do not are dropped', () => {
    const slide = normalized({
      slide_title: 'Tea',
      slide_title_runs: [{ text: 'Coffee', ...bold }],
      bullet_points: [{ text: 'Tea', color: '#112233', runs: [{ text: 'Te', ...bold }] }],
      text_elements: [{ content: 'Tea', runs: [{ text: 'tea', ...bold }] }],
    })

    expect(slide).not.toHaveProperty('slide_title_runs')
    expect(slide?.bullet_points).toEqual([{ text: 'Tea', color: '#112233' }])
    expect(slide?.text_elements?.[0]).not.toHaveProperty('runs')
  })

  test('with a link that is none are refused', () => {
    const slide = {
      slide_title: 'Tea',
      slide_title_runs: [{ text: 'Tea', href: 'javascript:alert(1)' }],
    }

    expect(slidesInputSchema.safeParse([slide]).success).toBe(false)
  })
})

test('takes the group, the lock and the painting order of elements, within bounds', () => {
  const placed = (fields: object) => ({
    ...plain,
    text_elements: [{ content: 'Words', ...fields }],
    images: [{ url: '/files/a.jpg', ...fields }],
  })
  const accepts = (fields: object) => slideInputSchema.safeParse(placed(fields)).success

  expect(accepts({ group: 'g-1', locked: true, z: -3, rotation: 30 })).toBe(true)
  expect(accepts({ group: 'g-1/g-2' })).toBe(true)
  for (const wrong of [
    { group: 'a b' },
    { group: '' },
    { group: 'g-1/' },
    { group: 'g-1//g-2' },
    { locked: 'yes' },
    { z: 1.5 },
    { z: 1_001 },
    { stack: 1 },
  ]) {
    expect(accepts(wrong)).toBe(false)
  }
})

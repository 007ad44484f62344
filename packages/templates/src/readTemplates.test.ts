import { describe, expect, test } from 'vitest'
import { readTemplates } from './readTemplates.ts'

const matter = `---
name: Seed pitch
description: From problem to ask
category: startup
added: 2026-11-21T21:30:00Z
popular: true
designs:
  - look: loom light
  - look: nocturne dark
    premium: true
    cover: picture
    lists: Split
---
`
const cover = `
# Your company

*Seed round*

- One sentence
- Month year

![Planets](illustration:orbit/4)

> Say the sentence.
> Nothing else.
`
const read = (body: string, name = 'seed-pitch.md') =>
  readTemplates([{ name, text: `${matter}${cover}${body}` }])
const slideOf = (body: string) => read(body)[0]?.slides[1]

describe('reading templates', () => {
  test('an outline becomes one template per design', () => {
    const [plain, premium, ...rest] = read('\n## Second\n\n- A point\n')

    expect(rest).toEqual([])
    expect(plain).toMatchObject({
      id: 'seed-pitch-loom-light',
      name: 'Seed pitch',
      description: 'From problem to ask',
      category: 'startup',
      createdAt: '2026-11-21T21:30:00Z',
      isPremium: false,
      isPopular: true,
    })
    expect(premium).toMatchObject({
      id: 'seed-pitch-nocturne-dark',
      name: 'Seed pitch, Nocturne',
      isPremium: true,
      isPopular: false,
    })
  })

  test('a design decides theme, cover and arrangement of lists, and changes no text', () => {
    const [plain, premium] = read('\n## Second\n\n- A point\n').map(({ slides }) => slides)

    expect(plain?.[0]).toMatchObject({
      layout_template: 'cover',
      theme: { id: 'loom', variant: 'light' },
      slide_title: 'Your company',
      eyebrow: 'Seed round',
      bullet_points: ['One sentence', 'Month year'],
      notes: 'Say the sentence. Nothing else.',
    })
    expect(plain?.[0]?.images).toBeUndefined()
    expect(premium?.[0]).toMatchObject({
      layout_template: 'cover-image',
      theme: { id: 'nocturne', variant: 'dark' },
      slide_title: 'Your company',
      images: [{ url: 'illustration:orbit/4', alt: 'Planets', type: 'generated' }],
    })
    expect(plain?.[1]?.arrangement).toBeUndefined()
    expect(premium?.[1]?.arrangement).toBe('Split')
  })

  test('the line below a heading has the eyebrow and the layout', () => {
    const slide = slideOf(
      '\n## How\n\n*Product* `process`\n\n- Sense: It reads.\n- Act: It calls.\n',
    )

    expect(slide).toMatchObject({
      slide_title: 'How',
      eyebrow: 'Product',
      layout_template: 'process',
      bullet_points: ['Sense: It reads.', 'Act: It calls.'],
    })
  })

  test('a table becomes a chart if the layout names one, and a table with its bold row otherwise', () => {
    const rows = '| Month | Sales, € |\n|---|---|\n| **Jan** | 1,200 |\n| Feb | 2.5 |\n'

    expect(slideOf(`\n## Sales\n\n\`line chart\`\n\n${rows}`)?.images?.[0]?.chartData).toEqual({
      type: 'line',
      title: 'Sales, €',
      data: [
        { label: 'Jan', value: 1200 },
        { label: 'Feb', value: 2.5 },
      ],
      colors: [],
    })
    expect(slideOf(`\n## Sales\n\n\`table\`\n\n${rows}`)?.table).toEqual({
      rows: [
        ['Month', 'Sales, €'],
        ['Jan', '1,200'],
        ['Feb', '2.5'],
      ],
      emphasis: 1,
    })
  })

  test.each([
    ['a layout that does not exist', '\n## A\n\n`wall of text`\n'],
    ['words that have no place', '\n## A\n\nSome words.\n'],
    ['a rule', '\n## A\n\n- One\n\n***\n'],
    ['a point within a point', '\n## A\n\n- One\n  - Two\n'],
    ['a chart without figures', '\n## A\n\n`bar chart`\n'],
    [
      'figures that are none',
      '\n## A\n\n`bar chart`\n\n| A | B |\n|---|---|\n| x | many |\n| y | 2 |\n',
    ],
    ['a table that the layout hides', '\n## A\n\n| A | B |\n|---|---|\n| x | 1 |\n'],
    ['a picture from an odd place', '\n## A\n\n![x](file:///etc/passwd)\n'],
  ])('%s is refused with the name of the file', (_what, body) => {
    expect(() => read(body)).toThrow(/seed-pitch/)
  })

  test('front matter with missing or unknown fields is refused', () => {
    for (const [wrong, right] of [
      ['category: cooking', 'category: startup'],
      ['look: loom purple', 'look: loom light'],
      ['added: soon', 'added: 2026-11-21T21:30:00Z'],
      ['popular: true\nstars: 5', 'popular: true'],
    ] as const) {
      const text = `${matter.replace(right, wrong)}${cover}`
      expect(() => readTemplates([{ name: 'a.md', text }])).toThrow(/a\.md/)
    }
    expect(() => readTemplates([{ name: 'a.md', text: cover }])).toThrow(/front matter/)
  })

  test('two templates with the same name are refused', () => {
    const text = `${matter}${cover}`
    expect(() =>
      readTemplates([
        { name: 'one.md', text },
        { name: 'two.md', text },
      ]),
    ).toThrow(/Two templates are called Seed pitch/)
  })
})

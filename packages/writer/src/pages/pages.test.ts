import { bulletText, type Slide } from '@deckloom/deck'
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import clinic from '../../../../fixtures/briefs/clinic-cold-chain.md?raw'
import claims from '../tables/claims.json' with { type: 'json' }
import { readDocument } from '../read/readDocument.ts'
import { sentencesOf } from '../text/sentences.ts'
import { wordsOf, writeDeck } from '../testing/writeDeck.ts'
import { blockInWords, spreadNotes } from './notes.ts'

const deckFrom = (source: string, slideCount: number, prompt = 'Presentation of this') =>
  writeDeck({ prompt, source, slideCount, presentationType: 'report' })
const layoutsOf = (slides: readonly Slide[]): readonly string[] =>
  slides.map(({ layout_template: layout }) => layout)
const squeezed = (text: string): string => text.replace(/[\s*_#>|•-]/gu, '')

/** Returns the sentences of the source that are neither on a slide nor in the notes. */
function lostSentences(source: string, slides: readonly Slide[]): readonly string[] {
  const said = squeezed(
    slides
      .map((slide) => `${wordsOf(slide)}\n${(slide.table?.rows ?? []).flat().join(' ')}`)
      .join('\n'),
  )
  const { sections } = readDocument(source)
  const sentences = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return sentencesOf(block.text, 'en')
      if (block.kind === 'list') return block.items.map(({ text }) => text)
      return block.kind === 'table' ? block.rows.flat() : [block.text]
    }),
  )
  return sentences.filter((sentence) => !said.includes(squeezed(sentence)))
}

test('notes number a list as its source does', () => {
  const [section] = readDocument('# Terms\n\n7. Seventh\n8. Eighth\n').sections
  const [list] = section?.blocks ?? []

  expect(list && blockInWords(list)).toBe('7. Seventh\n8. Eighth')
})

test.each([8, 10, 12, 15])(
  'every part of a long document is named on %i slides',
  async (slideCount) => {
    const parts = ['Cards', 'Steps', 'Table', 'Words', 'Costs', 'Risks'].flatMap((name) =>
      [1, 2, 3, 4].map((number) => ({ name: `${name} of region ${number}`, sort: name })),
    )
    const body = {
      Cards: '- **Speed:** twice as fast\n- **Price:** half of it\n- **Care:** by people',
      Steps: '1. **Plan:** say what\n2. **Build:** make it\n3. **Check:** see it work',
      Table: '| City | Sales |\n|---|---|\n| Rome | 12 |\n| Oslo | 9 |\n| Bern | 7 |',
    } as Readonly<Record<string, string>>
    const told = parts.map(({ name, sort }, index) => {
      const chapter = index % 8 === 0 ? `## Part ${index}\n\n` : ''
      return `${chapter}### ${name}\n\n${body[sort] ?? `It rose by 12 % in ${name}.`}`
    })
    const source = `# Report\n\n${told.join('\n\n')}\n`
    const { slides } = await deckFrom(source, slideCount)
    const shown = slides
      .map(({ slide_title: title, eyebrow, bullet_points: points }) =>
        [title, eyebrow ?? '', ...points.map((point) => bulletText(point))].join('\n'),
      )
      .join('\n')

    expect(parts.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
  },
)

describe('a deck from a report', () => {
  test('follows the headings and gives lists, tables and quotations their form', async () => {
    const { title, slides } = await deckFrom(clinic, 12)

    expect(title).toBe('Cold chain report: vaccines in the northern clinics')
    expect(slides[1]?.bullet_points.map((point) => bulletText(point))).toEqual([
      'Why we looked',
      'What we found',
      'Why it happens',
      'What we recommend',
      'What happens next',
    ])
    expect(layoutsOf(slides)).toEqual(
      expect.arrayContaining(['timeline', 'process', 'title + chart + bullets']),
    )
  })

  test.each([5, 8, 10, 15, 25])('keeps every sentence in %i slides', async (slideCount) => {
    const { slides } = await deckFrom(clinic, slideCount)

    expect(lostSentences(clinic, slides)).toEqual([])
  })

  test('says only words of the report on its content slides', async () => {
    const { slides } = await deckFrom(clinic, 10)
    // Claims computed from a table have wording of their own.
    const given = `${clinic} ${Object.values(claims.en).join(' ')}`.toLowerCase()
    for (const slide of slides.slice(2, -1)) {
      for (const point of slide.bullet_points.map((bullet) => bulletText(bullet))) {
        const words = point.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
        expect(
          words.filter((word) => !given.includes(word)),
          point,
        ).toEqual([])
      }
    }
  })

  test('says in the notes where the words come from', async () => {
    const { slides } = await deckFrom(clinic, 10)
    const slide = slides.find((one) => [one.slide_title, one.eyebrow].includes('Why it happens'))

    expect(slide?.notes).toContain('Source: Why it happens, paragraph 1–2')
    expect(slide?.notes).toContain('Training alone will not solve this')
  })

  test('has an agenda whose rows are on its slides, word for word', async () => {
    const { slides } = await deckFrom(clinic, 10)
    const agenda = slides.find(({ layout_template: layout }) => layout === 'agenda')
    const names = slides.flatMap((slide) => [slide.slide_title, slide.eyebrow ?? ''])

    for (const row of agenda?.bullet_points ?? []) expect(names).toContain(bulletText(row))
  })

  test('ends with what is asked for, in the words of the source', async () => {
    const { slides } = await deckFrom(
      '# Sluice\n\n## What we did\n\nWe closed 14 ditches. Birds came back.\n\n## What we found\n\nBitterns bred again.\n\n## What we ask\n\nWe need £90,000 for a new sluice before the autumn.\n',
      8,
    )

    expect(slides.at(-1)?.bullet_points.map((point) => bulletText(point))).toContain(
      'We need £90,000 for a new sluice before the autumn',
    )
  })

  test('asks for what a list asks for, and for nothing that is only needed', async () => {
    const told =
      'The pump needs 40 litres a minute. Users need to restart it each day. It runs well.\n\n'
    const parts = ['Pump', 'Pipe', 'Tank', 'Well', 'Tap'].map((name) => `## ${name}\n\n${told}`)
    const asked = `## Outlook\n\nThe board is asked to:\n\n1. Release £90,000 for a sluice\n2. Confirm the plan\n`
    const end = async (text: string) => {
      const { slides } = await deckFrom(text, 8)
      return slides.at(-1)
    }
    const [plain, asking] = await Promise.all([
      end(`# Water\n\n${parts.join('')}`),
      end(`# Water\n\n${parts.join('')}${asked}`),
    ])

    expect(plain?.slide_title).not.toBe('What we are asking for')
    expect(asking?.slide_title).toBe('Outlook')
    expect(asking?.bullet_points.map((point) => bulletText(point))).toEqual([
      'Release £90,000 for a sluice',
      'Confirm the plan',
    ])
  })

  test('opens minutes with what was decided, and ends them with who does what', async () => {
    const item = (name: string, decision: string, action: string): string =>
      `## ${name}\n\nWe spoke about it for a while and heard two reports.\n\nDecision: ${decision}.\n\nAction: ${action}.\n\n`
    const { slides } = await deckFrom(
      `# Minutes\n\n${item('Roof', 'Repair it', 'Ada to call the firm by 4 May')}${item('Fees', 'They rise by 2 %', 'Bo to write to all by 9 May')}`,
      8,
    )
    const decided = slides.find(({ slide_title: title }) => title === 'What was decided')

    expect(decided?.bullet_points.map((point) => bulletText(point))).toEqual([
      'Roof: Repair it',
      'Fees: They rise by 2 %',
    ])
    expect(slides.at(-1)?.slide_title).toBe('Next steps')
    expect(slides.at(-1)?.bullet_points.map((point) => bulletText(point))).toContain(
      'Action: Ada to call the firm by 4 May',
    )
  })

  test('gives a line before the first heading no page of its own', async () => {
    const { slides } = await deckFrom(
      '# Ferries\n\nPrepared by the office for the board.\n\n## Trips\n\nTrips grew by 9 %. Most were short. Many were late.\n\n## Money\n\nFuel cost more. Fares rose. The result fell.\n\n## Risks\n\nTwo ships are old. One captain leaves. Fuel is hedged until June.\n',
      6,
    )
    const titles = slides.map(({ slide_title: title }) => title)

    expect(titles).not.toContain('About this document')
    expect(titles).not.toContain('Prepared by the office for the board')
  })

  test('ends rows alone with what their charts claim', async () => {
    const rows = ['North', 'South', 'West', 'East'].flatMap((name) =>
      [1, 2, 3].map((month) => `${name},2026-0${month},100,${80 + month * name.length}`),
    )
    const { slides } = await deckFrom(`Region,Month,Plan,Actual\n${rows.join('\n')}\n`, 8)

    expect(slides.at(-1)?.bullet_points.map((point) => bulletText(point))[0]).toContain(
      'against Plan 300',
    )
  })

  test('takes notes without headings sentence by sentence', async () => {
    const notes = [
      'We met on Tuesday to talk about the boat. The keel is too heavy.',
      'Anna tested a lighter keel in June. It held in strong wind.',
      'We need a decision on the sail. The old one is torn.',
    ].join('\n\n')
    const { slides } = await deckFrom(notes, 6)

    expect(lostSentences(notes, slides)).toEqual([])
  })

  test('names the parts that share a slide', async () => {
    const parts = Array.from(
      { length: 9 },
      (_, index) =>
        `## Part ${'ABCDEFGHI'[index] ?? ''}\n\nThe ${index + 20} boats of this harbor were counted in spring.\n`,
    )
    const { slides } = await deckFrom(`# Harbors\n\n${parts.join('\n')}`, 6)
    const said = slides.map((slide) => wordsOf({ ...slide, notes: '' })).join('\n')

    for (const sign of 'ABCDEFGHI') expect(said).toContain(`Part ${sign}`)
  })
})

test('names every part of a guide that has more of them than there is room for', async () => {
  const names = Array.from(
    { length: 60 },
    (_, index) => `Rule ${String.fromCharCode(65 + (index % 26))}${index} of names and places`,
  )
  const parts = names.map((name, index) =>
    index % 5 === 0
      ? `## ${name}\n\n| Key | Uses |\n|---|---|\n| one | ${index + 11} |\n| two | 40 |\n| three | 60 |\n`
      : `## ${name}\n\nWrite it as it is spoken, in ${index + 12} letters at most. Leave the rest out.\n`,
  )
  const { slides } = await deckFrom(`# Guide\n\n${parts.join('\n')}`, 10)
  const said = slides.map((slide) => wordsOf({ ...slide, notes: '' })).join('\n')

  expect(names.filter((name) => !said.includes(name))).toEqual([])
})

test('says above a page of which part it is, and names that part as no point', async () => {
  const told = (count: number): string =>
    `In ${count} homes the heat fell by ${count + 2} degrees at night. People slept ${count + 4} minutes longer. Nobody was harmed by it in ${count + 6} weeks.\n\n`
  const { slides } = await deckFrom(
    `# Roofs\n\n## Results\n\n### People\n\n${told(40)}### Sleep\n\n${told(50)}### Harms\n\n${told(60)}## Costs\n\n${told(70)}`,
    7,
  )
  const points = slides.flatMap(({ bullet_points: own }) => own.map((point) => bulletText(point)))

  expect(slides.map(({ eyebrow }) => eyebrow)).toContain('Results · Sleep')
  expect(points).not.toContain('Sleep')
})

test('a list without a heading has titles of its own words', async () => {
  const notes = Array.from(
    { length: 12 },
    (_, index) =>
      `- the garden group number ${index} needs gloves, soil and a key for the shed behind the gym`,
  )
  const { slides } = await deckFrom(notes.join('\n'), 8)

  expect(slides.filter(({ slide_title: title }) => title.startsWith('More on'))).toEqual([])
})

test('any document: nothing is lost, and each slide can be stored', async () => {
  const lines = constantFrom(
    '# Heading',
    '## Part two',
    '### Deeper part',
    '- a point: more of it',
    '1. first: this',
    '| a | b |\n|---|---|\n| x | 12 |\n| y | 15 |',
    '> said — me',
    'We sold 12 boats in May, and lost 3.',
    '',
    '```\ncode();\n```',
    'It is fine. It works well for everybody who tried it, because it is simple; nobody asked for more.',
  )
  await assert(
    asyncProperty(
      array(lines, { minLength: 1, maxLength: 40 }),
      integer({ min: 5, max: 25 }),
      async (parts, slideCount) => {
        const source = parts.join('\n\n')
        const { slides } = await deckFrom(source, slideCount)
        expect(slides).toHaveLength(slideCount)
        if (source.trim() !== '') expect(lostSentences(source, slides)).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

test('notes that are too long go on at another slide, and what is lost is said', () => {
  const long = 'word '.repeat(5_000).trim()
  const spread = spreadNotes([long, 'short', ''], String)

  expect(spread.every((text) => text.length <= 20_000)).toBe(true)
  expect(squeezed(spread.join(''))).toBe(squeezed(`${long}short`))

  const word = 'w'.repeat(50_000)
  const [only = ''] = spreadNotes([word], (count) => `${count} lost`)
  const [kept = '', said] = only.split('\n\n')
  expect(only.length).toBeLessThanOrEqual(20_000)
  expect(said).toBe(`${word.length - kept.length} lost`)
})

test('a source that no notes can hold ends with how much is missing', async () => {
  const source = `# Report\n\n${'It rose by 12 % in the north. '.repeat(5_000)}\n`
  const { slides } = await deckFrom(source, 4)

  expect(slides.map(({ notes }) => notes ?? '').join('\n')).toMatch(
    /[\d,]+ characters of the source found no room in these notes\./,
  )
})

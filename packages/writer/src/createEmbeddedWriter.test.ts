import { bulletText, layouts, type Slide, slideSchema } from '@deckloom/deck'
import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import clinic from '../../../fixtures/briefs/clinic-cold-chain.md?raw'
import fireSafety from '../../../fixtures/briefs/fire-safety.md?raw'
import marketplace from '../../../fixtures/briefs/farm-marketplace.md?raw'
import purifier from '../../../fixtures/briefs/water-purifier.md?raw'
import { countWords } from './language/words.ts'
import { fitsLayout } from './plan/fitsLayout.ts'
import { createEmbeddedWriter } from './createEmbeddedWriter.ts'
import { writeDeck as writeSteps } from './writeDeck.ts'
import { prompts } from './testing/prompts.ts'
import { numbersIn, wordsOf, writeDeck } from './testing/writeDeck.ts'

const fixtures = [
  ['pitch', purifier],
  ['training', fireSafety],
  ['pitch', marketplace],
  ['report', clinic],
] as const
/** Timeout in milliseconds for tests that generate hundreds of decks on a busy machine. */
const slow = 60_000
const counts = [5, 7, 8, 10, 12, 16, 20, 25]
const requests = [...prompts, ...fixtures].flatMap(([presentationType, prompt], index) =>
  [counts[index % counts.length] ?? 10, counts[(index + 3) % counts.length] ?? 10].map(
    (slideCount) => ({ presentationType, prompt, slideCount }),
  ),
)
const decks = await Promise.all(
  requests.map(async (request) => ({ request, ...(await writeDeck(request)) })),
)

/** Returns the text of a slide without source references and item numbers, which are always counted. */
function said(slide: Slide): string {
  return wordsOf(slide).replace(/^(?:Source: .*|\d+\.\s)/gmu, '')
}

describe('every deck', () => {
  test(
    'J-015 has exactly the count of slides that was asked for, from 5 to 25, with and without a source',
    async () => {
      for (let slideCount = 5; slideCount <= 25; slideCount += 1) {
        const topic = { prompt: purifier, slideCount, presentationType: 'pitch' } as const
        for (const presentationType of ['pitch', 'report', 'marketing', 'training'] as const) {
          expect((await writeDeck({ ...topic, presentationType })).slides).toHaveLength(slideCount)
        }
        expect((await writeDeck({ ...topic, source: clinic })).slides).toHaveLength(slideCount)
        expect((await writeDeck({ ...topic, source: 'One line.' })).slides).toHaveLength(slideCount)
      }
    },
    slow,
  )

  test('J-031 has content and a visual recommendation on each slide, in the form that is stored', () => {
    for (const { slides } of decks) {
      for (const slide of slides) {
        expect(slideSchema.safeParse(slide).error).toBeUndefined()
        expect(slide.slide_title).not.toBe('')
        expect(slide.visual_description).not.toBe('')
        expect(slide.notes).not.toBe('')
      }
    }
  })

  test('begins with an outline whose titles are those of the slides', () => {
    for (const { titles, slides } of decks) {
      expect(slides.map(({ slide_title: title }) => title)).toEqual(titles)
    }
  })

  test('opens with a cover and ends with a closing', () => {
    for (const { slides } of decks) {
      expect(slides[0]?.layout_template).toMatch(/^cover(?:-image)?$/u)
      expect(slides.at(-1)?.layout_template).toBe('closing')
    }
  })

  test('states no number that the prompt did not give', () => {
    for (const { request, slides } of decks) {
      const given = new Set(numbersIn(request.prompt))
      for (const slide of slides) {
        const invented = numbersIn(said(slide)).filter((number) => !given.has(number))
        expect(invented, `${request.prompt}: ${slide.slide_title}`).toEqual([])
      }
    }
  })

  test('has no title twice', () => {
    for (const { titles } of decks) {
      expect(new Set(titles.map((title) => title.toLowerCase())).size, titles.join('\n')).toBe(
        titles.length,
      )
    }
  })

  test('keeps titles to 12 words and points to 14 when only a topic is given', () => {
    for (const { slides } of decks.filter(({ request: { prompt } }) => prompt !== clinic)) {
      for (const { slide_title: title, bullet_points: points, layout_template: layout } of slides) {
        expect(countWords(title), title).toBeLessThanOrEqual(layout.startsWith('cover') ? 14 : 12)
        if (/^(?:cover|closing|section)/u.test(layout)) continue
        for (const point of points)
          expect(countWords(bulletText(point)), bulletText(point)).toBeLessThanOrEqual(14)
      }
    }
  })

  test('keeps every slide within what its layout holds at full size', () => {
    for (const { slides } of decks) {
      for (const slide of slides.slice(1)) {
        const points = slide.bullet_points.map((point) => bulletText(point))
        const fits = fitsLayout(slide.layout_template, slide.slide_title, points)
        expect(fits, `${slide.layout_template}: ${slide.slide_title}\n${points.join('\n')}`).toBe(
          true,
        )
      }
    }
  })

  test('never shows the same layout twice in a row', () => {
    for (const { slides } of decks.filter(({ request: { prompt } }) => prompt !== clinic)) {
      const chosen = slides.map(({ layout_template: layout }) => layout)
      chosen.forEach((layout, index) => {
        expect(layout, chosen.join(', ')).not.toBe(chosen[index - 1])
      })
    }
  })

  test('shows something besides text on at least six of ten slides', () => {
    for (const { request, slides } of decks) {
      const visual = slides.filter(({ layout_template: layout }) => layouts[layout].isVisual).length
      expect(visual / slides.length, request.prompt).toBeGreaterThanOrEqual(0.6)
    }
  })

  test('shows pictures on two of five slides at most', () => {
    for (const { slides } of decks) {
      const pictured = slides.filter(({ images = [] }) => images.some(({ url }) => url !== ''))
      expect(pictured.length).toBeLessThanOrEqual(0.4 * slides.length)
    }
  })

  test('uses no picture twice and describes each', () => {
    for (const { slides } of decks) {
      const images = slides.flatMap((slide) => slide.images ?? []).filter(({ url }) => url !== '')
      const motifs = images.map(({ url }) => url.split('/')[0])
      expect(new Set(motifs).size).toBe(motifs.length)
      expect(images.every(({ alt }) => alt !== undefined && alt !== '')).toBe(true)
    }
  })

  test('wears one theme from the first slide to the last', () => {
    for (const { slides } of decks) {
      expect(new Set(slides.map(({ theme }) => JSON.stringify(theme))).size).toBe(1)
    }
  })

  test('has an agenda from 8 slides on and section headers from 12 on', async () => {
    for (const slideCount of [7, 8, 11, 12, 25]) {
      const { slides } = await writeDeck({
        prompt: purifier,
        slideCount,
        presentationType: 'pitch',
      })
      const chosen = slides.map(({ layout_template: layout }) => layout)
      expect(chosen.includes('agenda')).toBe(slideCount >= 8)
      expect(chosen.includes('section header')).toBe(slideCount >= 12)
    }
  })
})

describe('any prompt', () => {
  test(
    'gives a deck that can be stored, states no number of its own and repeats no title',
    async () => {
      await assert(
        asyncProperty(
          string({
            minLength: 3,
            maxLength: 300,
            unit: constantFrom(...'abc deE,.:?!-\n#*|>1230%$€日😀ö"\''),
          }),
          integer({ min: 5, max: 25 }),
          constantFrom('pitch', 'report', 'marketing', 'training'),
          async (prompt, slideCount, presentationType) => {
            const { slides } = await writeDeck({ prompt, slideCount, presentationType })
            const given = new Set(numbersIn(prompt))
            expect(slides).toHaveLength(slideCount)
            expect(new Set(slides.map(({ slide_title: title }) => title)).size).toBe(slideCount)
            for (const slide of slides) {
              expect(slideSchema.safeParse(slide).success).toBe(true)
              expect(numbersIn(said(slide)).filter((number) => !given.has(number))).toEqual([])
            }
          },
        ),
        { numRuns: 150 },
      )
    },
    slow,
  )

  test(
    'gives a deck when it is also the source',
    async () => {
      const lines = constantFrom(
        '# Heading',
        '## Part two',
        '- a point: more',
        '1. first: this',
        '| a | b |',
        '|---|---|',
        '| x | 12 |',
        '> said — me',
        'We sold 12 boats in May, and lost 3.',
        '',
        'It is fine. It works well for everybody who tried it.',
      )
      await assert(
        asyncProperty(
          array(lines, { minLength: 1, maxLength: 40 }),
          integer({ min: 5, max: 25 }),
          async (parts, slideCount) => {
            const source = parts.join('\n')
            const { slides } = await writeDeck({
              prompt: 'Notes',
              source,
              slideCount,
              presentationType: 'report',
            })
            const given = new Set(numbersIn(source))
            expect(slides).toHaveLength(slideCount)
            for (const slide of slides) {
              expect(slideSchema.safeParse(slide).error).toBeUndefined()
              expect(numbersIn(said(slide)).filter((number) => !given.has(number))).toEqual([])
            }
          },
        ),
        { numRuns: 150 },
      )
    },
    slow,
  )
})

describe('the stream', () => {
  const request = { prompt: purifier, slideCount: 10, presentationType: 'pitch' } as const

  test('is the same for the same request', async () => {
    expect(await writeDeck(request)).toEqual(await writeDeck(request))
  })

  test('ends early when it is aborted', async () => {
    const signal = { aborted: false }
    const seen: string[] = []
    for await (const step of writeSteps(createEmbeddedWriter({ newId: () => 'x' }), request, {
      signal,
    })) {
      seen.push(step.kind)
      if (seen.length === 3) signal.aborted = true
    }
    expect(seen).toEqual(['outline', 'slide', 'slide'])
  })

  test('gives nothing when it was aborted before it began', async () => {
    const seen: string[] = []
    const signal = { aborted: true }
    for await (const step of writeSteps(createEmbeddedWriter({ newId: () => 'x' }), request, {
      signal,
    }))
      seen.push(step.kind)
    expect(seen).toEqual([])
  })

  test('pauses while it reads a long source, so that other work goes on', async () => {
    let pauses = 0
    const pause = () => {
      pauses += 1
      return Promise.resolve()
    }
    const source = `${clinic}\n\n`.repeat(20)
    const writer = createEmbeddedWriter({ newId: () => 'x', pause })
    for await (const step of writeSteps(writer, { ...request, source })) expect(step).toBeDefined()
    expect(pauses).toBeGreaterThan(15)
  })
})

import { describe, expect, test } from 'vitest'
import { countWords } from '../language/words.ts'
import { expand } from '../wording/expand.ts'
import { type Slots, slotNames } from '../wording/slots.ts'
import { explainer } from './explainer/explainer.ts'
import { marketing } from './marketing/marketing.ts'
import { proposal } from './proposal/proposal.ts'
import { report } from './report/report.ts'
import { training } from './training/training.ts'
import { venture } from './venture/venture.ts'

const general = [
  'customers',
  'person',
  'a person',
  'people',
  'pain',
  'rivals',
  'measure',
  'price',
  'proof',
  'scene',
] as const
/** What is known when nothing could be read from the prompt. */
const least: Slots = Object.fromEntries(
  general.map((name) => [name, { text: 'word', many: false }]),
)

describe.each([venture, proposal, report, marketing, training, explainer])(
  'the $id narrative',
  (narrative) => {
    const beats = narrative.chapters.flatMap(({ beats: told }) => told)
    const templates = beats.flatMap(({ titles, points }) => [...titles, ...points.flat()])
    const all = [
      ...templates,
      ...narrative.leads,
      ...narrative.closing.titles,
      ...narrative.closing.leads,
    ]

    test('has enough beats for 25 slides, each with an id of its own', () => {
      expect(beats.length).toBeGreaterThanOrEqual(20)
      expect(new Set(beats.map(({ id }) => id)).size).toBe(beats.length)
    })

    test('names only phrases that exist', () => {
      const named = all.flatMap((template) =>
        [...template.matchAll(/\{([^{}|]+)\}/g)].map(([, name = '']) => name.toLowerCase()),
      )
      expect(named.filter((name) => !slotNames.some((slot) => slot === name))).toEqual([])
    })

    test('states no figure', () => {
      const notes = beats.map(({ notes: text }) => text)
      expect(
        [...all, ...notes, ...narrative.closing.contacts].filter((text) => /\d/.test(text)),
      ).toEqual([])
    })

    test('has words for each slide even when the subject could not be read', () => {
      for (const { titles, points } of beats) {
        const title = expand(titles.at(-1) ?? '', least)
        expect(title).toBeDefined()
        expect(countWords(title ?? '')).toBeLessThanOrEqual(12)
        for (const forms of points) expect(expand([forms].flat().at(-1) ?? '', least)).toBeDefined()
      }
    })

    test('gives each form as many points as it can show', () => {
      for (const { form, points, id } of beats) {
        const expected = {
          list: [3, 4],
          cards: [3],
          steps: [4],
          dates: [4],
          sides: [8],
          statement: [1],
        }[form]
        expect(expected, id).toContain(points.length)
      }
    })
  },
)

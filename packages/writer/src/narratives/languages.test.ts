import { describe, expect, test } from 'vitest'
import { countWords } from '../language/words.ts'
import { storyLanguages } from '../wording/wordings.ts'
import { expand } from '../wording/expand.ts'
import { slotNames } from '../wording/slots.ts'
import { phrasesFor } from '../wording/wordings.ts'
import { arcIds, arcOf } from './arcs.ts'
import { narrativeFor } from './narrativeFor.ts'

const pointsOfForm = {
  list: [3, 4],
  cards: [3],
  steps: [4],
  dates: [4],
  sides: [8],
  statement: [1],
} as const
/** Content slides of the longest deck. */
const longest = 18

describe.each(storyLanguages)('in %s', (language) => {
  const narratives = arcIds.map((id) => narrativeFor(id, language))

  test('every story has enough beats for 25 slides, none of them twice', () => {
    for (const { id, chapters } of narratives) {
      const beats = chapters.flatMap((chapter) => chapter.beats.map((beat) => beat.id))
      expect(beats.length, id).toBeGreaterThanOrEqual(longest)
      expect(new Set(beats).size, id).toBe(beats.length)
      expect(chapters.every(({ name, question }) => name !== '' && question !== '')).toBe(true)
    }
  })

  test('every beat has words, as many points as its form shows, and notes', () => {
    for (const { chapters, id } of narratives) {
      for (const beat of chapters.flatMap(({ beats }) => beats)) {
        const said = `${id} ${beat.id}`
        const title = expand(beat.titles.at(-1) ?? '', {}) ?? beat.titles.at(-1) ?? ''
        expect(pointsOfForm[beat.form], said).toContain(beat.points.length)
        expect(countWords(title), `${said}: ${title}`).toBeLessThanOrEqual(12)
        expect(beat.notes, said).not.toBe('')
        expect(beat.takes.length, said).toBeGreaterThan(0)
      }
    }
  })

  test('no story states a figure or names a phrase that does not exist', () => {
    const words = narratives.flatMap(({ leads, closing, chapters }) => [
      ...leads,
      ...closing.titles,
      ...closing.leads,
      ...closing.contacts,
      ...chapters.flatMap(({ beats }) =>
        beats.flatMap(({ titles, points, notes }) => [...titles, ...points.flat(), notes]),
      ),
    ])
    const named = words.flatMap((text) =>
      [...text.matchAll(/\{([^{}|]+)\}/g)].map(([, name = '']) => name.toLowerCase()),
    )
    expect(words.filter((text) => /\d/u.test(text))).toEqual([])
    expect(named.filter((name) => !slotNames.some((slot) => slot === name))).toEqual([])
  })

  test('the agenda fits its panel whatever the number of parts', () => {
    const { agendaTitle, counts } = phrasesFor(language)
    for (const count of counts.slice(3))
      expect(agendaTitle.replace('{}', count).length).toBeLessThanOrEqual(28)
  })
})

test('each sort of deck has at least four stories', () => {
  const families = arcIds.map((id) => arcOf(id).family)
  const count = (...wanted: readonly string[]) =>
    families.filter((family) => wanted.includes(family)).length

  expect(count('venture', 'proposal', 'explainer')).toBeGreaterThanOrEqual(4)
  expect(count('report')).toBeGreaterThanOrEqual(4)
  expect(count('marketing')).toBeGreaterThanOrEqual(4)
  expect(count('training')).toBeGreaterThanOrEqual(4)
})

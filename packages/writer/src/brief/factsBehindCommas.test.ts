import { describe, expect, test } from 'vitest'
import { factsBehindCommas } from './factsBehindCommas.ts'
import { readBrief } from './readBrief.ts'

describe('facts strung behind a request', () => {
  test.each([
    [
      'Pitch for a start-up that weaves nets, raised 1.2 million, 34 hotels as customers',
      'Pitch for a start-up that weaves nets',
      ['raised 1.2 million', '34 hotels as customers'],
    ],
    [
      'Marketing plan for a gym, budget 5,000 pounds, for the owners',
      'Marketing plan for a gym, for the owners',
      ['budget 5,000 pounds'],
    ],
    [
      'Plan for moving our office, 60 people, save 200k a year',
      'Plan for moving our office, 60 people',
      ['save 200k a year'],
    ],
    ['Bridge report, 60% done, and 2 months late', 'Bridge report', ['60% done', '2 months late']],
  ])('are taken from "%s"', (sentence, head, facts) => {
    expect(factsBehindCommas(sentence)).toEqual({ head, facts })
  })

  test.each([
    'History of Rome, 753 BC to 476 AD',
    'Presentation about bees, 20 minutes, 10 slides',
    'Workshop on first aid, 15 participants, 3 hours',
    'The Apollo 11, 12 and 13 missions',
    'Lesson on volcanoes, ages 8 to 10',
    'The Model 3, 5 doors',
    'Update on churn, down from 4.2% to 3.1%',
  ])('are none in "%s"', (sentence) => {
    expect(factsBehindCommas(sentence)).toEqual({ head: sentence, facts: [] })
  })
})

test('facts behind a request are statements and figures of the brief, and no part of its title', () => {
  const brief = readBrief(
    'Pitch for a startup that turns old fishing nets into furniture, raised 1.2 million, 34 hotels as customers',
    'pitch',
  )

  expect(brief.title).toBe('Turning old fishing nets into furniture')
  expect(brief.statements).toEqual(['Raised 1.2 million', '34 hotels as customers'])
  expect(brief.figures.map(({ value, label }) => [value, label])).toEqual([
    ['1.2 million', 'raised'],
    ['34', 'hotels as customers'],
  ])
})

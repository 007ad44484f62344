import { describe, expect, test } from 'vitest'
import { readBrief } from './readBrief.ts'
import { listBehindColon } from './listBehindColon.ts'

describe('a list behind a colon', () => {
  test.each([
    ['Climate change: causes, effects and solutions', 'Climate change', [3, 0]],
    ['Klimawandel: Ursachen, Folgen und Lösungen', 'Klimawandel', [3, 0]],
    ['Formation des baristas : espresso, lait, service', 'Formation des baristas', [3, 0]],
    ['Monthly report: 1,900 visitors, 46 new members', 'Monthly report', [0, 2]],
    [
      'Project status: cloud migration, 60% done, 240k spent',
      'Project status: cloud migration',
      [0, 2],
    ],
    ['Rowing club: 312 members, 14 medals, new boathouse', 'Rowing club', [1, 2]],
    ['Rowing club: 312 members and 14 medals, three boats lost', 'Rowing club', [0, 3]],
    ['Rowing club: 312 members, 14 medals,', 'Rowing club', [0, 2]],
    ['Bakery: sales up 12%, rent up 3%, opened in Turin', 'Bakery', [0, 3]],
    ['Bakery: sales up 12%, two new shops in Lyon and Turin, rent up 3%', 'Bakery', [0, 3]],
  ])('of "%s" is parts or facts', (sentence, head, counts) => {
    const listed = listBehindColon(sentence)

    expect(listed.head).toBe(head)
    expect([listed.sections.length, listed.facts.length]).toEqual(counts)
  })

  test.each([
    'Pitch for investors: a subscription box for rare teas',
    'Beanbox: coffee by mail',
    'Sales report: we sold 12 boats',
    'Three drinks: a beer, a wine, a juice',
  ])('is none in "%s"', (sentence) => {
    expect(listBehindColon(sentence)).toEqual({ head: sentence, sections: [], facts: [] })
  })
})

test('facts behind a colon are the figures of the brief, and what stands before them is its title', () => {
  const brief = readBrief(
    'Quarterly report for the board of a regional hospital: occupancy 84%, waiting time down from 41 to 29 days',
    'report',
  )

  expect(brief.title).toBe('Quarterly report for a regional hospital')
  expect(brief.statements).toEqual(['Occupancy 84%', 'Waiting time down from 41 to 29 days'])
  expect(brief.figures.map(({ value, label }) => [value, label])).toEqual([
    ['84%', 'occupancy'],
    ['29', 'days, waiting time, down from 41'],
  ])
})

test('a start-up that raises a round is pitched by its name and by what it does', () => {
  const brief = readBrief(
    'Seed round for Kelp & Co, a startup that turns seaweed into boxes',
    'pitch',
  )

  expect([brief.title, brief.isVenture]).toEqual(['Kelp & Co: turning seaweed into boxes', true])
})

import { describe, expect, test } from 'vitest'
import {
  comparisonText,
  keptText,
  linkName,
  shareText,
  timeSteps,
  timeText,
} from './audienceTexts.ts'

describe('the words of the audience page', () => {
  test.each([
    [0, '0:00'],
    [499, '0:00'],
    [12_400, '0:12'],
    [292_000, '4:52'],
    [3_892_000, '1:04:52'],
  ])('%i milliseconds are %s', (ms, text) => {
    expect(timeText(ms)).toBe(text)
  })

  test('an axis of time has round seconds, and round minutes once they are many', () => {
    const labels = (most: number) => timeSteps(most).map((step) => timeText(step * 1_000))
    expect(labels(14)).toEqual(['0:00', '0:05', '0:10', '0:15'])
    expect(labels(288)).toEqual(['0:00', '2:00', '4:00', '6:00'])
  })

  test('a share of nobody is none', () => {
    expect([shareText(9, 14), shareText(14, 14), shareText(0, 0)]).toEqual(['64%', '100%', '0%'])
  })

  test('a link without a name goes by its place, and an ended one says so', () => {
    const link = { createdAt: '2026-11-26T10:00:00.000Z', allowsDownload: false, isVisited: true }
    const links = [
      { ...link, id: 4, label: 'For investors', isEnded: false },
      { ...link, id: 7, label: null, isEnded: true },
    ]
    expect(links.map(({ id }) => linkName(links, id))).toEqual(['For investors', 'Link 2 (ended)'])
  })

  test('visits are compared with those of as many days before, where these are kept and were any', () => {
    const compare = (visits: number, visitsBefore: number | null) =>
      comparisonText({ visits, visitsBefore }, '30')
    expect([
      compare(23, 17),
      compare(3, 4),
      compare(5, 5),
      compare(5, null),
      compare(5, 0),
    ]).toEqual([
      '6 more than the 30 days before',
      '1 fewer than the 30 days before',
      'As many as the 30 days before',
      undefined,
      undefined,
    ])
  })

  test('how long visits are kept, and the addresses that visitors gave', () => {
    const addresses = 'Email addresses that visitors give stay in the share dialog for 365 days.'
    expect([keptText(90), keptText(1), keptText(null)]).toEqual([
      `Visits are deleted after 90 days. ${addresses}`,
      `Visits are deleted after a day. ${addresses}`,
      `Visits are kept until the presentation is deleted. ${addresses}`,
    ])
  })
})

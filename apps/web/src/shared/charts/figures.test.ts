import { expect, test } from 'vitest'
import { moneyText, shortMoney } from './figures.ts'

test('an axis of money is short, and tells one cent from nothing', () => {
  expect([0, 1, 50, 150, 1_180, 123_400].map(shortMoney)).toEqual([
    '$0',
    '$0.01',
    '$0.5',
    '$1.5',
    '$11.8',
    '$1.2K',
  ])
  expect(moneyText(1_184)).toBe('$11.84')
})

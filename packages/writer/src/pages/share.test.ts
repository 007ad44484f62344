import { describe, expect, test } from 'vitest'
import { joinNeighbors, shareSlides } from './share.ts'

describe('sharing slides out', () => {
  test('gives each one, then goes by weight, and never more than it fills', () => {
    const shares = shareSlides(
      [
        { weight: 9, most: 9 },
        { weight: 1, most: 9 },
        { weight: 4, most: 2 },
      ],
      9,
    )

    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(9)
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 0)
    expect(shares[2]).toBeLessThanOrEqual(2)
  })

  test('joins the neighbors that weigh least', () => {
    const joined = joinNeighbors([5, 1, 1, 5], 3, {
      weightOf: (item) => item,
      join: (a, b) => a + b,
    })

    expect(joined).toEqual([5, 2, 5])
  })

  test('joins any number of neighbors without weighing every pair', () => {
    let weighed = 0
    const joined = joinNeighbors(
      Array.from({ length: 40_000 }, () => 1),
      10,
      {
        weightOf: (item) => {
          weighed += 1
          return item
        },
        join: (a, b) => a + b,
      },
    )

    expect(joined).toHaveLength(10)
    expect(joined.reduce((sum, item) => sum + item, 0)).toBe(40_000)
    expect(weighed).toBeLessThan(2_000_000)
  })
})

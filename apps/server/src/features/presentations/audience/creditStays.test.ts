import { describe, expect, test } from 'vitest'
import { creditStays } from './creditStays.ts'

const credit = (stays: readonly [string, number][], elapsedMs: number, countedMs = 0) =>
  Object.fromEntries(
    creditStays(
      stays.map(([slideId, ms]) => ({ slideId, ms })),
      { elapsedMs, countedMs },
    ),
  )

describe('the time that counts', () => {
  test('is what was reported, added up by slide, while that much has passed', () => {
    const stays: [string, number][] = [
      ['a', 4_000],
      ['b', 3_000],
      ['a', 1_000],
    ]
    expect(credit(stays, 10_000)).toEqual({ a: 5_000, b: 3_000 })
  })

  test('is no hour within a second', () => {
    expect(credit([['a', 3_600_000]], 1_000)).toEqual({ a: 3_000 })
    expect(credit([['a', 1_800_000]], 1_000, 3_000)).toEqual({ a: 0 })
  })

  test('is what fits, in the order of the report', () => {
    const stays: [string, number][] = [
      ['a', 5_000],
      ['b', 5_000],
      ['c', 5_000],
    ]
    expect(credit(stays, 6_000)).toEqual({ a: 5_000, b: 3_000, c: 0 })
  })

  test('is nothing for a clock that was turned back', () => {
    expect(credit([['a', 5_000]], -60_000)).toEqual({ a: 0 })
  })

  test('keeps slides that were visible for no measurable time', () => {
    expect(credit([['a', 0]], 0)).toEqual({ a: 0 })
    expect(credit([], 9_000)).toEqual({})
  })
})

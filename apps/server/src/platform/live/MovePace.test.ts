import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MovePace } from './MovePace.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the pace at which windows are told of each other', () => {
  test('is that of a browser that keeps to it: nothing waits', () => {
    const pace = new MovePace()
    const tell = vi.fn<() => void>()
    for (let move = 1; move <= 30; move += 1) {
      pace.move('a', 3, tell)
      expect(tell).toHaveBeenCalledTimes(move)
      vi.advanceTimersByTime(66)
    }
  })

  test('makes one message of many moves, and tells the last of them', () => {
    const pace = new MovePace()
    const told: number[] = []
    let move = 0
    while (move < 1_000) {
      move += 1
      pace.move('a', 3, () => told.push(move))
      vi.advanceTimersByTime(1)
    }
    expect(told.length).toBeGreaterThan(10)
    expect(told.length).toBeLessThanOrEqual(21)
    vi.advanceTimersByTime(100)
    expect(told.at(-1)).toBeGreaterThanOrEqual(1_000)
  })

  test('slows down with the number of windows that are told', () => {
    const pace = new MovePace()
    const tell = vi.fn<() => void>()
    for (let sent = 0; sent < 100; sent += 1) {
      pace.move('a', 200, tell)
      vi.advanceTimersByTime(100)
    }
    expect(tell.mock.calls.length).toBeLessThanOrEqual(4)
  })

  test('keeps all windows of a server together below a number of messages a second', () => {
    const pace = new MovePace()
    let delivered = 0
    const deliver = () => {
      delivered += 39
    }
    const windows = Array.from({ length: 500 }, (_, place) => `window ${place}`)
    for (let passed = 0; passed < 10_000; passed += 100) {
      for (const id of windows) pace.move(id, 39, deliver)
      vi.advanceTimersByTime(100)
    }
    // Ten seconds, and the burst at the beginning; timers are exact to a millisecond.
    expect(delivered).toBeLessThanOrEqual(11 * 15_000 + 100)
    expect(delivered).toBeGreaterThan(9 * 15_000)
  })

  test('tells nothing more of a window that is gone', () => {
    const pace = new MovePace()
    const tell = vi.fn<() => void>()
    pace.move('a', 3, tell)
    pace.move('a', 3, tell)
    pace.leave('a')
    vi.advanceTimersByTime(10_000)
    expect(tell).toHaveBeenCalledTimes(1)
  })
})

import type { DeckViewsBody } from '@deckloom/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { SlideTimes } from './SlideTimes.ts'

describe('the time of slides', () => {
  let now = 0
  let sent: DeckViewsBody[] = []
  let times: SlideTimes
  const stays = () => sent.flatMap((body) => body.stays)

  beforeEach(() => {
    now = 0
    sent = []
    times = new SlideTimes({
      send: (body) => sent.push(body),
      now: () => now,
      showing: 'abcdefghi',
    })
  })

  test('a showing is told with its first slide, and no slide twice', () => {
    times.show('one')
    expect(sent).toEqual([{ showing: 'abcdefghi', stays: [] }])
    now = 4_000
    times.show('two')
    now = 5_000
    times.report()
    now = 9_000
    times.report()
    times.report()

    expect(stays()).toEqual([
      { slideId: 'one', ms: 4_000 },
      { slideId: 'two', ms: 1_000 },
      { slideId: 'two', ms: 4_000 },
    ])
  })

  test('what is flicked past does not count, nor the time while nobody looks', () => {
    times.show('one')
    now = 499
    times.show('two')
    now = 2_000
    times.show(undefined)
    now = 60_000
    times.show('two')
    now = 61_000
    times.report()

    expect(stays()).toEqual([
      { slideId: 'two', ms: 1_501 },
      { slideId: 'two', ms: 1_000 },
    ])
  })

  test('a report in the middle of a short stay takes nothing from it', () => {
    times.show('one')
    now = 400
    times.report()
    now = 700
    times.report()
    times.show('one')
    now = 900
    times.show(undefined)
    times.report()

    expect(stays()).toEqual([
      { slideId: 'one', ms: 700 },
      { slideId: 'one', ms: 200 },
    ])
  })

  test('the time that a machine was asleep does not count', () => {
    times.show('one')
    now = 24 * 60 * 60_000
    times.report()

    expect(stays()).toEqual([{ slideId: 'one', ms: 60_000 }])
  })

  test('a window that was never visible is no showing', () => {
    times.show(undefined)
    now = 10_000
    times.report()
    expect(sent).toEqual([])
    times.show('one')
    expect(sent).toEqual([{ showing: 'abcdefghi', stays: [] }])
  })

  test('a long show is told bit by bit', () => {
    for (let slide = 0; slide <= 45; slide += 1) {
      now = slide * 1_000
      times.show(`s${slide}`)
    }

    expect(sent.map((body) => body.stays.length)).toEqual([0, 20, 20])
  })
})

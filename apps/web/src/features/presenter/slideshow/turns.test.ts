import { expect, test } from 'vitest'
import type { ShowRole } from './showMessage.ts'
import { follows, isTurnOf, nextTurn, type Turn } from './turns.ts'

test('turns rise, and each says whose it is', () => {
  const first = nextTurn(0, 'audience')
  const second = nextTurn(first, 'speaker')
  const third = nextTurn(second, 'audience')

  expect(follows(first, second)).toBe(true)
  expect(follows(third, second)).toBe(false)
  expect([first, second, third].map((turn) => isTurnOf(turn, 'speaker'))).toEqual([
    false,
    true,
    false,
  ])
  expect(isTurnOf(0, 'audience')).toBe(false)
})

test('a window that has just opened follows any', () => {
  expect(follows(0, 0)).toBe(true)
  expect(follows(0, 7)).toBe(true)
})

test.each(['audience', 'speaker'] as const)(
  'what both change at once, %s first, ends as the speaker left it',
  (first) => {
    const roles: readonly ShowRole[] =
      first === 'audience' ? [first, 'speaker'] : [first, 'audience']
    const [one, two] = roles.map((role) => nextTurn(5, role))
    const ends = [meet(one, two), meet(two, one)]

    expect(ends).toEqual([nextTurn(5, 'speaker'), nextTurn(5, 'speaker')])
  },
)

function meet(mine: Turn = 0, theirs: Turn = 0): Turn {
  return follows(mine, theirs) ? theirs : mine
}

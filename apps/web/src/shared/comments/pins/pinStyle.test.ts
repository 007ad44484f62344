import { expect, test } from 'vitest'
import { pinStyle } from './pinStyle.ts'

function shiftsAt(x: number): readonly number[] {
  return [0, 1, 2].map((shift) => {
    const { left } = pinStyle({ spot: { x, y: 40 }, isBeside: false, shift })
    // What is added after the pin is kept within the slide.
    return Number(/ \+ (-?\d+)px\)$/u.exec(String(left))?.[1])
  })
}

test('pins at one spot stand side by side, also at the right edge of the slide', () => {
  expect(shiftsAt(0)).toEqual([0, 52, 104])
  expect(shiftsAt(1_200)).toEqual([0, -52, -104])
})

test('a seventh pin begins a row below, which a phone has room for', () => {
  const pin = pinStyle({ spot: { x: 1_200, y: 0 }, isBeside: false, shift: 6 })

  expect(pin).toEqual({
    left: 'calc(min(100% + -15px, 100% - 2.5rem) + 0px)',
    top: 'calc(0% + 21px)',
  })
})

import { describe, expect, test } from 'vitest'
import { presenterCommand } from './presenterKeys.ts'
import {
  autoplayMs,
  everyBullet,
  type Slideshow,
  startSlideshow,
  stepSlideshow,
} from './slideshow.ts'

const show = { ...startSlideshow(3), index: 2 }

test('R-016 after the last slide comes the first', () => {
  expect(stepSlideshow(show, { kind: 'next' }).index).toBe(0)
})

test('R-017 before the first slide comes the last', () => {
  expect(stepSlideshow({ ...show, index: 0 }, { kind: 'previous' }).index).toBe(2)
})

test('going to a slide on the left comes from the left', () => {
  expect(stepSlideshow(show, { kind: 'goTo', index: 0 })).toMatchObject({ index: 0, direction: -1 })
})

test('goes to the first and the last slide, and never beyond', () => {
  expect(stepSlideshow(show, { kind: 'first' }).index).toBe(0)
  expect(stepSlideshow(startSlideshow(3), { kind: 'last' }).index).toBe(2)
  expect(stepSlideshow(show, { kind: 'goTo', index: 40 }).index).toBe(2)
  expect(startSlideshow(3, 40).index).toBe(2)
})

test('playing is turned on and off', () => {
  const playing = stepSlideshow(show, { kind: 'togglePlay' })

  expect(playing.playing).toBe(true)
  expect(stepSlideshow(playing, { kind: 'togglePlay' }).playing).toBe(false)
})

test('waits 4000 ms between two slides', () => {
  expect(autoplayMs).toBe(4000)
})

test('a black screen stays on its slide and gives way to it', () => {
  const black = stepSlideshow(show, { kind: 'black' })

  expect(black).toMatchObject({ screen: 'black', index: 2 })
  expect(stepSlideshow(black, { kind: 'black' })).toEqual(show)
  expect(stepSlideshow(black, { kind: 'white' }).screen).toBe('white')
  expect(stepSlideshow(black, { kind: 'next' })).toEqual(show)
})

test('follows another window of the show', () => {
  const state = { index: 0, revealed: 2, screen: 'white', playing: true, stepByStep: true } as const

  expect(stepSlideshow(show, { kind: 'follow', state })).toEqual({
    ...state,
    count: 3,
    direction: -1,
  })
})

describe('with bullets one by one', () => {
  /** Returns two bullets per slide, if the show or the second slide itself asks for steps. */
  function bulletSteps(index: number, stepByStep: boolean | undefined): number {
    return (stepByStep ?? index === 1) ? 2 : 0
  }
  function after(start: Slideshow, kinds: readonly ('next' | 'previous' | 'toggleSteps')[]) {
    const end = kinds.reduce((at, kind) => stepSlideshow(at, { kind }, bulletSteps), start)
    return [end.index, end.revealed]
  }

  test('the next bullet comes before the next slide', () => {
    const start = startSlideshow(3, 1)

    expect(after(start, ['next'])).toEqual([1, 1])
    expect(after(start, ['next', 'next'])).toEqual([1, 2])
    expect(after(start, ['next', 'next', 'next'])).toEqual([2, 0])
  })

  test('a slide that is gone back to is whole, and loses its bullets one by one', () => {
    const start = startSlideshow(3, 2)

    expect(after(start, ['previous'])).toEqual([1, everyBullet])
    expect(after(start, ['previous', 'next'])).toEqual([2, 0])
    expect(after(start, ['previous', 'previous'])).toEqual([1, 1])
    expect(after(start, ['previous', 'previous', 'previous', 'previous'])).toEqual([0, everyBullet])
  })

  test('the whole show is told otherwise', () => {
    const start = startSlideshow(3, 1)

    expect(after(start, ['toggleSteps', 'next'])).toEqual([2, 0])
    expect(after(startSlideshow(3), ['toggleSteps', 'next'])).toEqual([0, 1])
    expect(after(start, ['toggleSteps', 'toggleSteps', 'next'])).toEqual([1, 1])
  })
})

test.each([
  ['ArrowLeft', 'previous'],
  ['PageUp', 'previous'],
  ['ArrowRight', 'next'],
  [' ', 'next'],
  ['PageDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Escape', 'close'],
  ['f', 'toggleFullscreen'],
  ['F', 'toggleFullscreen'],
  ['p', 'togglePlay'],
  ['b', 'black'],
  ['.', 'black'],
  ['w', 'white'],
  ['g', 'overview'],
  ['o', 'overview'],
  ['l', 'laser'],
  ['s', 'speaker'],
  ['r', 'toggleSteps'],
  ['t', 'timer'],
  ['?', 'help'],
  ['x', undefined],
])('the key %j asks for %s', (key, command) => {
  expect(presenterCommand(key)).toBe(command)
})

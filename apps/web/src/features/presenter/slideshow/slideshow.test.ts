import { describe, expect, test } from 'vitest'
import { presenterCommand } from './presenterKeys.ts'
import {
  autoplayMs,
  everyBullet,
  hasOneSlide,
  type Slideshow,
  startSlideshow,
  stepSlideshow,
} from './slideshow.ts'

const show = { ...startSlideshow({ count: 3 }), index: 2 }

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
  expect(stepSlideshow(startSlideshow({ count: 3 }), { kind: 'last' }).index).toBe(2)
  expect(stepSlideshow(show, { kind: 'goTo', index: 40 }).index).toBe(2)
  expect(startSlideshow({ count: 3, index: 40 }).index).toBe(2)
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
  const state = {
    index: 0,
    revealed: 2,
    screen: 'white',
    playing: true,
    stepByStep: true,
    turn: 3,
  } as const

  expect(stepSlideshow(show, { kind: 'follow', state })).toEqual({
    ...state,
    count: 3,
    hidden: [],
    direction: -1,
  })
})

test('a message older than its own change is not followed', () => {
  const own = { ...show, turn: 8 }
  const { index, revealed, screen, playing } = startSlideshow({ count: 3 })

  expect(
    stepSlideshow(own, {
      kind: 'follow',
      state: { index, revealed, screen, playing, turn: 7 },
    }),
  ).toBe(own)
})

describe('with hidden slides', () => {
  const start = startSlideshow({ count: 5, hidden: [0, 2, 4] })
  const at = (index: number) => ({ ...start, index })

  test('the show begins with the first that is not hidden, or where it is asked to', () => {
    expect(start.index).toBe(1)
    expect(startSlideshow({ count: 5, hidden: [0, 2, 4], index: 2 }).index).toBe(2)
  })

  test('steps skip them, and a jump reaches them', () => {
    expect(stepSlideshow(start, { kind: 'next' }).index).toBe(3)
    expect(stepSlideshow(at(3), { kind: 'next' }).index).toBe(1)
    expect(stepSlideshow(start, { kind: 'previous' }).index).toBe(3)
    expect(stepSlideshow(start, { kind: 'goTo', index: 2 }).index).toBe(2)
    expect(stepSlideshow(at(2), { kind: 'next' }).index).toBe(3)
    expect(stepSlideshow(start, { kind: 'nextOfAll' }).index).toBe(2)
    expect(stepSlideshow(at(4), { kind: 'nextOfAll' }).index).toBe(0)
    expect(stepSlideshow(at(2), { kind: 'first' }).index).toBe(1)
    expect(stepSlideshow(at(2), { kind: 'last' }).index).toBe(3)
  })

  test('there is nowhere to go from the only other slide', () => {
    const one = startSlideshow({ count: 2, hidden: [1] })
    expect(hasOneSlide(one)).toBe(true)
    expect(hasOneSlide({ ...one, index: 1 })).toBe(false)
    expect(stepSlideshow({ ...one, index: 1 }, { kind: 'next' }).index).toBe(0)
  })

  test('a deck of hidden slides is shown whole', () => {
    const all = startSlideshow({ count: 2, hidden: [0, 1] })
    expect(all).toMatchObject({ index: 0, hidden: [] })
    expect(stepSlideshow(all, { kind: 'next' }).index).toBe(1)
  })
})

test('the next slide is shown whole again, a bullet of the same one is not', () => {
  const zoomed = stepSlideshow(startSlideshow({ count: 3 }), { kind: 'zoomIn' })
  expect(zoomed.zoom).toEqual({ scale: 1.5, x: 0.5, y: 0.5 })
  expect(stepSlideshow(zoomed, { kind: 'next' }).zoom).toBeUndefined()
  expect(stepSlideshow(zoomed, { kind: 'next' }, () => 2).zoom).toEqual(zoomed.zoom)
  expect(stepSlideshow(zoomed, { kind: 'zoomOut' }).zoom).toBeUndefined()
  expect(stepSlideshow(zoomed, { kind: 'zoomReset' }).zoom).toBeUndefined()
  const { index, revealed, screen, playing } = show
  const state = { index, revealed, screen, playing, turn: 2 }
  expect(stepSlideshow(zoomed, { kind: 'follow', state }).zoom).toBeUndefined()
})

test('goes on from where a window was', () => {
  const from = { index: 1, revealed: 2, screen: 'black', playing: true, turn: 2 } as const
  expect(startSlideshow({ count: 3, from })).toMatchObject(from)
  expect(startSlideshow({ count: 1, from }).index).toBe(0)
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
    const start = startSlideshow({ count: 3, index: 1 })

    expect(after(start, ['next'])).toEqual([1, 1])
    expect(after(start, ['next', 'next'])).toEqual([1, 2])
    expect(after(start, ['next', 'next', 'next'])).toEqual([2, 0])
  })

  test('a slide that is gone back to is whole, and loses its bullets one by one', () => {
    const start = startSlideshow({ count: 3, index: 2 })

    expect(after(start, ['previous'])).toEqual([1, everyBullet])
    expect(after(start, ['previous', 'next'])).toEqual([2, 0])
    expect(after(start, ['previous', 'previous'])).toEqual([1, 1])
    expect(after(start, ['previous', 'previous', 'previous', 'previous'])).toEqual([0, everyBullet])
  })

  test('the whole show is told otherwise', () => {
    const start = startSlideshow({ count: 3, index: 1 })

    expect(after(start, ['toggleSteps', 'next'])).toEqual([2, 0])
    expect(after(startSlideshow({ count: 3 }), ['toggleSteps', 'next'])).toEqual([0, 1])
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
  ['Escape', 'escape'],
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
  ['n', 'next'],
  ['h', 'nextOfAll'],
  ['F5', 'fillScreen'],
  ['d', 'pen'],
  ['e', 'clearInk'],
  ['E', 'clearInk'],
  ['z', 'undoInk'],
  ['c', 'captions'],
  ['+', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'zoomReset'],
  ['x', undefined],
])('the key %j asks for %s', (key, command) => {
  expect(presenterCommand({ key })).toBe(command)
})

test.each([
  [{ key: 'E', shiftKey: true }, 'eraser'],
  [{ key: ' ', shiftKey: true }, 'previous'],
  [{ key: 'P', shiftKey: true }, 'togglePlay'],
  [{ key: 'F5', shiftKey: true }, 'fillScreen'],
  [{ key: 'p', ctrlKey: true }, 'pen'],
  [{ key: 'z', metaKey: true }, 'undoInk'],
  [{ key: '0', ctrlKey: true }, undefined],
  [{ key: 'p', ctrlKey: true, shiftKey: true }, undefined],
])('%j asks for %s', (pressed, command) => {
  expect(presenterCommand(pressed)).toBe(command)
})

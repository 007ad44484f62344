import { expect, test } from 'vitest'
import { autoplayMs, presenterCommand, startSlideshow, stepSlideshow } from './slideshow.ts'

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

test('playing is turned on and off', () => {
  const playing = stepSlideshow(show, { kind: 'togglePlay' })

  expect(playing.playing).toBe(true)
  expect(stepSlideshow(playing, { kind: 'togglePlay' }).playing).toBe(false)
})

test('waits 4000 ms between two slides', () => {
  expect(autoplayMs).toBe(4000)
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  [' ', 'next'],
  ['Escape', 'close'],
  ['f', 'toggleFullscreen'],
  ['p', 'togglePlay'],
  ['x', undefined],
])('the key %j asks for %s', (key, command) => {
  expect(presenterCommand(key)).toBe(command)
})

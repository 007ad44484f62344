import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelPlace } from './panelPlace.ts'

const window = { width: 1440, height: 900 }
const panel = { width: 280, height: 300 }

test('a panel opens above its bar where there is room', () => {
  const bar = { left: 300, top: 500, width: 400, height: 40 }
  const text = { left: 300, top: 550, width: 500, height: 100 }

  expect(panelPlace({ bar, text, panel, window })).toEqual({ left: 300, top: 192 })
})

test('a panel opens below the text, not over it, where there is none above', () => {
  const bar = { left: 300, top: 150, width: 400, height: 40 }
  const text = { left: 300, top: 200, width: 500, height: 100 }

  expect(panelPlace({ bar, text, panel, window })).toEqual({ left: 300, top: 308 })
})

test('a panel opens beside a text that is as tall as the slide', () => {
  const bar = { left: 300, top: 150, width: 400, height: 40 }
  const text = { left: 300, top: 200, width: 500, height: 600 }

  expect(panelPlace({ bar, text, panel, window })).toEqual({ left: 808, top: 198 })
})

test('a panel stays in the window, wherever its bar and the text are', () => {
  const coordinate = (most: number) => fc.integer({ min: 0, max: most })
  const rect = fc.record({
    left: coordinate(1300),
    top: coordinate(800),
    width: coordinate(900),
    height: coordinate(700),
  })
  fc.assert(
    fc.property(rect, rect, (bar, text) => {
      const { left, top } = panelPlace({ bar, text, panel, window })
      expect(left).toBeGreaterThanOrEqual(8)
      expect(top).toBeGreaterThanOrEqual(8)
      expect(left + panel.width).toBeLessThanOrEqual(window.width - 8)
      expect(top + panel.height).toBeLessThanOrEqual(window.height - 8)
    }),
  )
})

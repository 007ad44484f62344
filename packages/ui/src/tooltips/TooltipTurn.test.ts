import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TooltipTurn } from './TooltipTurn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The last tooltip of another test closed long ago.
  vi.advanceTimersByTime(60_000)
})

afterEach(() => vi.useRealTimers())

function tooltip() {
  const state = { isOpen: false }
  const turn = new TooltipTurn((isOpen) => (state.isOpen = isOpen))
  onTestFinished(() => turn.close())
  return { state, turn }
}

test('a tooltip opens 700 ms after the pointer came, unless it left before', () => {
  const { state, turn } = tooltip()
  turn.enter()
  vi.advanceTimersByTime(690)
  turn.leave()
  vi.advanceTimersByTime(20)
  expect(state.isOpen).toBe(false)

  turn.enter()
  vi.advanceTimersByTime(710)
  expect(state.isOpen).toBe(true)
})

test('a tooltip opens at once within 300 ms of the last one, which it closes', () => {
  const [first, second] = [tooltip(), tooltip()]
  first.turn.focus()
  second.turn.enter()
  expect([first.state.isOpen, second.state.isOpen]).toEqual([false, true])

  second.turn.close()
  vi.advanceTimersByTime(310)
  first.turn.enter()
  expect(first.state.isOpen).toBe(false)
})

test('the pointer may cross another element on its way to an open tooltip', () => {
  const [first, second] = [tooltip(), tooltip()]
  first.turn.enter()
  vi.advanceTimersByTime(710)
  first.turn.leave()
  second.turn.enter()
  expect([first.state.isOpen, second.state.isOpen]).toEqual([true, false])

  first.turn.close()
  second.turn.enter()
  expect(second.state.isOpen).toBe(true)
})

test('a press closes the tooltip, and the pointer has to come again to open it', () => {
  const { state, turn } = tooltip()
  vi.stubGlobal('document', { addEventListener: vi.fn() })
  onTestFinished(() => void vi.unstubAllGlobals())
  turn.enter()
  vi.advanceTimersByTime(710)
  turn.press()
  turn.focus()
  turn.enter()
  vi.advanceTimersByTime(710)
  expect(state.isOpen).toBe(false)

  turn.leave()
  turn.enter()
  vi.advanceTimersByTime(710)
  expect(state.isOpen).toBe(true)
})

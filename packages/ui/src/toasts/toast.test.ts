import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, subscribeToToasts, toast, toastTimes } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('F-018 a second message takes the place of the first', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })

  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
})

test('F-022 a dismissed message is removed after 1,000,000 ms', () => {
  toast({ title: 'Saved' })
  dismissToast(currentToast()?.id ?? 0)

  vi.advanceTimersByTime(toastTimes.removalMs - 1)
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
  expect(toastTimes.removalMs).toBe(1_000_000)
})

test('a new message survives the removal of the one before', () => {
  toast({ title: 'Old' })
  dismissToast(currentToast()?.id ?? 0)
  toast({ title: 'New' })

  vi.advanceTimersByTime(toastTimes.removalMs)

  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)

  toast({ title: 'One' })
  leave()
  toast({ title: 'Two' })

  expect(listener).toHaveBeenCalledOnce()
})

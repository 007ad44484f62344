import { afterEach, expect, test, vi } from 'vitest'
import { fillScreen } from './useFullscreen.ts'

afterEach(() => vi.unstubAllGlobals())

test('a start key that comes before the window has heard of its fullscreen does not leave it', async () => {
  const page = { requestFullscreen: vi.fn(() => Promise.resolve()) }
  const fakeDocument = {
    documentElement: page,
    fullscreenElement: null as unknown,
    exitFullscreen: vi.fn(() => Promise.resolve()),
  }
  vi.stubGlobal('document', fakeDocument)
  await fillScreen()
  fakeDocument.fullscreenElement = page
  await fillScreen()

  expect(page.requestFullscreen).toHaveBeenCalledTimes(1)
  expect(fakeDocument.exitFullscreen).not.toHaveBeenCalled()
})

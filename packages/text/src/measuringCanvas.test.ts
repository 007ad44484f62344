import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { breakText } from './breakText.ts'
import { loadFontBook } from './node/index.ts'
import { prepareText } from './prepareText.ts'

class ForbiddenCanvas {
  getContext(): never {
    throw new Error('The canvas of the browser was asked')
  }
}

const firefox = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', ForbiddenCanvas)
  vi.stubGlobal('navigator', firefox)
  vi.stubGlobal('document', { documentElement: { lang: 'ja' } })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('breaks by the same rules in a browser that has rules of its own', async () => {
  const book = await loadFontBook()
  const text = 'either and/or neither, 1/2 of TCP/IP, https://example.com/a?b=c'

  const { lines } = breakText(prepareText(book, [{ text, face: 'inter-400', size: 20 }]), {
    width: 95,
  })

  expect(lines.map((line) => line.fragments[0]?.text)).toEqual([
    'either',
    'and/or',
    'neither,',
    '1/2 of',
    'TCP/IP,',
    // Firefox would end this line after the slashes.
    'https://ex',
    'ample.co',
    'm/a?b=c',
  ])
})

test('gives the browser its canvas and its name back', async () => {
  const book = await loadFontBook()

  prepareText(book, [{ text: 'some text', face: 'inter-400', size: 20 }])

  expect(Reflect.get(globalThis, 'OffscreenCanvas')).toBe(ForbiddenCanvas)
  expect(Reflect.get(globalThis, 'navigator')).toBe(firefox)
})

test('gives them back when measuring fails', async () => {
  const book = await loadFontBook()

  expect(() => prepareText(book, [{ text: 'text', face: 'inter-950', size: 20 }])).toThrow(
    '"inter-950"',
  )
  expect(Reflect.get(globalThis, 'OffscreenCanvas')).toBe(ForbiddenCanvas)
})

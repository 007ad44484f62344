// Isolated: what measures text keeps the first canvas that it finds, and here that is a forbidden one.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { breakText } from './breakText.ts'
import { createFontBook } from '../fontBook.ts'
import { loadFontBook } from '../node/index.ts'
import { readFaceFile } from '../node/readFaceFile.ts'
import { startNodeHarfBuzz } from '../node/startNodeHarfBuzz.ts'
import { prepareText } from './prepareText.ts'
import type { FontFile } from '../types.ts'

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
    // Firefox would break this line after the slashes.
    'https://ex',
    'ample.co',
    'm/a?b=c',
  ])
})

test('opens no font of East Asia for text that has none of its characters', async () => {
  const opened: string[] = []
  const files = new Map<string, FontFile>()
  for (const face of ['inter-400', 'noto-sc-400']) {
    const bytes = await readFaceFile(face)
    files.set(face, {
      bytes: () => {
        opened.push(face)
        return bytes
      },
    })
  }
  const book = createFontBook(await startNodeHarfBuzz(), files)

  prepareText(book, [{ text: 'Zażółć “gęślą” jaźń · 25 €', face: 'inter-400', size: 20 }])
  const forLatin = [...opened]
  prepareText(book, [{ text: '「引用」', face: 'inter-400', size: 20 }])

  expect(forLatin).toEqual(['inter-400'])
  expect(opened).toEqual(['inter-400', 'noto-sc-400'])
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

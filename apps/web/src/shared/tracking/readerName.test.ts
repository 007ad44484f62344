import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readerName } from './readerName.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('is random, the same for a link, and another for the next link', () => {
  vi.stubGlobal('navigator', { doNotTrack: null })
  const name = readerName('one')
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(readerName('one')).toBe(name)
  expect(readerName('two')).not.toBe(name)
  expect([...stored.keys()]).toEqual(['deckloom.reader.one', 'deckloom.reader.two'])
})

test('is not stored by a browser that asks not to be tracked', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  expect(readerName('three')).toBe(readerName('three'))
  expect(stored.size).toBe(0)
})

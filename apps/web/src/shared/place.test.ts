import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Imports the module with a document for which the server set `base`. */
async function placeAt(base: string | undefined) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: base === undefined ? {} : { base } } })
  vi.stubGlobal('location', { origin: 'https://intra.example.com' })
  return import('./place.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('below a path, ours goes before what is asked of the browser, and others stay as they are', async () => {
  const place = await placeAt('/deckloom')
  expect(place.basePath()).toBe('/deckloom')
  expect(place.urlFor('/api/uploads/7')).toBe('/deckloom/api/uploads/7')
  for (const other of ['https://example.org/a.png', 'data:image/png;base64,AA', 'blob:x', ''])
    expect(place.urlFor(other)).toBe(other)
  expect(place.absoluteUrlFor('/share/7')).toBe('https://intra.example.com/deckloom/share/7')
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  await place.fetchHere('/api/auth/user', { method: 'GET' })
  expect(asked).toHaveBeenCalledWith('/deckloom/api/auth/user', { method: 'GET' })
})

test('paths of the browser lose it again, and two installations of a host keep their things apart', async () => {
  const place = await placeAt('/deckloom')
  expect(place.pathWithin('/deckloom/editor/5')).toBe('/editor/5')
  expect(place.pathWithin('/deckloom')).toBe('/')
  expect(place.pathWithin('/deckloomx/editor/5')).toBe('/deckloomx/editor/5')
  expect(place.nameHere('deckloom-drafts')).toBe('deckloom-drafts/deckloom')

  const alone = await placeAt(undefined)
  expect([alone.urlFor('/login'), alone.pathWithin('/login'), alone.nameHere('drafts')]).toEqual([
    '/login',
    '/login',
    'drafts',
  ])
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { presentationQuery } from './presentationQuery.ts'

afterEach(() => vi.unstubAllGlobals())

test('K-015 the deck is read by GET with its slides, and what was read is kept for the next who asks', async () => {
  const deck = { id: 7, title: 'Looms', version: 3, slides: [{ id: 'a', slide_title: 'One' }] }
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(deck))),
  )
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient()

  const first = await client.fetchQuery(presentationQuery(7))
  const second = await client.fetchQuery(presentationQuery(7))

  expect(first).toEqual(deck)
  expect(second).toBe(first)
  expect(fetch.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['GET', '/api/presentations/7'],
  ])
})

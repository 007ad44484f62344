import { ApiError } from '@deckloom/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('F-030 a query that says no more is a GET of its key joined by slashes, read as JSON', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"id":7}')))
  vi.stubGlobal('fetch', send)

  const data = await queryClient.fetchQuery({ queryKey: ['/api/presentations', 7, 'revisions'] })

  expect(data).toEqual({ id: 7 })
  expect(send).toHaveBeenCalledExactlyOnceWith(
    '/api/presentations/7/revisions',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  )
})

test('F-030 what is not answered well is an error with status and body', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 410 })))

  const asked = queryClient.fetchQuery({ queryKey: ['/api/presentations', 8] })

  await expect(asked).rejects.toThrow(new ApiError(410, 'gone', ''))
})

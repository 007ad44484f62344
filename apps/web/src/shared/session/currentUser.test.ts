import { afterEach, expect, test, vi } from 'vitest'
import { refreshCurrentUser } from './currentUser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('C-096 asks once who is signed in, whatever comes back', async () => {
  const answers = [
    new Response('{"code":"internal"}', { status: 500 }),
    new Response('{"code":"unauthenticated"}', { status: 401 }),
  ]
  for (const answer of answers) {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(answer))
    vi.stubGlobal('fetch', send)

    await refreshCurrentUser().catch(() => undefined)

    expect(send).toHaveBeenCalledTimes(1)
  }
  const fails = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fails)

  await expect(refreshCurrentUser()).rejects.toThrow('Failed to fetch')
  expect(fails).toHaveBeenCalledTimes(1)
})

import { expect, test, vi } from 'vitest'
import { loadWhenReachable } from './loadWhenReachable.ts'

const pause = () => Promise.resolve()
const gone = new TypeError('Failed to fetch dynamically imported module')

test('code that is needed without a network comes when the network is back', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(gone))
  const isReachable = vi.fn(async () => {
    if (isReachable.mock.calls.length === 5) load.mockResolvedValue('the editor of texts')
    return false
  })

  expect(await loadWhenReachable(load, { isReachable, pause })).toBe('the editor of texts')
  expect(load).toHaveBeenCalledTimes(6)
})

test('code that a server does not have any more is an error', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(gone))

  await expect(loadWhenReachable(load, { isReachable: async () => true, pause })).rejects.toBe(gone)
  expect(load).toHaveBeenCalledTimes(2)
})

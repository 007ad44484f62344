import { expect, test } from 'vitest'
import { findService, type FindOptions } from './findService.ts'

const localUrl = 'redis://127.0.0.1:6379'

/** What is found where connecting fails with each of the codes in turn, and then succeeds. */
function find(codes: readonly string[], options: FindOptions = {}) {
  const failures = codes.values()
  return findService(
    {
      name: 'Redis',
      variable: 'TEST_REDIS_URL',
      localUrl,
      programs: ['redis-server'],
      connect: async () => {
        const { value: code } = failures.next()
        if (code !== undefined) throw Object.assign(new Error(`It failed: ${code}`), { code })
      },
    },
    { env: {}, isInstalled: () => false, patience: 0, ...options },
  )
}

test('finds a service that answers, where it is configured or on this machine', async () => {
  expect(await find([])).toBe(localUrl)
  expect(await find([], { env: { TEST_REDIS_URL: 'redis://far:1' } })).toBe('redis://far:1')
})

test('does without a service that is not configured, not installed and not listening', async () => {
  expect(await find(['ECONNREFUSED'])).toBe('')
  expect(await find([], { env: { TEST_REDIS_URL: '' } })).toBe('')
})

test.each<[string, readonly string[], FindOptions]>([
  ['is configured', ['ECONNREFUSED'], { env: { TEST_REDIS_URL: localUrl } }],
  ['is installed', ['ECONNREFUSED'], { isInstalled: (program) => program === 'redis-server' }],
  ['is listening and slow', ['ETIMEDOUT'], {}],
])('waits for a service that %s', async (_case, codes, options) => {
  expect(await find(codes, { ...options, patience: 30_000 })).toBe(localUrl)
  await expect(find(codes, options)).rejects.toThrow(
    `Redis does not answer at ${localUrl}: It failed: ${codes[0]}. Start it, set TEST_REDIS_URL to the URL of another, or set it to nothing to run without the tests that need it.`,
  )
})

test('does not wait for a server that refuses the user or has no such database', async () => {
  await expect(find(['28P01'], { patience: 30_000 })).rejects.toThrow('It failed: 28P01')
  await expect(find(['3D000'], { patience: 30_000 })).rejects.toThrow('It failed: 3D000')
})

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

function redis(environment: Readonly<Record<string, string>>) {
  const read = readConfig(environment)
  return 'config' in read ? read.config.redis : read.problems
}

test('needs no Redis, and reads where it is', () => {
  expect(redis({})).toBeUndefined()
  const url = 'redis://:secret@redis:6380/2'
  expect(redis({ REDIS_URL: url })).toEqual({ url: new URL(url), prefix: 'deckloom:' })
  expect(redis({ REDIS_URL: 'rediss://redis', REDIS_PREFIX: 'teams:' })).toMatchObject({
    prefix: 'teams:',
  })
})

test.each([
  [{ REDIS_URL: 'http://redis:6379' }, 'REDIS_URL: takes an address such as redis://'],
  [{ REDIS_URL: 'redis' }, 'REDIS_URL: takes an address such as redis://'],
  [{ REDIS_PREFIX: 'teams' }, 'REDIS_URL: REDIS_PREFIX needs it'],
  [{ REDIS_URL: 'redis://redis', REDIS_PREFIX: 'two words' }, 'REDIS_PREFIX: must look like'],
])('refuses %j', (environment, problem) => {
  expect(redis(environment)).toEqual([expect.stringContaining(problem)])
})

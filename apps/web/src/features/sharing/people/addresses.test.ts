import { expect, test } from 'vitest'
import { splitAddresses } from './addresses.ts'

test.each([
  ['lena@example.com', ['lena@example.com'], ''],
  [
    'Lena@Example.com, tomo@example.com;ada@example.com',
    ['lena@example.com', 'tomo@example.com', 'ada@example.com'],
    '',
  ],
  ['Ada Weaver <ada@example.com>, ada@example.com', ['ada@example.com'], ''],
  ['lena@example.com tomo@', ['lena@example.com'], 'tomo@'],
  ['nobody', [], 'nobody'],
  ['  ', [], ''],
])('splits "%s" into addresses and what is none', (text, addresses, rest) => {
  expect(splitAddresses(text)).toEqual({ addresses, rest })
})

import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { callerOf, openFrontDoor } from './guards/frontDoor.ts'
import { proxyWarning, warnOfProxy } from './proxyWarning.ts'
import type { TrustedProxies } from '../platform/addresses/trustedProxies.ts'

/** A request as Node hands it over, as far as the door looks at it. */
function requestOf(headers: Record<string, string>, remoteAddress = '10.0.0.9', url = '/') {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return { headers: { ...headers }, socket: { remoteAddress }, url } as unknown as IncomingMessage
}
const callerAfter = (trusted: TrustedProxies, said: string, connection?: string) => {
  const raw = requestOf({ 'x-forwarded-for': said }, connection)
  openFrontDoor({ base: '', trusted, onForwarded: () => undefined })(raw)
  return callerOf(raw)
}
const trusted = (value: string) => {
  const read = readConfig({ TRUST_PROXY: value })
  return 'config' in read ? read.config.trustProxy : read.problems
}

test('a number trusts so many proxies and no more, whatever callers write before them', () => {
  expect(callerAfter(1, '192.0.2.1')).toBe('192.0.2.1')
  expect(callerAfter(1, '203.0.113.1, 192.0.2.1')).toBe('192.0.2.1')
  expect(callerAfter(2, '203.0.113.1, 192.0.2.1, 10.0.0.8')).toBe('192.0.2.1')
  expect(callerAfter(2, '192.0.2.1')).toBe('192.0.2.1')
  expect(callerAfter(false, '192.0.2.1')).toBe('10.0.0.9')
})

test('a list trusts the proxies in it, by address, network or name', () => {
  const list = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', 'loopback']
  expect(callerAfter(list, '203.0.113.1')).toBe('203.0.113.1')
  expect(callerAfter(list, '203.0.113.1, 192.0.2.7, 10.9.9.9')).toBe('203.0.113.1')
  expect(callerAfter(list, '203.0.113.1, 192.0.2.8, 10.9.9.9')).toBe('192.0.2.8')
  expect(callerAfter(list, '203.0.113.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(callerAfter(list, '203.0.113.1', '::ffff:10.0.0.9')).toBe('203.0.113.1')
  expect(callerAfter(list, '203.0.113.1', '::1')).toBe('203.0.113.1')
  expect(callerAfter(list, '203.0.113.1', 'fd00::5')).toBe('203.0.113.1')
})

test.each([
  ['7,000 characters', 'x'.repeat(7_000)],
  ['an address with a zone of 7,000 characters', `fe80::1%${'x'.repeat(7_000)}`],
  ['a name', 'localhost'],
  ['nothing between commas', ', ,'],
  ['an address that is none', '256.1.1.1'],
  ['a script', '<script>alert(1)</script>'],
  ['unknown', 'unknown'],
])('%s in place of an address counts as the connection', (_name, said) => {
  expect(callerAfter(1, said)).toBe('10.0.0.9')
  expect(callerAfter(3, `${said}, 192.0.2.1`)).toBe('10.0.0.9')
  expect(callerAfter(['10.0.0.9'], said)).toBe('10.0.0.9')
})

test('takes addresses as proxies write them', () => {
  expect(callerAfter(1, ' 192.0.2.1 ')).toBe('192.0.2.1')
  expect(callerAfter(1, '192.0.2.1:49152')).toBe('192.0.2.1')
  expect(callerAfter(1, '[2001:db8::1]:49152')).toBe('2001:db8::1')
  expect(callerAfter(1, '2001:db8::1')).toBe('2001:db8::1')
})

test('nothing behind the door sees which host, scheme or port a proxy was asked for', () => {
  for (const proxies of [false, 1, ['10.0.0.9']] as const) {
    const raw = requestOf({
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '444',
    })
    openFrontDoor({ base: '', trusted: proxies, onForwarded: () => undefined })(raw)
    expect(raw.headers).toEqual({})
  }
})

test.each([
  ['http://x/api/login?next=/', '/api/login?next=/'],
  ['HTTPS://user:word@x:8443/api', '/api'],
  ['http://x?y', '/?y'],
  ['http://x', '/'],
  ['/http://x/api', '/http://x/api'],
  ['//x/api', '//x/api'],
  ['*', '*'],
])('routes the target %s as %s', (target, expected) => {
  const door = openFrontDoor({ base: '', trusted: false, onForwarded: () => undefined })
  expect(door(requestOf({}, undefined, target))).toBe(expected)
})

test('TRUST_PROXY takes a number or a list, and refuses at the start what would trust everybody or nobody', () => {
  expect(['', '0', 'off', 'false'].map(trusted)).toEqual([false, false, false, false])
  expect(['1', '2'].map(trusted)).toEqual([1, 2])
  expect(trusted('10.0.0.1, fd00::/8,loopback')).toEqual(['10.0.0.1', 'fd00::/8', 'loopback'])
  for (const value of ['true', 'on', '*']) {
    expect(trusted(value)).toEqual([
      expect.stringMatching(/^TRUST_PROXY: say how many proxies stand in front/),
    ])
  }
  for (const value of ['banana', '10.0.0.1,', '10.0.0.0/33', '1.2.3', '::1/129', '-1', '1.5'])
    expect(trusted(value)).toEqual([expect.stringMatching(/^TRUST_PROXY: takes a number/)])
  expect(trusted('11')).toEqual([expect.stringMatching(/^TRUST_PROXY: more than 10/)])
})

test('says what is missing behind a proxy, once, and nothing where all is set', () => {
  const [https, http] = [new URL('https://decks.example.com'), new URL('http://decks.example.com')]
  expect(proxyWarning({ publicUrl: https, trustProxy: 1 })).toBeUndefined()
  expect(proxyWarning({ publicUrl: new URL('http://localhost:3000'), trustProxy: 1 })).toBe(
    undefined,
  )
  expect(proxyWarning({ publicUrl: undefined, trustProxy: 1 })).toMatch(/PUBLIC_URL is not an/)
  expect(proxyWarning({ publicUrl: http, trustProxy: 1 })).toMatch(/PUBLIC_URL is not an/)
  expect(proxyWarning({ publicUrl: https, trustProxy: false })).toMatch(/TRUST_PROXY is not set/)

  const said: string[] = []
  const onForwarded = warnOfProxy({ publicUrl: undefined, trustProxy: false }, (words) => {
    said.push(words)
  })
  const door = openFrontDoor({ base: '', trusted: false, onForwarded })
  door(requestOf({}))
  expect(said).toEqual([])
  door(requestOf({ 'x-forwarded-for': '192.0.2.1' }))
  door(requestOf({ 'x-forwarded-proto': 'https' }))
  expect(said).toEqual([expect.stringMatching(/PUBLIC_URL .* TRUST_PROXY /)])
})

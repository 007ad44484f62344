import { afterEach, expect, test } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fakeService.ts'
import { fetchBytes } from './fetchBytes.ts'
import { isPublicAddress } from './isPublicAddress.ts'

let service: FakeService | undefined
afterEach(() => service?.close())

const limits = { maxBytes: 1_000, timeLimitMs: 2_000 }

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  'localhost',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://images.unsplash.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://example.com:8443/x',
  'https://user:password@example.com/x',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'no address',
])('does not open %s', async (url) => {
  expect(await fetchBytes({ url, ...limits })).toBe('refused')
})

test('opens an origin that the configuration trusts, counts its bytes and follows no redirect', async () => {
  service = await startFakeService((request, answer) => {
    if (request.url === '/away') {
      answer.writeHead(302, { location: '/small' })
      return answer.end()
    }
    return answer.end('x'.repeat(request.url === '/small' ? 1_000 : 1_001))
  })
  const trusted = new Set([service.url])
  const get = (path: string) => fetchBytes({ url: `${service?.url}${path}`, trusted, ...limits })

  expect(await get('/small')).toMatchObject({ status: 200 })
  expect(await get('/large')).toBe('too-large')
  expect(await get('/away')).toMatchObject({ status: 302 })
  expect(service.asked).toEqual(['GET /small', 'GET /large', 'GET /away'])
})

test('waits no longer than it may, and says when nobody is there', async () => {
  service = await startFakeService((_, answer) => {
    answer.write('x')
  })
  const trusted = new Set([service.url])
  expect(await fetchBytes({ url: service.url, trusted, maxBytes: 10, timeLimitMs: 100 })).toBe(
    'slow',
  )
  await service.close()
  expect(await fetchBytes({ url: service.url, trusted, ...limits })).toBe('down')
})

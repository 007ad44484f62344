import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bucketOf, storageVariables } from '../../config/storageConfig.ts'
import { filesOf } from '../../testing/filesOf.ts'
import { S3Server } from '../../testing/s3/S3Server.ts'
import { type FileStores, StoreFull, StoreUnavailable } from '../fileStore.ts'
import { bucketStores } from './openFileStores.ts'

let s3: S3Server
let stores: FileStores
let warnings: string[]

beforeEach(async () => {
  s3 = new S3Server()
  await s3.start()
  warnings = []
  stores = await opened()
})
afterEach(async () => {
  stores.close()
  await s3.stop()
})

async function opened(more: Readonly<Record<string, string>> = {}): Promise<FileStores> {
  const config = bucketOf(storageVariables.parse({ ...s3.environment, ...more }))
  if (config === undefined || typeof config === 'string') throw new Error(config)
  return bucketStores(config, (message) => warnings.push(message))
}

async function* inPieces(bytes: Uint8Array, size = 65_536) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

async function contentOf(name: string, range?: { first: number; last: number }): Promise<Buffer> {
  const found = await stores.exports.open(name)
  return buffer((await found?.stream(range)) ?? Readable.from([]))
}

async function msUntil(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

test.each([true, false])(
  'reads back byte for byte what was sent whole and in pieces (store knows frames: %s)',
  async (knowsFrames) => {
    s3.knowsFrames = knowsFrames
    const bytes = randomBytes(300_000)
    await stores.exports.write('whole', bytes)
    await stores.exports.write('streamed', inPieces(bytes))

    for (const name of ['whole', 'streamed']) {
      expect(s3.objects.get(`exports/${name}`)?.body.equals(bytes)).toBe(true)
      expect((await stores.exports.read(name))?.equals(bytes)).toBe(true)
      expect((await contentOf(name)).equals(bytes)).toBe(true)
    }
    const part = await contentOf('streamed', { first: 65_530, last: 65_545 })
    expect(part.equals(bytes.subarray(65_530, 65_546))).toBe(true)
  },
)

test('keeps nothing, no byte, replaces, lists page by page below its prefix, and forgets', async () => {
  const inTeam = await opened({ S3_PREFIX: 'team/a/' })
  s3.pageSize = 2
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await inTeam.uploads.write(name, Buffer.from(name))
  }
  await inTeam.uploads.write('one', new Uint8Array())
  await inTeam.exports.write('other', Buffer.from('x'))
  await inTeam.root.write('note', Buffer.from('x'))

  expect([...s3.objects.keys()]).toContain('team/a/uploads/two')
  expect(await inTeam.uploads.read('one')).toEqual(Buffer.alloc(0))
  const listed = await filesOf(inTeam.uploads)
  expect(listed.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['five', 4],
    ['four', 4],
    ['one', 0],
    ['three', 5],
    ['two', 3],
  ])
  expect((await filesOf(inTeam.root)).map(({ name }) => name)).toEqual(['note'])
  await inTeam.uploads.remove('two')
  await inTeam.uploads.remove('two')
  expect(await inTeam.uploads.read('two')).toBeUndefined()
  expect(await inTeam.uploads.open('two')).toBeUndefined()
  inTeam.close()
})

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'another' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_ACCESS_KEY_ID: 'AKOTHER' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'nowhere' }, 'S3_BUCKET'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_REGION'],
])('says what to change when the store refuses %j', async (wrong, named) => {
  const refused = await opened(wrong)
  const call = refused.uploads.write('one', Buffer.from('x'))

  await expect(refused.check()).rejects.toThrow(named)
  await expect(call).rejects.toThrow(named)
  await expect(refused.uploads.read('one')).rejects.toThrow(StoreUnavailable)
  expect(s3.objects.size).toBe(0)
  refused.close()
})

test('hands out no damaged file, not even its last byte', async () => {
  const bytes = randomBytes(200_000)
  await stores.exports.write('one', bytes)
  s3.damage('exports/one')

  await expect(stores.exports.read('one')).rejects.toThrow('other bytes than were written')
  let came = 0
  const reading = async () => {
    const found = await stores.exports.open('one')
    for await (const piece of (await found?.stream()) ?? []) came += piece.length
  }
  await expect(reading()).rejects.toThrow(StoreUnavailable)
  expect(came).toBeLessThan(200_000)
  // One file that is damaged is no outage of the store.
  await stores.exports.write('two', bytes)
  expect(warnings).toEqual([])
})

test('refuses a file that others put there without its hash', async () => {
  s3.objects.set('exports/one', { body: Buffer.from('x'), metadata: {}, modified: new Date() })
  await expect(stores.exports.read('one')).rejects.toThrow('npm run move-files')
})

test('a full store is full, not away', async () => {
  s3.mood = 'full'
  await expect(stores.uploads.write('one', Buffer.from('x'))).rejects.toThrow(StoreFull)
  expect(warnings).toEqual([])
})

const isReadable = () =>
  stores.uploads.read('one').then(
    (bytes) => String(bytes) === 'x',
    () => false,
  )

test('a store that is killed fails at once, and is used again soon after its return', async () => {
  await stores.uploads.write('one', Buffer.from('x'))
  await s3.stop()
  expect(
    await msUntil(() => expect(stores.uploads.read('one')).rejects.toThrow(StoreUnavailable)),
  ).toBeLessThan(8_000)
  // Tries take 140 ms and more; a call that makes none has a quick one among several on any machine.
  const again: number[] = []
  for (let call = 0; call < 8; call += 1) {
    again.push(
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to be timed each
      await msUntil(() => expect(stores.uploads.read('one')).rejects.toThrow(StoreUnavailable)),
    )
  }
  expect(Math.min(...again)).toBeLessThan(50)

  await s3.start()

  await expect.poll(isReadable, { timeout: 15_000 }).toBe(true)
  expect(warnings).toMatchObject([/does not answer \(ECONNREFUSED\)/, /answers again/])
})

test('a mute store ends calls in their time, and is used again soon after its return', async () => {
  await stores.uploads.write('one', Buffer.from('x'))
  s3.mood = 'mute'
  const calls = [
    () => stores.uploads.read('one'),
    () => stores.uploads.write('two', Buffer.from('y')),
    () => stores.uploads.write('three', inPieces(randomBytes(3_000_000))),
    () => filesOf(stores.uploads),
    () => stores.uploads.remove('one'),
  ]
  const waits = calls.map((call) => msUntil(() => expect(call()).rejects.toThrow(StoreUnavailable)))
  expect(Math.max(...(await Promise.all(waits)))).toBeLessThan(25_000)
  expect(
    await msUntil(() => expect(stores.check()).rejects.toThrow(StoreUnavailable)),
  ).toBeLessThan(6_000)

  s3.mood = 'well'

  await expect.poll(isReadable, { timeout: 15_000 }).toBe(true)
  expect(warnings).toHaveLength(2)
})

test('a store that stops in the middle of a file breaks the stream', async () => {
  await stores.exports.write('one', randomBytes(100_000))
  s3.mood = 'stalls'
  expect(
    await msUntil(() => expect(contentOf('one')).rejects.toThrow(StoreUnavailable)),
  ).toBeLessThan(20_000)
  await expect(stores.exports.read('one')).rejects.toThrow(StoreUnavailable)
})

test('a slow reader is no slow store', async () => {
  const bytes = randomBytes(3_000_000)
  await stores.exports.write('one', bytes)
  const found = await stores.exports.open('one')
  const parts: Buffer[] = []
  for await (const part of (await found?.stream()) ?? []) {
    if (parts.length === 1) await after(6_000)
    parts.push(part)
  }
  expect(Buffer.concat(parts).equals(bytes)).toBe(true)
})

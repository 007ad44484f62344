import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf } from '../../testing/filesOf.ts'
import { StoreUnavailable } from '../fileStore.ts'
import { createFolderStore } from './folderStore.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckloom-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('keeps a file whole, replaces it, sends it in parts and forgets it', async () => {
  const store = createFolderStore(folder)
  await store.write('one', Buffer.from('first'))
  await store.write('one', pieces('wea', 'ving'))

  expect(String(await store.read('one'))).toBe('weaving')
  const opened = await store.open('one')
  expect(opened?.bytes).toBe(7)
  expect(String(await buffer((await opened?.stream()) ?? Readable.from([])))).toBe('weaving')
  expect(
    String(await buffer((await opened?.stream({ first: 2, last: 4 })) ?? Readable.from([]))),
  ).toBe('avi')
  expect(await filesOf(store)).toMatchObject([{ name: 'one', bytes: 7, draft: false }])

  await store.remove('one')
  await store.remove('one')
  expect([await store.read('one'), await store.open('one')]).toEqual([undefined, undefined])
})

test('two writers of one name at once leave one of the two files whole', async () => {
  const [one, two] = [createFolderStore(folder), createFolderStore(folder)]
  const contents = ['a', 'b'].map((letter) => Buffer.alloc(3_000_000, letter))
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      [one, two].map((store, at) => store.write('same', contents[at] ?? Buffer.alloc(0))),
    )
    const kept = await one.read('same')
    expect(contents.some((content) => kept?.equals(content))).toBe(true)
  }
  expect(readdirSync(folder)).toEqual(['same'])
})

test('a writer that breaks off leaves the file of before, and nothing else', async () => {
  const store = createFolderStore(folder)
  await store.write('one', Buffer.from('before'))
  const breaking = async function* () {
    yield Buffer.from('aft')
    throw new Error('the source broke')
  }

  await expect(store.write('one', breaking())).rejects.toThrow('the source broke')

  expect(String(await store.read('one'))).toBe('before')
  expect(readdirSync(folder)).toEqual(['one'])
})

test('lists drafts of writers that were killed as drafts', async () => {
  const store = createFolderStore(folder)
  writeFileSync(join(folder, 'one.0123456789ab.part'), 'ha')
  expect(await filesOf(store)).toMatchObject([{ draft: true, bytes: 2 }])
})

test('a folder that is gone is an outage, not a store without files', async () => {
  const store = createFolderStore(join(folder, 'share'))
  rmSync(join(folder, 'share'), { recursive: true })

  for (const call of [
    () => store.read('one'),
    () => store.open('one'),
    () => store.write('one', Buffer.from('x')),
    () => filesOf(store),
  ]) {
    await expect(call()).rejects.toThrow(StoreUnavailable)
  }
})

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreFull, StoreUnavailable } from '../fileStore.ts'
import { createFolderStore } from './folderStore.ts'

/** The step that fails next, and the error of the system that it fails with. */
const fault: { step: string; code: string } = { step: '', code: '' }

function failAt(step: string): void {
  if (fault.step !== step) return
  throw Object.assign(new Error(fault.code), { code: fault.code, syscall: step })
}

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    open: async (path: string, flags: string, mode?: number) => {
      failAt('open')
      const file = await real.open(path, flags, mode)
      const sync = file.sync.bind(file)
      const writeFile = file.writeFile.bind(file)
      file.sync = async () => {
        failAt(flags === 'r' ? 'sync folder' : 'sync')
        await sync()
      }
      file.writeFile = async (data) => {
        // A full disk accepts part of a write.
        if (fault.step === 'write') await writeFile(Buffer.from('ha'))
        failAt('write')
        await writeFile(data)
      }
      return file
    },
    rename: async (from: string, to: string) => {
      failAt('rename')
      await real.rename(from, to)
    },
  }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckloom-full-'))
  fault.step = ''
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['open', 'write', 'sync', 'rename'])(
  'a disk that is full at the step "%s" leaves the file of before and no draft',
  async (step) => {
    const store = createFolderStore(folder)
    await store.write('one', Buffer.from('before'))

    for (const [code, kind] of [
      ['ENOSPC', StoreFull],
      ['EDQUOT', StoreFull],
      ['EIO', StoreUnavailable],
      ['EROFS', StoreUnavailable],
    ] as const) {
      Object.assign(fault, { step, code })
      await expect(store.write('one', Buffer.from('after'))).rejects.toThrow(kind)
      await expect(store.write('two', Buffer.from('after'))).rejects.toThrow(kind)
    }

    fault.step = ''
    expect(readdirSync(folder)).toEqual(['one'])
    expect(String(await store.read('one'))).toBe('before')
  },
)

test('a file whose folder cannot be synced is not called kept, and is whole', async () => {
  const store = createFolderStore(folder)
  Object.assign(fault, { step: 'sync folder', code: 'EIO' })
  await expect(store.write('one', Buffer.from('after'))).rejects.toThrow(StoreUnavailable)
  fault.step = ''
  expect(String(await store.read('one'))).toBe('after')
})

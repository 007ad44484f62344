import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { access, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileStore, type StoredFile, StoreFull, StoreUnavailable } from '../fileStore.ts'

const draftEnding = '.part'
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Files in one folder, created if missing. Several servers may share it. */
export function createFolderStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(folder, name)
  return {
    async write(name, content) {
      // Two servers may write the same name at once: each needs its own draft.
      const draft = pathOf(`${name}.${randomBytes(6).toString('hex')}${draftEnding}`)
      try {
        await writeDraft(draft, content)
        await rename(draft, pathOf(name))
        await syncFolder(folder)
      } catch (error) {
        // If this fails too, the sweep removes the draft.
        await rm(draft, { force: true }).catch(() => undefined)
        throw faultOf(error)
      }
    },
    read: (name) => ignoreMissing(folder, () => readFile(pathOf(name))),
    async open(name) {
      const found = await ignoreMissing(folder, () => stat(pathOf(name)))
      if (!found) return undefined
      return { bytes: found.size, stream: (range) => streamFrom(pathOf(name), range) }
    },
    async remove(name) {
      try {
        await rm(pathOf(name), { force: true })
      } catch (error) {
        throw faultOf(error)
      }
    },
    list: () => listFolder(folder),
  }
}

async function writeDraft(path: string, content: Parameters<FileStore['write']>[1]): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    const pieces = content instanceof Uint8Array ? [content] : content
    for await (const piece of pieces) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename survives a power loss only if its folder was synced too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and orders such changes itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function streamFrom(
  path: string,
  range: { readonly first: number; readonly last: number } | undefined,
): Promise<Readable> {
  try {
    const handle = await open(path, 'r')
    return createReadStream(path, {
      fd: handle,
      ...(range && { start: range.first, end: range.last }),
    })
  } catch (error) {
    throw faultOf(error)
  }
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile()) continue
      const { name } = entry
      // It may have been removed since it was listed.
      const found = await ignoreMissing(folder, () => stat(join(folder, name)))
      if (!found) continue
      yield { name, bytes: found.size, modified: found.mtime, draft: name.endsWith(draftEnding) }
    }
  } catch (error) {
    throw faultOf(error)
  }
}

/**
 * Undefined for a missing file, unless its whole folder is missing: then a share is not mounted.
 */
async function ignoreMissing<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw faultOf(error)
  }
  try {
    await access(folder)
    return undefined
  } catch (error) {
    throw faultOf(error)
  }
}

/** System errors become store errors; bugs stay what they are. */
function faultOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined || error instanceof StoreUnavailable) return error
  if (noRoom.has(code)) return new StoreFull('The file store is full', { cause: error })
  return new StoreUnavailable('The folder of the files cannot be used', { cause: error })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error
    ? String(error.code)
    : undefined
}

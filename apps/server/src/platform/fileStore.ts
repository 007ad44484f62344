import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by name in one folder. Names are made by the server: never from anything a caller sent. */
export interface FileStore {
  /** The file is on disk when it resolves, whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  /** Names of the files that were written before a moment, drafts that were never finished among them. */
  namesBefore(before: Date): Promise<readonly string[]>
}

export function createFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async write(name, bytes) {
      const path = join(folder, name)
      const draft = `${path}.part`
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async namesBefore(before) {
      const old: string[] = []
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name))
        if (mtimeMs < before.getTime()) old.push(name)
      }
      return old
    },
  }
}

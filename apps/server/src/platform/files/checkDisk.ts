import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError } from '../describeError.ts'
import { NotReady } from '../process/NotReady.ts'

const megabyte = 1024 ** 2

/** Bytes that this user may still write below a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Rejects with `NotReady` if the folder is not writable or has less than `minFreeBytes` left. */
export async function checkDisk(folder: string, minFreeBytes: number): Promise<void> {
  const probe = join(folder, `.ready-${randomUUID()}`)
  try {
    await writeFile(probe, 'ready?', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new NotReady(`${folder} cannot be written: ${describeError(error)}`, { cause: error })
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const free = await freeBytesOf(folder)
  if (free < minFreeBytes) {
    throw new NotReady(
      `${folder} has ${Math.floor(free / megabyte)} MB left, less than ${Math.floor(minFreeBytes / megabyte)} MB (DISK_MIN_FREE_MB)`,
    )
  }
}

import { lstatSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL clients take a folder and a port, and connect to a socket of this name in it. */
export const socketPort = 5432
export const socketName = `.s.PGSQL.${socketPort}`
/** The socket from which `npm run backup` requests copies. No longer than the name above. */
export const copySocketName = '.copies'

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, including the NUL.
const longestPath = 103

/** A folder that only this user can enter and whose socket path is short enough: the data folder, or a temporary one. */
export function socketFolder(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, socketName)) <= longestPath) return dataDir
  const { dev, ino } = statSync(dataDir)
  const folder = join(tmpdir(), `deckloom-${dev}-${ino}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The name can be guessed and the parent is world-writable: check that the folder is ours.
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a private folder of this user; remove it or shorten DATA_DIR`)
  }
  return folder
}

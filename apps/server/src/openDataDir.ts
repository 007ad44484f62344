import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { CannotStart } from './platform/process/CannotStart.ts'

/** Creates the data folder, readable by its owner only. Throws `CannotStart`. */
export function openDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    closeToOthers(folder)
  } catch (error) {
    const code = codeOf(error)
    const sentence =
      folderFaults[code] ?? `cannot be used (${code}). Set DATA_DIR to a folder that can.`
    throw new CannotStart(`DATA_DIR ${folder} ${sentence}`, error)
  }
}

/**
 * An existing folder may be open to everybody. That of another owner, as on a mounted volume, is
 * left alone.
 */
function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder)
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(folder, 0o700)
}

const notWritable =
  'cannot be written by this user. Make it their own, or set DATA_DIR to a folder that is.'
const notFolder = 'lies below something that is a file. Set DATA_DIR to a folder.'
const folderFaults: Readonly<Record<string, string>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: 'is on a disk that is mounted read-only. Set DATA_DIR to a folder that can be written.',
  ENOSPC: 'cannot be made: the disk is full.',
  ENOTDIR: notFolder,
  EEXIST: notFolder,
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

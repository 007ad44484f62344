import { existsSync, readFileSync } from 'node:fs'
import { type Config, readConfig } from '../config/config.ts'
import type { FileStore } from '../platform/fileStore.ts'
import { openFileStores } from '../platform/files/openFileStores.ts'
import { DamagedArchive } from './archive/tar.ts'

export const exitCodes = { done: 0, damaged: 1, cannotRun: 2, stopped: 130 } as const

/** Runs a command and exits with its code: an error prints one sentence, never a stack. */
export async function runCommand(main: (words: string[]) => Promise<number>): Promise<void> {
  // Exits normally, so that exit handlers delete drafts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(exitCodes.stopped))
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    const damaged = error instanceof DamagedArchive
    say(damaged ? `The archive is damaged. ${error.message}.` : sentenceFor(error))
    process.exitCode = damaged ? exitCodes.damaged : exitCodes.cannotRun
  }
  // The lock of a data folder lasts as long as the process.
  process.exit()
}

/** Prints to the terminal. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Prints progress, at most a line every two seconds. */
export function createProgress(): (line: string) => void {
  let last = performance.now()
  return (line) => {
    if (performance.now() - last < 2_000) return
    last = performance.now()
    say(line)
  }
}

/** The server's configuration. Throws a sentence that describes what is wrong with it. */
export function readConfiguration(): Config {
  const read = readConfig(process.env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.config
}

/** The passphrase of an archive: the content of the given file, else BACKUP_PASSPHRASE. */
export function passphraseFrom(
  file: string | undefined,
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
): string | undefined {
  if (file === undefined) return backupPassphrase
  if (!existsSync(file)) throw new Error(`There is no file ${file} to read the passphrase from.`)
  const passphrase = readFileSync(file, 'utf8').trim()
  if (passphrase.length < 12)
    throw new Error(`The passphrase in ${file} needs at least 12 characters.`)
  return passphrase
}

/** The server's store of pictures. */
export async function openUploadStore(config: Config): Promise<FileStore> {
  const { uploads } = await openFileStores({ ...config, warn: say })
  return uploads
}

const fileErrorTexts = new Map([
  ['ENOENT', 'is not there'],
  ['EACCES', 'cannot be opened by this user'],
  ['EROFS', 'is on a disk that cannot be written'],
  ['EISDIR', 'is a folder'],
])
const connectionFaults = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = { code: '', path: '', ...error }
  const words = fileErrorTexts.get(code)
  if (words !== undefined && path !== '') return `${path} ${words}.`
  if (code === 'ENOSPC') return 'The disk is full. Nothing was kept.'
  if (connectionFaults.has(code))
    return `The database cannot be reached (${code}). Check DATABASE_URL.`
  return error.message
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const runFile = z.object({
  /** Process id of the database. */
  pid: z.number(),
  /** The socket for its server's clients. */
  socket: z.string(),
  /** The socket for requests of copies. */
  copies: z.string(),
})
export type RunFile = z.infer<typeof runFile>

/** The file that describes the process that has a data folder open. */
export function runFileOf(dataDir: string): string {
  return join(dataDir, 'database.json')
}

/** Undefined if no process has written one. */
export function readRunFile(dataDir: string): RunFile | undefined {
  const file = runFileOf(dataDir)
  if (!existsSync(file)) return undefined
  try {
    return runFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Half a file, of a process that was killed while writing it.
    return undefined
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const runFile = z.object({
  /** Process id of the database. */
  pid: z.number(),
  /** Where its server's clients connect. */
  socket: z.string(),
  /** Where copies of its files are asked for. */
  copies: z.string(),
})
export type RunFile = z.infer<typeof runFile>

/** The file in which the process that has a data folder open says where it is. */
export function runFileOf(dataDir: string): string {
  return join(dataDir, 'database.json')
}

/** Undefined while none says so. */
export function readRunFile(dataDir: string): RunFile | undefined {
  const file = runFileOf(dataDir)
  if (!existsSync(file)) return undefined
  try {
    return runFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Half a file of a process that was killed as it wrote.
    return undefined
  }
}

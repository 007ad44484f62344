import { constants, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

// A backup must neither block the one backend while it reads nor see half a commit, so it reads a
// copy of the files. The copy is made synchronously on the database's own thread: nothing is
// written meanwhile, and the copy equals what a power loss at that moment would leave, from which
// PostgreSQL recovers every commit.

const prefix = 'database-copy-'

const answerSchema = z.union([z.object({ folder: z.string() }), z.object({ failed: z.string() })])

/** Serves copies of the database's files on a socket that only this user can open. */
export function createCopyServer(dataDir: string): Server {
  return createServer({ allowHalfOpen: true }, (socket) => {
    let folder: string | undefined
    // The client is done with the copy, or gone.
    socket.on(
      'close',
      () => folder !== undefined && rmSync(folder, { recursive: true, force: true }),
    )
    socket.on('error', () => undefined)
    socket.resume()
    socket.once('end', () => socket.end())
    try {
      folder = mkdtempSync(join(dataDir, prefix))
      const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
      cpSync(join(dataDir, 'database'), join(folder, 'database'), options)
      socket.write(`${JSON.stringify({ folder })}\n`)
    } catch (error) {
      socket.end(`${JSON.stringify({ failed: String(error) })}\n`)
    }
  })
}

export interface DatabaseCopy {
  /** A data folder that contains only the copy. */
  readonly folder: string
  /** Deletes the copy. */
  readonly release: () => void
}

/**
 * Requests a copy of the files from the process that has the database open. Rejects if it cannot
 * make one.
 */
export async function requestCopy(socketPath: string): Promise<DatabaseCopy> {
  const socket = connect(socketPath)
  const line = await new Promise<string>((resolve, reject) => {
    let response = ''
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The database process ended')))
    socket.on('data', (chunk) => {
      response += chunk.toString()
      if (response.endsWith('\n')) resolve(response)
    })
  })
  socket.on('error', () => undefined)
  const answer = answerSchema.parse(JSON.parse(line))
  if ('failed' in answer) throw new Error(`The database cannot be copied: ${answer.failed}`)
  const { folder } = answer
  return {
    folder,
    release() {
      // Here as well: the server may have exited meanwhile.
      rmSync(folder, { recursive: true, force: true })
      socket.end()
    },
  }
}

const oldMs = 24 * 60 * 60_000

/**
 * Whether a backup reads a copy of a database. One that was left by a killed process counts for a
 * day.
 */
export function isCopied(dataDir: string): boolean {
  return readdirSync(dataDir).some((name) => {
    if (!name.startsWith(prefix)) return false
    const copy = statSync(join(dataDir, name), { throwIfNoEntry: false })
    return copy !== undefined && Date.now() - copy.mtimeMs <= oldMs
  })
}

/**
 * Deletes copies that were left by killed processes. A recent one may still be in use though its
 * server has exited.
 */
export function removeOldCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > oldMs)
      rmSync(path, { recursive: true, force: true })
  }
}

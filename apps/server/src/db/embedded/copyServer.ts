import { constants, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

// A backup must neither hold the one backend for as long as it reads nor see half a commit. So it reads a copy of the
// files. The copy is made without letting go of the thread that the database runs on: nothing is written meanwhile, and
// what it holds is what a loss of power at that moment would leave, from which PostgreSQL recovers every commit.

const prefix = 'database-copy-'

const answerSchema = z.union([z.object({ folder: z.string() }), z.object({ failed: z.string() })])

/** Hands out copies of the database's files to whoever may open the socket, which only this user can. */
export function createCopyServer(dataDir: string): Server {
  return createServer({ allowHalfOpen: true }, (socket) => {
    let folder: string | undefined
    // Whoever asked for it is done with it, or gone.
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
  /** A data folder of its own, with nothing but the database in it. */
  readonly folder: string
  /** Removes it. */
  readonly release: () => void
}

/** Asks the process that has a database open for a copy of its files. Rejects where it cannot make one. */
export async function requestCopy(socketPath: string): Promise<DatabaseCopy> {
  const socket = connect(socketPath)
  const line = await new Promise<string>((resolve, reject) => {
    let said = ''
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The database process ended')))
    socket.on('data', (chunk) => {
      said += chunk.toString()
      if (said.endsWith('\n')) resolve(said)
    })
  })
  socket.on('error', () => undefined)
  const answer = answerSchema.parse(JSON.parse(line))
  if ('failed' in answer) throw new Error(`The database cannot be copied: ${answer.failed}`)
  const { folder } = answer
  return {
    folder,
    release() {
      // Here as well: the server may have ended since.
      rmSync(folder, { recursive: true, force: true })
      socket.end()
    },
  }
}

const oldMs = 24 * 60 * 60_000

/** Whether a backup reads a copy of a database. One that a killed process has left counts for a day. */
export function isCopied(dataDir: string): boolean {
  return readdirSync(dataDir).some((name) => {
    if (!name.startsWith(prefix)) return false
    const copy = statSync(join(dataDir, name), { throwIfNoEntry: false })
    return copy !== undefined && Date.now() - copy.mtimeMs <= oldMs
  })
}

/** Removes what processes that were killed have left. A younger one may still be read, though its server has ended. */
export function removeOldCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > oldMs)
      rmSync(path, { recursive: true, force: true })
  }
}

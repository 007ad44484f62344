// The database process: opens PGlite on a data folder and serves it on a unix socket until its server goes away.
// Arguments: the data folder, the folder of the snapshot.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { lockDirectory } from './directoryLock.ts'
import { type ChildMessage, parentMessage } from './messages.ts'
import { openFiles } from './openFiles.ts'
import { socketFolder, socketName, socketPort } from './socketFolder.ts'
import { createWireServer } from './wireServer.ts'

const [, , dataDir = '', snapshot = ''] = process.argv
const runFile = join(dataDir, 'database.json')

// A signal to the whole process group, such as Ctrl-C, is the server's to act on: it still needs the database
// to finish what it is doing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

try {
  await main()
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

async function main(): Promise<void> {
  if (!(await lockDirectory(dataDir))) {
    tell({ kind: 'locked', ...ownerOfLock() })
    process.exit(0)
  }
  const stopping = new Promise<void>((resolve) => {
    process.once('disconnect', resolve)
    process.on('message', (message) => {
      const said = parentMessage.safeParse(message).data
      if (said === 'stop') resolve()
      if (said === 'ping') tell({ kind: 'alive' })
    })
  })
  const { database } = await openFiles(dataDir, snapshot)
  const folder = socketFolder(dataDir)
  const path = join(folder, socketName)
  // Only the holder of the lock comes here, so whatever has the name is a dead process's.
  rmSync(path, { force: true })
  const server = serve(database)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  writeFileSync(runFile, JSON.stringify({ pid: process.pid, socket: path }), { mode: 0o600 })
  tell({ kind: 'ready', folder, port: socketPort })

  await stopping
  server.close()
  await database.close()
  rmSync(runFile, { force: true })
  if (folder !== dataDir) rmSync(folder, { recursive: true })
  process.exit(0)
}

function serve(database: PGlite): Server {
  return createWireServer(
    {
      run: (messages, answer) =>
        database.runExclusive(() =>
          database.execProtocolRawStream(messages, { onRawData: answer }),
        ),
      inTransaction: () => database.isInTransaction(),
      rollBack: async () => {
        await database.exec('rollback')
      },
    },
    // SQL errors are answers; what arrives here is a broken backend. The next process recovers from the log.
    (error) => {
      process.stderr.write(`embedded database: ${String(error)}\n`)
      process.exit(70)
    },
  )
}

function ownerOfLock(): { readonly pid?: number } {
  try {
    const { pid } = z.object({ pid: z.number() }).parse(JSON.parse(readFileSync(runFile, 'utf8')))
    return { pid }
  } catch {
    return {}
  }
}

function tell(message: ChildMessage): void {
  // Nobody to tell once the server is gone.
  if (process.connected) process.send?.(message)
}

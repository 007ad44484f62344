// The database process: opens PGlite on a data folder and serves it on a unix socket until its
// server exits. Arguments: the data folder, the snapshot's folder, and PostgreSQL settings as
// name=value.
import { rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { settleMemory } from '../../platform/process/settleMemory.ts'
import { createCopyServer, removeOldCopies } from './copyServer.ts'
import { lockDirectory } from './directoryLock.ts'
import { type ChildMessage, parentMessage } from './messages.ts'
import { openFiles } from './openFiles.ts'
import { readRunFile, runFileOf, type RunFile } from './runFile.ts'
import { copySocketName, socketFolder, socketName, socketPort } from './socketFolder.ts'
import { createWireServer } from './wireServer.ts'

const [, , dataDir = '', snapshot = '', ...parameters] = process.argv
const runFile = runFileOf(dataDir)

// A signal to the whole process group, such as Ctrl-C, is for the server, which still needs the
// database to finish its work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

try {
  await main()
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

async function main(): Promise<void> {
  const said = receiveMessages()
  if (!(await lockDirectory(dataDir))) {
    const pid = readRunFile(dataDir)?.pid
    send({ kind: 'locked', ...(pid !== undefined && { pid }) })
    process.exit(0)
  }
  removeOldCopies(dataDir)
  // A server that is killed now must not leave the folder locked until the files are open.
  process.once('disconnect', quit)
  const { database } = await openFiles(dataDir, snapshot, parameters)
  process.off('disconnect', quit)
  const folder = socketFolder(dataDir)
  const run: RunFile = {
    pid: process.pid,
    socket: join(folder, socketName),
    copies: join(folder, copySocketName),
  }
  const servers = [
    await listenAt(serve(database, await said.secret), run.socket),
    await listenAt(createCopyServer(dataDir), run.copies),
  ]
  writeFileSync(runFile, JSON.stringify(run), { mode: 0o600 })
  send({ kind: 'ready', folder, port: socketPort })
  settleMemory()

  await said.stop
  for (const server of servers) server.close()
  await database.close()
  rmSync(runFile, { force: true })
  if (folder !== dataDir) rmSync(folder, { recursive: true })
  process.exit(0)
}

function quit(): void {
  process.exit(0)
}

/** Resolves with the messages of the server. */
function receiveMessages(): { readonly secret: Promise<string>; readonly stop: Promise<void> } {
  let resolveSecret: (secret: string) => void
  const secret = new Promise<string>((resolve) => {
    resolveSecret = resolve
  })
  const stop = new Promise<void>((resolve) => {
    process.once('disconnect', resolve)
    process.on('message', (message) => {
      const said = parentMessage.safeParse(message).data
      if (said === 'stop') resolve()
      else if (said === 'ping') send({ kind: 'alive' })
      else if (said) resolveSecret(said.secret)
    })
  })
  return { secret, stop }
}

async function listenAt(server: Server, path: string): Promise<Server> {
  // Only the holder of the lock gets here, so an existing socket belongs to a dead process.
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return server
}

function serve(database: PGlite, secret: string): Server {
  return createWireServer({
    secret,
    backend: {
      run: (messages, answer) =>
        database.runExclusive(() =>
          database.execProtocolRawStream(messages, { onRawData: answer }),
        ),
      inTransaction: () => database.isInTransaction(),
      rollBack: async () => {
        await database.exec('rollback')
      },
    },
    // SQL errors are responses; an error here is a broken backend. The next process recovers from
    // the log.
    fail: (error) => {
      process.stderr.write(`embedded database: ${String(error)}\n`)
      process.exit(70)
    },
  })
}

function send(message: ChildMessage): void {
  // The server may have exited, or exit while the message is on its way.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}

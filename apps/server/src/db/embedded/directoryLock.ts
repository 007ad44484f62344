import { statSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Two processes that open one PGlite directory both succeed and then silently lose acknowledged
// rows (electric-sql/pglite#1106), so the opening process must hold this lock. It is a listening
// socket, which the kernel closes with its process: a kill -9 leaves nothing stale behind.

/** Takes the lock of a folder for as long as this process lives. False when another process holds it. */
export async function lockDirectory(folder: string): Promise<boolean> {
  const { dev, ino } = statSync(folder)
  const name = `deckloom-database-${dev}-${ino}`
  // Linux has socket names without a file; elsewhere a dead owner's file has to be distinguished
  // from a live one's.
  if (process.platform === 'linux') return listens(`\0${name}`)
  const path = join(tmpdir(), `${name}.lock`)
  if (await listens(path)) return true
  if (await answers(path)) return false
  unlinkSync(path)
  return listens(path)
}

function listens(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(address, () => {
      server.unref()
      resolve(true)
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

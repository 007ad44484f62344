import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeError } from './platform/describeError.ts'
import type { Shutdown } from './platform/process/Shutdown.ts'

/** The phases of a shutdown, in milliseconds. Containers allow ten seconds and kill afterwards. */
export const shutdownMs = {
  /** Time for proxies to see in /readyz that it accepts no more requests; skipped at a terminal. */
  notice: 1_000,
  /** Exports, renderings and streams are aborted; their clients are asked to retry. */
  giveUp: 6_000,
  /** Threads that did not end by themselves are terminated. */
  endThreads: 6_500,
  closeConnections: 7_500,
  exit: 8_000,
} as const

export interface Running {
  readonly app: FastifyInstance
  readonly shutdown: Shutdown
  readonly endThreads: () => Promise<unknown>
  readonly closeDatabase: () => Promise<void>
}

/**
 * Shuts the server down gracefully: on a signal with exit code 0, and after an uncaught error with
 * 1, because that leaves an unknown state.
 */
export function stopInOrder(running: Running): void {
  const { app } = running
  let exitCode = 0
  let stopping = false
  const stop = async (noticeMs: number) => {
    if (stopping) return
    stopping = true
    // A second signal exits at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    setTimeout(() => process.exit(exitCode), shutdownMs.exit).unref()
    try {
      await close(running, noticeMs)
    } catch (error) {
      fault(error)
    }
    process.exit(exitCode)
  }
  const fault = (error: unknown) => {
    exitCode = 1
    const fatal = { err: error, fault: describeError(error) }
    app.log.fatal(fatal, 'a fault that nothing caught: the server finishes and ends')
    void stop(0)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(shutdownMs.notice))
  process.on('uncaughtException', fault)
  process.on('unhandledRejection', fault)
}

function after(milliseconds: number, step: () => unknown): void {
  setTimeout(step, milliseconds).unref()
}

async function close(running: Running, noticeMs: number): Promise<void> {
  const { app, shutdown, endThreads, closeDatabase } = running
  shutdown.begin()
  after(shutdownMs.giveUp, () => shutdown.end())
  after(shutdownMs.endThreads, endThreads)
  after(shutdownMs.closeConnections, () => app.server.closeAllConnections())
  await pause(noticeMs)
  // A connection that was busy at the start of closing becomes idle later, and would be kept alive.
  setInterval(() => app.server.closeIdleConnections(), 100).unref()
  await app.close()
  await endThreads()
  await closeDatabase()
}

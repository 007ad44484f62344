import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { CannotStart } from '../../platform/process/CannotStart.ts'
import { startFault } from './startFaults.ts'

const oldestVersion = 150_000
const attemptMs = 5_000
const retryMs = 500
const sayEveryMs = 5_000

interface Waiting {
  /** Milliseconds to wait for problems that may pass. */
  readonly waitMs: number
  readonly say: (line: string) => void
}

/**
 * Waits until the database accepts this server. Throws `CannotStart` after the timeout, and at once
 * for problems that do not pass, such as a wrong password.
 */
export async function reachDatabase(
  connection: ClientConfig,
  { waitMs, say }: Waiting,
): Promise<void> {
  const began = performance.now()
  let saidAt = -Infinity
  for (;;) {
    const left = waitMs - (performance.now() - began)
    try {
      return await checkVersion(connection, Math.max(1_000, Math.min(attemptMs, left)))
    } catch (error) {
      const fault = startFault(error, connection)
      if (!fault) throw error
      if (!fault.mayPass) throw new CannotStart(fault.sentence, error)
      if (left <= 0) {
        const waited = waitMs > 0 ? ` Waited ${waitMs / 1_000} s (DATABASE_WAIT_SECONDS).` : ''
        throw new CannotStart(`${fault.sentence}${waited}`, error)
      }
      if (performance.now() - saidAt >= sayEveryMs) {
        saidAt = performance.now()
        say(`Waiting for the database, ${Math.ceil(left / 1_000)} s more. ${fault.sentence}`)
      }
    }
    await pause(retryMs)
  }
}

async function checkVersion(connection: ClientConfig, timeoutMs: number): Promise<void> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // A break rejects the query; an unhandled error event would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; words: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_version') as words`,
    )
    const [found] = rows
    if (found && Number(found.version) < oldestVersion) {
      throw new CannotStart(
        `This database is PostgreSQL ${found.words}. Deckloom needs PostgreSQL 15 or newer.`,
      )
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

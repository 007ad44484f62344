import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { print } from './measure.ts'

const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Runs a measurement on an empty PostgreSQL database, which is dropped afterwards; without PostgreSQL, prints that
 * `what` was skipped.
 */
export async function withDatabase(
  what: string,
  measure: (url: string) => Promise<void>,
): Promise<void> {
  const name = `deckloom_bench_${randomBytes(4).toString('hex')}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const admin = new Client({ connectionString: adminUrl })
  const reached = await admin.connect().then(
    () => true,
    () => false,
  )
  if (!reached) {
    print(`\n${what} is not measured: no PostgreSQL answers at ${adminUrl}`)
    return
  }
  await admin.query(`create database ${name}`)
  try {
    await measure(url.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

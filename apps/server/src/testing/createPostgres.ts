import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database without any tables, or a copy of `template`. */
export async function createPostgres(adminUrl: string, template = 'template1') {
  const name = `deckloom_test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
  // No test stops PostgreSQL itself: to wait for its disk at every commit would show nothing.
  await asAdmin(adminUrl, `alter database ${name} set synchronous_commit to off`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const remove = () => asAdmin(adminUrl, `drop database ${name} with (force)`)
  return { name, url: url.href, remove }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

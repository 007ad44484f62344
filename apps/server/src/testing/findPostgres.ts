import { Client } from 'pg'
import { connectTimeout, findService, type Service } from './findService.ts'

const postgres: Service = {
  name: 'PostgreSQL',
  variable: 'TEST_DATABASE_URL',
  localUrl: 'postgres://postgres@127.0.0.1:5432/postgres',
  programs: ['postgres', 'pg_ctl'],
  connect: async (url) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
    await client.connect()
    await client.end()
  },
}

/** The administrator's URL of the PostgreSQL to test with; empty if there is none. */
export function findPostgres(): Promise<string> {
  return findService(postgres)
}

import { Client } from 'pg'
import { findService, type Service } from './findService.ts'

/** How long one attempt to connect may take, milliseconds; a busy machine gets several. */
const attempt = 5_000

const postgres: Service = {
  name: 'PostgreSQL',
  variable: 'TEST_DATABASE_URL',
  localUrl: 'postgres://postgres@127.0.0.1:5432/postgres',
  programs: ['postgres', 'pg_ctl'],
  connect: async (url) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: attempt })
    await client.connect()
    await client.end()
  },
}

/** The administrator's URL of the PostgreSQL to test with; empty if there is none. */
export function findPostgres(): Promise<string> {
  return findService(postgres)
}

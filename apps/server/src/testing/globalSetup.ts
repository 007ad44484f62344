// Once per run: builds the processes that tests start, and looks for a PostgreSQL to test with.
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../db/migrateDatabase.ts'
import { createPostgres } from './createPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundle, laid out as in production. */
    bundle: string
    /** Administrator's URL of a PostgreSQL server; empty if none responds. */
    postgresUrl: string
    /** Name of a database there with the newest schema, which tests copy. */
    postgresTemplate: string
    /** URL of a Redis; empty if none responds. */
    redisUrl: string
  }
}

const home = join(import.meta.dirname, '../..')
// Inside the repository: the bundle resolves installed packages upwards from its location.
const bundle = join(home, 'dist/test/server')

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({
    root: home,
    configFile: join(home, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: bundle },
  })
  cpSync(join(home, 'drizzle'), join(bundle, 'drizzle'), { recursive: true })
  const outlines = join(home, '../../packages/templates/outlines')
  cpSync(outlines, join(bundle, 'outlines'), { recursive: true })
  execFileSync(process.execPath, [
    join(bundle, 'makeSnapshot.js'),
    join(bundle, 'snapshot'),
    join(bundle, 'drizzle'),
  ])
  project.provide('bundle', bundle)
  const postgresUrl = await findPostgres()
  const template = postgresUrl === '' ? undefined : await createPostgres(postgresUrl)
  if (template) {
    await migrateDatabase({ connectionString: template.url }, join(bundle, 'drizzle'))
  }
  project.provide('postgresUrl', postgresUrl)
  project.provide('postgresTemplate', template?.name ?? '')
  project.provide('redisUrl', await findRedis())
  return async () => {
    await template?.remove()
  }
}

async function findPostgres(): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return ''
  }
}

async function findRedis(): Promise<string> {
  const url = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
  const client = new Redis(url, { lazyConnect: true, retryStrategy: null, connectTimeout: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return url
  } catch {
    return ''
  } finally {
    client.disconnect()
  }
}

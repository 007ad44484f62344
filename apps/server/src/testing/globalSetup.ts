// Once per run: builds the processes that tests start, and looks for a PostgreSQL to test with.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../db/migrateDatabase.ts'
import { createPostgres } from './createPostgres.ts'
import { findPostgres } from './findPostgres.ts'
import { connectTimeout, findService, type Service } from './findService.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundle, laid out as in production. */
    bundle: string
    /** Folder of the embedded databases that test files use one after the other. */
    embeddedDatabases: string
    /** Administrator's URL of a PostgreSQL server; empty if there is none. */
    postgresUrl: string
    /** Name of a database there with the newest schema, which tests copy. */
    postgresTemplate: string
    /** URL of a Redis; empty if there is none. */
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
  execFileSync(process.execPath, [
    join(bundle, 'makeTemplates.js'),
    join(bundle, 'templates.json'),
    join(home, '../../packages/templates/outlines'),
  ])
  execFileSync(process.execPath, [
    join(bundle, 'makeSnapshot.js'),
    join(bundle, 'snapshot'),
    join(bundle, 'drizzle'),
  ])
  project.provide('bundle', bundle)
  const databases = mkdtempSync(join(tmpdir(), 'deckloom-databases-'))
  project.provide('embeddedDatabases', databases)
  const postgresUrl = await findPostgres()
  const template = postgresUrl === '' ? undefined : await createPostgres(postgresUrl)
  if (template) {
    await migrateDatabase({ connectionString: template.url }, join(bundle, 'drizzle'))
  }
  project.provide('postgresUrl', postgresUrl)
  project.provide('postgresTemplate', template?.name ?? '')
  project.provide('redisUrl', await findService(redis))
  return async () => {
    // Their processes may be writing their last.
    rmSync(databases, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
    await template?.remove()
  }
}

const redis: Service = {
  name: 'Redis',
  variable: 'TEST_REDIS_URL',
  localUrl: 'redis://127.0.0.1:6379',
  programs: ['redis-server', 'valkey-server'],
  connect: async (url) => {
    const client = new Redis(url, {
      lazyConnect: true,
      retryStrategy: null,
      connectTimeout: connectTimeout,
    })
    let cause: Error | undefined
    client.on('error', (error: Error) => {
      cause = error
    })
    try {
      await client.connect()
    } catch (error) {
      // The rejection says only that the connection is closed.
      throw cause ?? error
    } finally {
      client.disconnect()
    }
  },
}

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FaultProxy } from '@deckloom/server/testing/faultProxy'
import { S3Server } from '@deckloom/server/testing/s3'
import { databaseAnswers, ownPostgres } from '../harness/ownPostgres.ts'
import { freePort, Program, untilTrue } from './Program.ts'

const startLimitMs = 60_000

/** Two servers with their own PostgreSQL, Redis and bucket; each part can be broken separately. */
export class Cluster {
  readonly servers: readonly Node[]
  readonly postgres: Program
  readonly redis: Program
  readonly store: S3Server
  /** Between the servers and PostgreSQL. */
  readonly proxy: FaultProxy
  readonly #folder: string
  readonly #mounts: readonly string[]
  readonly #databaseUrl: string

  private constructor(parts: {
    readonly servers: readonly Node[]
    readonly postgres: Program
    readonly redis: Program
    readonly store: S3Server
    readonly proxy: FaultProxy
    readonly folder: string
    readonly mounts: readonly string[]
    readonly databaseUrl: string
  }) {
    this.servers = parts.servers
    this.postgres = parts.postgres
    this.redis = parts.redis
    this.store = parts.store
    this.proxy = parts.proxy
    this.#folder = parts.folder
    this.#mounts = parts.mounts
    this.#databaseUrl = parts.databaseUrl
  }

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'deckloom-chaos-'))
    const mounts: string[] = []
    const postgres = await ownPostgres(folder)
    const redisPort = await freePort()
    const redis = new Program('Redis', {
      file: 'redis-server',
      args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    })
    const databaseUrl = `${postgres.url}/postgres`
    const store = new S3Server()
    const proxy = await FaultProxy.open(new URL(databaseUrl))
    postgres.program.start()
    redis.start()
    await store.start()
    const environment = {
      HOST: '127.0.0.1',
      DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      AUDIT_KEY: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'http://localhost',
      PAYMENTS: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '100000',
      ...store.environment,
    }
    const servers: Node[] = []
    for (const name of ['server A', 'server B']) {
      const dataDir = join(folder, name.replace(' ', '-'))
      mkdirSync(dataDir)
      if (mountMemory(dataDir)) mounts.push(dataDir)
      servers.push(new Node(name, { dataDir, port: await freePort(), environment }))
    }
    const parts = {
      servers,
      postgres: postgres.program,
      redis,
      store,
      proxy,
      folder,
      mounts,
      databaseUrl,
    }
    const cluster = new Cluster(parts)
    if (!(await cluster.databaseAnswers()))
      throw new Error(`No database: ${postgres.program.output}`)
    for (const server of servers) {
      server.start()
      if ((await server.untilReady(startLimitMs)) === undefined) {
        throw new Error(`${server.name} did not start: ${server.program.output}`)
      }
    }
    return cluster
  }

  /** Whether the data folders are small file systems that can be filled. */
  get canFillDisks(): boolean {
    return this.#mounts.length === this.servers.length
  }

  databaseAnswers(): Promise<boolean> {
    return databaseAnswers(this.#databaseUrl, startLimitMs)
  }

  async stop(): Promise<void> {
    for (const { program } of this.servers) await program.end('SIGTERM')
    await this.proxy.close()
    await this.store.stop()
    await this.redis.end('SIGTERM')
    await this.postgres.end('SIGQUIT')
    for (const mount of this.#mounts) execFileSync('umount', [mount])
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** One of the servers. */
export class Node {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  readonly program: Program

  constructor(
    name: string,
    options: {
      readonly dataDir: string
      readonly port: number
      readonly environment: Readonly<Record<string, string>>
    },
  ) {
    const { dataDir, port, environment } = options
    this.name = name
    this.dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
    this.program = new Program(name, {
      file: process.execPath,
      args: [resolve('dist/server/main.js')],
      env: { ...environment, DATA_DIR: dataDir, PORT: String(port) },
    })
  }

  start(): void {
    this.program.start()
  }

  /** Resolves to the milliseconds until it is ready; undefined if that takes longer than `limitMs`. */
  untilReady(limitMs: number): Promise<number | undefined> {
    const signal = () => AbortSignal.timeout(2_000)
    return untilTrue(
      async () => (await fetch(`${this.url}/readyz`, { signal: signal() })).ok,
      limitMs,
    )
  }
}

/** Mounts a file system of 160 MB on a folder; false if not permitted. */
function mountMemory(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'deckloom-chaos', folder])
    return true
  } catch {
    return false
  }
}

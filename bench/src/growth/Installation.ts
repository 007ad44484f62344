import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { Node } from '../chaos/Cluster.ts'
import { freePort, untilTrue } from '../chaos/Program.ts'
import { print } from '../harness/measure.ts'
import { processorOfTree } from '../harness/processMemory.ts'
import { fillDatabase } from './fillDatabase.ts'
import { type GrowthAccount, GrowthPerson } from './GrowthPerson.ts'

export interface Size {
  readonly name: string
  readonly decks: number
  readonly people: number
  /** Number of decks of the first user; `each` is that of every other one. */
  readonly first: number
  readonly each: number
}

export interface StepFigures {
  readonly name: string
  readonly rows: number
  readonly longestBatchMs: number
  readonly error: string | null
}

const startLimitMs = 60_000

/** A server with a database of a given size. */
export class Installation {
  readonly size: Size
  readonly people: readonly GrowthPerson[]
  readonly #node: Node
  readonly #client: Client

  private constructor(
    size: Size,
    parts: {
      readonly people: readonly GrowthPerson[]
      readonly node: Node
      readonly client: Client
    },
  ) {
    this.size = size
    this.people = parts.people
    this.#node = parts.node
    this.#client = parts.client
  }

  /**
   * Creates the database, lets a server migrate it, fills it, and restarts the server. Reuses a filled database from
   * the folder.
   */
  static async open(size: Size, folder: string, postgres: string): Promise<Installation> {
    const name = `decks_${size.decks}`
    const dataDir = join(folder, name)
    const databaseUrl = `${postgres}/${name}`
    const node = new Node(size.name, {
      dataDir,
      port: await freePort(),
      environment: {
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: 'http://localhost',
        PAYMENTS: 'off',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '100000',
      },
    })
    const accountsFile = join(dataDir, 'bench-accounts.json')
    if (!existsSync(accountsFile)) {
      await statement(`${postgres}/postgres`, `drop database if exists ${name}`)
      await statement(`${postgres}/postgres`, `create database ${name}`)
      rmSync(dataDir, { recursive: true, force: true })
      mkdirSync(dataDir)
      const accounts = await fill(node, databaseUrl, size)
      writeFileSync(accountsFile, JSON.stringify(accounts))
    }
    const accounts: readonly GrowthAccount[] = JSON.parse(readFileSync(accountsFile, 'utf8'))
    const people = accounts.map((account) => new GrowthPerson(node.url, account))
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    // Makes every maintenance step due, as after an hour.
    await client.query('update maintenance_steps set last_begun = null')
    await startNode(node)
    return new Installation(size, { people, node, client })
  }

  /** Waits until the hourly maintenance is done. */
  async hourlyWork(limitMs: number): Promise<readonly StepFigures[]> {
    // All steps run under one lease, which is acquired before the first step starts.
    const isThrough = async () => {
      const { rows } = await this.#client.query<{ begun: boolean; held: boolean }>(`
        select exists (select from maintenance_steps where last_begun is not null) as begun,
          exists (select from leases where name = 'hourly work' and until > now()) as held`)
      return rows[0]?.begun === true && !rows[0].held
    }
    if ((await untilTrue(isThrough, limitMs)) === undefined) {
      throw new Error(`The hourly work does not end: ${this.#node.program.output}`)
    }
    const { rows } = await this.#client.query<StepFigures>(`
      select name, rows, longest_batch_ms as "longestBatchMs", last_error as error from maintenance_steps
      where last_begun is not null order by longest_batch_ms desc`)
    return rows
  }

  /** Deletes what a round created, so that each round starts with the same number of decks. */
  async clear(): Promise<void> {
    await this.#client.query(
      `delete from presentations where title like 'New %' and user_id = any($1)`,
      [this.people.map(({ id }) => id)],
    )
    await this.#client.query(
      `delete from share_links where created_by = any($1) and created_at > now() - interval '1 hour'`,
      [this.people.map(({ id }) => id)],
    )
    for (const person of this.people) person.forget()
  }

  /** CPU time of its server since the start, milliseconds. */
  get processorMs(): number {
    return processorOfTree(this.#node.program.pid ?? 0)
  }

  async stop(): Promise<void> {
    await this.#client.end()
    await this.#node.program.end('SIGTERM')
  }
}

async function startNode(node: Node): Promise<void> {
  node.start()
  if ((await node.untilReady(startLimitMs)) === undefined) {
    throw new Error(`${node.name} did not start: ${node.program.output}`)
  }
}

/** Registers users on a server with an empty database, stops it, and fills the database. */
async function fill(
  node: Node,
  databaseUrl: string,
  size: Size,
): Promise<readonly GrowthAccount[]> {
  await startNode(node)
  const signedUp = []
  for (let person = 0; person < size.people; person += 1) signedUp.push(await signUp(node, person))
  await node.program.end('SIGTERM')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = await idsOf(client)
  const accounts = signedUp.map(({ email, cookie }, number) => {
    const id = ids.get(email)
    if (id === undefined) throw new Error(`${email} has no account`)
    return { id, cookie, number }
  })
  const start = performance.now()
  const { decks, first, each } = size
  await fillDatabase(client, { decks, first, each, people: accounts.map(({ id }) => id) })
  print(`  ${size.name}: filled in ${Math.round((performance.now() - start) / 1_000)} s`)
  await client.end()
  return accounts
}

async function statement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function idsOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; email: string }>('select id, email from users')
  return new Map(rows.map(({ id, email }) => [email, id]))
}

async function signUp(node: Node, number: number) {
  const email = `person${number}@example.org`
  const answer = await fetch(`${node.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'harbour-silt-7',
      firstName: 'Ada',
      lastName: 'Weaver',
    }),
  })
  if (!answer.ok) throw new Error(`Nobody can register: ${answer.status} ${await answer.text()}`)
  return { email, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isDatabaseBusy, isDatabaseDown } from '../../platform/databaseErrors.ts'
import { openBehindProxy, type ProxiedDatabase } from '../../testing/testDrivers.ts'
import { NotCommitted } from './inTransaction.ts'
import type { Queries } from '../openDatabase.ts'

/** Per kind of break; `npm run abuse` sets 200. */
const rounds = Number(process.env['ABUSE_TERMINATIONS'] ?? 5)
const poolSize = 6

describe.skipIf(inject('postgresUrl') === '')('connections to PostgreSQL that break', () => {
  let opened: ProxiedDatabase
  let administrator: Client
  const uncaught: unknown[] = []
  const record = (error: unknown) => void uncaught.push(error)

  beforeAll(async () => {
    opened = await openBehindProxy({ poolSize, lockTimeoutMs: 300, statementTimeoutMs: 1_000 })
    administrator = new Client({ connectionString: opened.url })
    await administrator.connect()
    await queries().execute(sql`create table notes (id int primary key)`)
    process.on('uncaughtException', record)
  })
  afterAll(async () => {
    process.off('uncaughtException', record)
    await administrator.end()
    await opened.remove()
  })

  const queries = () => opened.database.queries
  const pidOf = async (on: Queries) => {
    const { rows } = await on.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    return rows[0]?.pid ?? 0
  }
  const terminate = (pid: number) =>
    administrator.query('select pg_terminate_backend($1, 2000)', [pid])
  const turn = () => new Promise((resolve) => setTimeout(resolve, 20))
  const notes = async () => {
    const { rows } = await administrator.query('select id from notes order by id')
    return rows.map(({ id }: { id: number }) => id)
  }
  /** Expects every place of the pool to be free and to have a working connection. */
  const expectWholePool = async () => {
    const pids = await Promise.all(
      Array.from({ length: poolSize }, () =>
        queries().transaction(async (transaction) => {
          await transaction.execute(sql`select pg_sleep(0.03)`)
          return pidOf(transaction)
        }),
      ),
    )
    expect(new Set(pids).size).toBe(poolSize)
    expect(uncaught).toEqual([])
  }

  test(
    `are replaced after ${rounds} rounds of each kind of break, and nothing of it goes uncaught`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        // Idle in the pool.
        await Promise.all(Array.from({ length: 4 }, () => queries().execute(sql`select 1`)))
        await administrator.query(
          `select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = 'deckloom' and datname = current_database()`,
        )
        await turn()
        await queries().execute(sql`select 1`)

        // In a statement.
        const single = queries().execute(sql`select pg_backend_pid(), pg_sleep(0.8)`)
        const refused = expect(single).rejects.toSatisfy(isDatabaseDown)
        await turn()
        await administrator.query(
          `select pg_terminate_backend(pid, 2000) from pg_stat_activity where query like '%pg_sleep(0.8)%' and pid <> pg_backend_pid() and datname = current_database()`,
        )
        await refused

        // Between two statements of a transaction, and before COMMIT is sent: retried as a whole.
        let tries = 0
        await queries().transaction(async (transaction) => {
          tries += 1
          await transaction.execute(sql`insert into notes values (${round})`)
          if (tries === 1) await terminate(await pidOf(transaction))
          await turn()
          await transaction.execute(sql`select 1`)
        })
        expect(tries).toBe(2)

        // Between the last statement and COMMIT: the outcome is unknown, so it is not retried.
        const last = queries().transaction(async (transaction) => {
          await transaction.execute(sql`insert into notes values (${-1 - round})`)
          await terminate(await pidOf(transaction))
          await turn()
        })
        await expect(last).rejects.toSatisfy(isDatabaseDown)
      }

      await expectWholePool()
      expect(await notes()).toEqual(Array.from({ length: rounds }, (_, round) => round))
    },
    60_000 + rounds * 5_000,
  )

  test('give their place back when BEGIN fails', async () => {
    for (let round = 0; round < poolSize * 2; round += 1) {
      opened.proxy.fate = (message) => (message.includes('begin') ? 'is lost' : 'passes')
      await expect(queries().transaction(async () => 1)).rejects.toSatisfy(isDatabaseDown)
      opened.proxy.fate = () => 'passes'
    }
    await expectWholePool()
  })

  test('a COMMIT that PostgreSQL answers with ROLLBACK is an error, and the connection stays of use', async () => {
    const before = await notes()
    const saved = queries().transaction(async (transaction) => {
      await transaction.execute(sql`insert into notes values (777)`)
      await transaction.execute(sql`insert into notes values (777)`).catch(() => undefined)
      return 'saved'
    })

    await expect(saved).rejects.toThrow(NotCommitted)
    expect(await notes()).toEqual(before)
    await expectWholePool()
  })

  test('two transactions that block each other are both done', async () => {
    await administrator.query('insert into notes values (1001), (1002)')
    const both = [
      [1001, 1002],
      [1002, 1001],
    ].map(([first, second]) =>
      queries().transaction(async (transaction) => {
        // Longer than PostgreSQL's deadlock detection takes.
        await transaction.execute(sql`set local lock_timeout = '5s'`)
        await transaction.execute(sql`set local statement_timeout = '5s'`)
        await transaction.execute(sql`select from notes where id = ${first} for update`)
        await turn()
        await transaction.execute(sql`select from notes where id = ${second} for update`)
        return first
      }),
    )

    expect(await Promise.all(both)).toEqual([1001, 1002])
    await expectWholePool()
  })

  test('a statement, a wait for a lock and a transaction that stand too long are ended by PostgreSQL', async () => {
    await expect(queries().execute(sql`select pg_sleep(3)`)).rejects.toSatisfy(isDatabaseBusy)
    await administrator.query('begin')
    await administrator.query('lock table notes')
    const waiting = { cause: { code: '55P03' } }
    await expect(queries().execute(sql`select * from notes`)).rejects.toMatchObject(waiting)
    await administrator.query('rollback')
    const { rows } = await queries().execute<{ ms: string; jit: string }>(
      sql`select current_setting('idle_in_transaction_session_timeout') as ms, current_setting('jit') as jit`,
    )
    expect(rows).toEqual([{ ms: '10s', jit: 'off' }])
    await expectWholePool()
  })

  test('behind a pooler no parameter is sent at the start, and transactions have the same time-outs', async () => {
    const pooled = await openBehindProxy({ behindPooler: true, lockTimeoutMs: 1_234 })
    try {
      const { queries: behind } = pooled.database
      const ask = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
      expect((await behind.execute(ask)).rows).toEqual([{ lock: '0', statement: '0' }])
      const within = await behind.transaction(
        async (transaction) => (await transaction.execute(ask)).rows,
      )
      expect(within).toEqual([{ lock: '1234ms', statement: '15s' }])
    } finally {
      await pooled.remove()
    }
  })

  test('a host that takes connections and never answers is given up in time, and is back at once', async () => {
    opened.proxy.isMute = true
    opened.proxy.cutAll()
    await turn()
    const began = performance.now()
    await expect(opened.database.check()).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(15_000)
    await expect(queries().execute(sql`select 1`)).rejects.toSatisfy(isDatabaseDown)
    expect(performance.now() - began).toBeLessThan(25_000)

    opened.proxy.isMute = false
    await opened.database.check()
    await expectWholePool()
  })
})

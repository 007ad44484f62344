import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SavingClient } from './testing/http/savingClient.ts'
import { databasePid, isRunning, startServerProcess } from './testing/serverProcess.ts'
import { processDrivers } from './testing/testDrivers.ts'

/** Kills during saves on each database; `npm run abuse` sets 200 and 50. */
const killsOf = (embedded: boolean) =>
  Number(process.env[embedded ? 'ABUSE_KILLS_EMBEDDED' : 'ABUSE_KILLS_POSTGRESQL'] ?? 10)

for (const driver of processDrivers()) {
  describe.skipIf(!driver.available)(`the server process on ${driver.name}`, () => {
    const rounds = killsOf(driver.embedded)
    let dataDir: string
    let environment: Readonly<Record<string, string>>
    let remove: () => Promise<void>

    beforeEach(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'deckloom-process-'))
      const database = await driver.create()
      environment = { DATA_DIR: dataDir, ...database.environment }
      remove = database.remove
    })
    afterEach(async () => {
      await remove()
      rmSync(dataDir, { recursive: true, maxRetries: 5 })
    })

    test(
      `has every acknowledged save after ${rounds} rounds of kill -9 in the middle of saving`,
      async () => {
        const clients = ['ada', 'bea', 'cleo', 'dora'].map((name) => new SavingClient(name))
        let acknowledged = 0

        let server = await startServerProcess(environment)
        for (const client of clients) await client.begin(server.url)
        for (let round = 0; round < rounds; round += 1) {
          const { url, kill, ended } = server
          let left = 4 + Math.floor(Math.random() * 40)
          const countDown = () => {
            acknowledged += 1
            left -= 1
            if (left === 0) kill('SIGKILL')
          }
          await Promise.all(clients.map((client) => client.saveUntilGone(url, countDown)))
          expect(await ended).toBe('SIGKILL')

          server = await startServerProcess(environment)
          for (const client of clients) {
            const promised = client.acknowledged
            const { number, version } = await client.readBack(server.url)
            expect(number).toBeGreaterThanOrEqual(promised)
            expect(number).toBeLessThanOrEqual(promised + 1)
            expect(version).toBe(number + 1)
          }
        }
        server.kill('SIGTERM')
        expect(await server.ended).toBe(0)
        expect(acknowledged).toBeGreaterThanOrEqual(rounds * 4)
      },
      60_000 + rounds * 10_000,
    )

    test('finishes what it is doing at SIGTERM, loses nothing and leaves no process behind', async () => {
      const client = new SavingClient('ada')
      const server = await startServerProcess(environment)
      await client.begin(server.url)
      const database = driver.embedded ? databasePid(dataDir) : undefined
      let saves = 0

      await client.saveUntilGone(server.url, () => {
        saves += 1
        if (saves === 10) server.kill('SIGTERM')
      })

      expect(await server.ended).toBe(0)
      if (database !== undefined) expect(isRunning(database)).toBe(false)
      const promised = client.acknowledged
      const next = await startServerProcess(environment)
      expect((await client.readBack(next.url)).number).toBe(promised)
      next.kill('SIGTERM')
      expect(await next.ended).toBe(0)
    })
  })
}

describe('starting', () => {
  let dataDir: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'deckloom-start-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }))

  test('says where it is and what is embedded, and keeps its data to itself', async () => {
    const inside = join(dataDir, 'data')
    const server = await startServerProcess({ DATA_DIR: inside })

    expect(server.output()).toMatch(/^\n {2}Deckloom is ready at http:\/\/127\.0\.0\.1:\d+\n/)
    expect(server.output()).toContain(`database        embedded, in ${inside}`)
    const claim = /\/claim-administrator\?token=([\w-]{43})\n/.exec(server.output())?.[1] ?? ''
    expect(claim).not.toBe('')
    await fetch(`${server.url}/claim-administrator?token=${claim}`)
    expect(statSync(inside).mode & 0o777).toBe(0o700)
    expect(statSync(join(inside, 'session-secret')).mode & 0o777).toBe(0o600)
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
    // On the terminal, and in no log.
    expect(server.output().split(claim)).toHaveLength(2)
  })

  test('refuses to share a data folder: exit 2, and the process that has it is named', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const owner = databasePid(dataDir)

    await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(
      new RegExp(`^exit 2: The database in ${dataDir} is open in process ${owner}\\.`),
    )

    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    server.kill('SIGTERM')
    await server.ended
  })

  test('leaves no database process behind when it is killed', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const database = databasePid(dataDir)

    server.kill('SIGKILL')
    await server.ended

    await expect.poll(() => isRunning(database), { timeout: 10_000 }).toBe(false)
  })

  test('answers again after its database was killed, without being started anew', async () => {
    const client = new SavingClient('ada')
    const server = await startServerProcess({ DATA_DIR: dataDir })
    await client.begin(server.url)

    process.kill(databasePid(dataDir), 'SIGKILL')

    const readBack = () => client.readBack(server.url).catch(String)
    await expect.poll(readBack, { timeout: 20_000 }).toEqual({ number: 0, version: 1 })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test('goes on when its database is killed in the middle of saves: each is stored once, and the server stays', async () => {
    const clients = ['ada', 'bea'].map((name) => new SavingClient(name))
    const server = await startServerProcess({ DATA_DIR: dataDir })
    for (const client of clients) await client.begin(server.url)
    let [saves, kills] = [0, 0]
    const saved = () => {
      saves += 1
      if (saves !== 15) return
      kills += 1
      process.kill(databasePid(dataDir), 'SIGKILL')
    }
    const isOver = () => saves >= 30

    await Promise.all(clients.map((each) => each.saveThroughFaults(server.url, { saved, isOver })))

    expect(kills).toBe(1)
    for (const client of clients) {
      const promised = client.acknowledged
      expect(await client.readBack(server.url)).toEqual({ number: promised, version: promised + 1 })
    }
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }, 120_000)

  test.each([
    ['a promise that nobody waits for', 'Promise.reject(new Error("a fault of the test"))'],
    ['an exception that nobody catches', 'throw new Error("a fault of the test")'],
  ])(
    'finishes what it is doing after %s, says what it was and ends with 1',
    async (_name, fault) => {
      const onSignal = `process.on('SIGUSR2', () => { ${fault} })`
      const client = new SavingClient('ada')
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        // Node loads this before the server, which itself cannot be made to fail.
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(onSignal)}`,
      })
      await client.begin(server.url)
      const database = databasePid(dataDir)
      let saves = 0

      await client.saveUntilGone(server.url, () => {
        saves += 1
        if (saves === 10) server.kill('SIGUSR2')
      })

      expect(await server.ended).toBe(1)
      expect(isRunning(database)).toBe(false)
      expect(server.output()).toContain('a fault of the test')
      const promised = client.acknowledged
      const next = await startServerProcess({ DATA_DIR: dataDir })
      expect((await client.readBack(next.url)).number).toBe(promised)
      next.kill('SIGTERM')
      expect(await next.ended).toBe(0)
    },
  )

  test('says so when its port is taken, and leaves no database behind', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const { port } = new URL(server.url)
    const second = { DATA_DIR: join(dataDir, 'second'), PORT: port }

    await expect(startServerProcess(second)).rejects.toThrow(/^exit 1: Another program listens/)

    server.kill('SIGTERM')
    await server.ended
    const again = await startServerProcess({ ...second, PORT: '0' })
    again.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })

  test('names every variable that it cannot use', async () => {
    await expect(
      startServerProcess({ DATA_DIR: dataDir, PORT: 'http', LOG_LEVEL: 'loud' }),
    ).rejects.toThrow(
      /^exit 1: Deckloom cannot start with this configuration:\n {2}PORT: .*\n {2}LOG_LEVEL: /,
    )
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SavingClient } from './testing/http/savingClient.ts'
import { databasePid, type ServerProcess, startServerProcess } from './testing/serverProcess.ts'

/** Unit of Linux's processor times. */
const ticksPerSecond = 100
/** How long a failed check of /readyz is cached, and a bit. */
const betweenLooksMs = 300

let dataDir: string
let server: ServerProcess

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-killed-'))
  server = await startServerProcess({ DATA_DIR: dataDir })
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
})

const isReady = async () => {
  const answer = await fetch(`${server.url}/readyz`)
  await answer.arrayBuffer()
  return answer.ok
}

/** CPU seconds of a process. On a busy machine wall-clock time means little. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

test.skipIf(process.platform !== 'linux')(
  'is ready as soon as the process that takes over from a killed database is, which takes it little',
  async () => {
    const ada = new SavingClient('ada')
    await ada.begin(server.url)
    for (let round = 0; round < 2; round += 1) {
      let left = 20
      const isOver = () => left === 0
      await ada.saveThroughFaults(server.url, { saved: () => (left -= 1), isOver })
      const killed = databasePid(dataDir)
      process.kill(killed, 'SIGKILL')
      // On a quiet machine it is over before the next check: a good result is cached for longer.
      await expect.poll(() => databasePid(dataDir), { timeout: 60_000 }).not.toBe(killed)
      let looks = 1
      for (; !(await isReady()) && looks < 20; looks += 1) await pause(betweenLooksMs)
      expect(looks).toBeLessThan(5)
      // 1.0 to 1.5 s with a free CPU.
      expect(processorSeconds(databasePid(dataDir))).toBeLessThan(4)
      const readBack = async () => (await ada.readBack(server.url)).number
      await expect.poll(readBack, { timeout: 30_000 }).toBe(20 * (round + 1))
    }
  },
  180_000,
)

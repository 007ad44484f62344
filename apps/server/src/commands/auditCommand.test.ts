import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { startServerProcess } from '../testing/serverProcess.ts'
import { processDrivers } from '../testing/testDrivers.ts'

for (const driver of processDrivers()) {
  describe.skipIf(!driver.available)(`npm run audit on ${driver.name}`, () => {
    test('checks and exports the trail that a server has written, and says so while it cannot', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-audit-'))
      const database = await driver.create()
      const environment = { DATA_DIR: dataDir, ...database.environment }
      const audit = (...words: string[]) => {
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          [join(inject('bundle'), 'auditCommand.js'), ...words],
          { env: { PATH: process.env['PATH'], ...environment }, encoding: 'utf8' },
        )
        return { status, stdout, stderr }
      }
      const server = await startServerProcess(environment)
      const person = { email: 'ada@example.com', password: 'weaving 4 looms' }
      await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...person, firstName: 'Ada', lastName: 'Weaver' }),
      })
      if (driver.embedded) {
        const busy = audit('verify')
        expect(busy.status).toBe(2)
        expect(busy.stderr).toMatch(/is open in process \d+[^]*Administration, Audit Log/)
      }
      server.kill('SIGTERM')
      await server.ended

      const whole = audit('verify')
      expect(whole.stderr).toMatch(
        /The audit trail is whole: [1-9]\d* rows\.\nRow \d+: [0-9a-f]{64}/,
      )
      expect(whole.status).toBe(0)
      const file = join(dataDir, 'audit.jsonl')
      expect(audit('export', file).status).toBe(0)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const lines = readFileSync(file, 'utf8')
      expect(lines).toContain('"action":"register"')
      expect(audit('verify', file).status).toBe(0)
      writeFileSync(file, lines.replace('"outcome":"done"', '"outcome":"refused"'))
      const changed = audit('verify', file)
      expect([changed.status, changed.stderr]).toEqual([
        1,
        expect.stringContaining('is not as it was written'),
      ])
      expect(audit()).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run audit') })

      await database.remove()
      rmSync(dataDir, { recursive: true })
    }, 180_000)
  })
}

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startCompanyDouble } from '../testing/company/CompanyDouble.ts'
import { S3Server } from '../testing/s3/S3Server.ts'
import { startServerProcess } from '../testing/serverProcess.ts'
import { processDrivers } from '../testing/testDrivers.ts'
import { checkClock } from './checkDatabase.ts'
import { checkNode } from './checkMachine.ts'
import { examine } from './examine.ts'

const migrations = join(import.meta.dirname, '../../drizzle')
// Nothing listens there.
const nowhere = '127.0.0.1:4'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-doctor-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))

/** The finding about a part, as `level: text`. */
async function findingFor(part: string, environment: Readonly<Record<string, string>> = {}) {
  const places = { migrations, webFolder: join(dataDir, 'web') }
  const findings = await examine({ DATA_DIR: dataDir, ...environment }, places)
  return findings
    .filter((finding) => finding.part === part)
    .map(({ level, words }) => `${level}: ${words}`)
    .join('\n')
}

describe('the machine', () => {
  test('an old Node.js is a problem', () => {
    expect(checkNode('20.18.3')).toMatchObject({ level: 'problem' })
    expect(checkNode('18.20.0')).toMatchObject({ level: 'problem' })
    expect(checkNode('20.19.0')).toMatchObject({ level: 'ok' })
    expect(checkNode('24.1.0')).toMatchObject({ level: 'ok' })
  })

  test('modules load, and fonts that are not there are a problem', async () => {
    expect(await findingFor('sharp')).toBe('ok: loads')
    expect(await findingFor('fonts')).toMatch(/^problem: None in .* Run npm run build/)
    mkdirSync(join(dataDir, 'web/fonts'), { recursive: true })
    writeFileSync(join(dataDir, 'web/fonts/a.woff2'), '')
    expect(await findingFor('fonts')).toBe('ok: 1 files')
  })

  test('wrong variables and slips of the fingers are named, each in a line', async () => {
    const environment = { PORT: 'many', METRICS_TOKEN: 'short', DATABASE_UR: 'x' }
    const words = await findingFor('variables', environment)

    expect(words).toMatch(/^problem: PORT: takes a number/m)
    expect(words).toMatch(/^problem: METRICS_TOKEN: needs at least 16/m)
    expect(words).toMatch(/^warning: DATABASE_UR .* Is it DATABASE_URL\?/m)
    expect(await findingFor('the rest', environment)).toMatch(/^warning: was not looked at/)
  })

  test('a folder is left as it was, and told apart: missing, a file, full, open to others', async () => {
    const before = readdirSync(dataDir)
    chmodSync(dataDir, 0o700)
    expect(await findingFor('DATA_DIR')).toMatch(/^ok: .* writable, \d+ MB free/)
    expect(readdirSync(dataDir)).toEqual(before)
    const missing = join(dataDir, 'not/there')
    expect(await findingFor('DATA_DIR', { DATA_DIR: missing })).toMatch(
      /^ok: .* made at the first start/,
    )
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    expect(await findingFor('DATA_DIR', { DATA_DIR: file })).toMatch(/^problem: .* is a file/)
    const full = { DISK_MIN_FREE_MB: '900000000' }
    expect(await findingFor('DATA_DIR', full)).toMatch(/^problem: .* MB left.*Make room/)
    chmodSync(dataDir, 0o755)
    expect(await findingFor('DATA_DIR')).toMatch(/^warning: .* chmod 700/)
  })

  test('a clock that is off is told with its way', () => {
    expect(checkClock(500)).toMatchObject({ level: 'ok' })
    expect(checkClock(5_000)).toMatchObject({ level: 'warning', words: /5 s ahead of/ })
    expect(checkClock(-3_600_000)).toMatchObject({ level: 'problem', words: /3600 s behind/ })
  })

  test('PUBLIC_URL has to be https, with a proxy that is believed, and lead here', async () => {
    const site = (environment: Record<string, string>) => findingFor('PUBLIC_URL', environment)

    expect(await site({})).toMatch(/^ok: not set/)
    expect(await site({ HOST: '0.0.0.0' })).toMatch(/^warning: Links in emails/)
    expect(await site({ PUBLIC_URL: 'http://decks.example.com' })).toMatch(/^warning: .* not https/)
    const https = { PUBLIC_URL: 'https://decks.invalid' }
    expect(await findingFor('TRUST_PROXY', https)).toMatch(/^warning: Everybody behind the proxy/)
    expect(await site({ ...https, TRUST_PROXY: '1' })).toMatch(/^warning: .* does not answer/)
  })
})

describe('services', () => {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  test('Redis', async () => {
    const away = { REDIS_URL: `redis://:canary-4731@${nowhere}` }
    expect(await findingFor('Redis', away)).toBe(
      `problem: ${nowhere} cannot be used (ECONNREFUSED). Start it, or correct REDIS_URL.`,
    )
  })

  test('a bucket is written, read and left as it was; a wrong key and a store that is away are problems', async () => {
    const s3 = new S3Server()
    await s3.start()
    closing.push(() => s3.stop())

    expect(await findingFor('files', s3.environment)).toMatch(/^ok: .* writes, reads, deletes/)
    expect([...s3.objects.keys()]).toEqual([])
    const wrong = { ...s3.environment, S3_SECRET_ACCESS_KEY: 'canary-4732' }
    expect(await findingFor('files', wrong)).toMatch(/^problem: bucket/)
    expect(await findingFor('files', wrong)).not.toContain('4732')
    const away = { ...s3.environment, S3_ENDPOINT: `http://${nowhere}` }
    expect(await findingFor('files', away)).toMatch(/^problem: .* does not answer/)
  })

  test('a mail server is greeted and sent nothing', async () => {
    let mails = 0
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => {
        mails += 1
        done()
      },
    })
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
    closing.push(() => new Promise<void>((closed) => smtp.close(closed)))

    const url = `smtp://127.0.0.1:${portOf(smtp.server)}`
    expect(await findingFor('mail', { SMTP_URL: url })).toMatch(/^ok: SMTP server .* answers/)
    expect(mails).toBe(0)
    expect(await findingFor('mail', { SMTP_URL: `smtp://${nowhere}` })).toMatch(
      /^problem: .* firewalls/,
    )
    const nobody = { PUBLIC_URL: 'http://localhost:3000' }
    expect(await findingFor('mail', nobody)).toMatch(/^warning: .* nobody gets one/)
  })

  test('the company has to answer, and to call itself what it is called here', async () => {
    const company = await startCompanyDouble({ origin: 'http://localhost:3000' })
    closing.push(() => company.close())

    expect(await findingFor('sign-in', company.environment)).toMatch(/^ok: .* says who it is/)
    const other = {
      ...company.environment,
      OIDC_ISSUER: company.issuer.replace('localhost', '127.0.0.1'),
    }
    expect(await findingFor('sign-in', other)).toMatch(/^problem: .* exactly what it calls itself/)
    const away = { ...company.environment, OIDC_ISSUER: `http://${nowhere}` }
    expect(await findingFor('sign-in', away)).toMatch(/^problem: .* does not answer/)
  })

  test('a model is asked for its list, which tells a wrong key and costs nothing', async () => {
    const asked: string[] = []
    let list = 200
    const model = createServer(({ headers, url }, answer) => {
      asked.push(String(url))
      const isRight = headers.authorization === 'Bearer canary-4733'
      answer.writeHead(isRight ? list : 401).end()
    })
    await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening))
    closing.push(() => new Promise((closed) => model.close(closed)))
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3',
      AI_API_KEY: 'canary-4733',
      AI_BASE_URL: `http://127.0.0.1:${portOf(model)}/v1`,
    }

    expect(await findingFor('model', environment)).toMatch(/^ok: .* answers and takes the key$/)
    const wrong = await findingFor('model', { ...environment, AI_API_KEY: 'canary-9999' })
    expect(wrong).toMatch(/^problem: .* refuses the key \(401\)\. Correct AI_API_KEY\.$/)
    expect(wrong).not.toContain('canary')
    list = 404
    expect(await findingFor('model', environment)).toMatch(/^ok: .* shows with the first question$/)
    expect(new Set(asked)).toEqual(new Set(['/v1/models']))
    const away = { ...environment, AI_BASE_URL: `http://${nowhere}/v1` }
    expect(await findingFor('model', away)).toMatch(/^problem: .*ECONNREFUSED.* AI_BASE_URL/)
  })
})

describe('the database', () => {
  test('one that is away is a problem, and its password is not repeated', async () => {
    const words = await findingFor('database', {
      DATABASE_URL: `postgres://deck:canary-4734@${nowhere}/decks`,
    })

    expect(words).toMatch(/^problem: Nothing listens on/)
    expect(words).not.toContain('4734')
  })

  test('a folder without a database in it is a problem', async () => {
    expect(await findingFor('database')).toMatch(/^ok: embedded; it is made/)
    mkdirSync(join(dataDir, 'database'))
    expect(await findingFor('database')).toMatch(/^problem: .* holds no database/)
  })

  const postgres = processDrivers().find(({ embedded }) => !embedded)
  test.skipIf(!postgres?.available)(
    'PostgreSQL: schema older, the same and newer, and a user who may too little',
    async () => {
      const database = await postgres?.create()
      if (!database) throw new Error('There is no PostgreSQL')
      const { environment } = database
      const client = new Client({ connectionString: environment['DATABASE_URL'] })
      try {
        expect(await findingFor('schema', environment)).toBe(
          'ok: empty; it is made at the first start',
        )
        expect(await findingFor('privileges', environment)).toMatch(/^ok/)
        expect(await findingFor('clock', environment)).toMatch(/^ok/)
        expect(await findingFor('database', { ...environment, DATABASE_POOL_SIZE: '500' })).toMatch(
          /^warning: .* Raise max_connections/,
        )
        await client.connect()
        await client.query(
          'create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint)',
        )
        expect(await findingFor('schema', environment)).toMatch(/^ok: \d+ migrations behind/)
        await client.query('insert into drizzle.__drizzle_migrations values (9999999999999)')
        expect(await findingFor('schema', environment)).toMatch(
          /^problem: It is 1 migrations ahead/,
        )

        const role = `doctor_${process.pid}`
        await client.query(`create role ${role} login password 'canary'`)
        const url = new URL(environment['DATABASE_URL'] ?? '')
        Object.assign(url, { username: role, password: 'canary' })
        try {
          const lesser = { DATABASE_URL: url.href }
          expect(await findingFor('privileges', lesser)).toMatch(/^problem: .* may not .* owner to/)
        } finally {
          await client.query(`drop role ${role}`)
        }
      } finally {
        await client.end()
        await database.remove()
      }
    },
  )
})

describe('npm run doctor', () => {
  const doctor = (environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(inject('bundle'), 'doctorCommand.js')], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
      encoding: 'utf8',
    })

  test('leaves a running server alone, starts none, and ends with 1 where something is wrong', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const running = doctor({})
    const healthy = await fetch(`${server.url}/readyz`)
    server.kill('SIGTERM')
    await server.ended

    expect(running.stdout).toMatch(/^ok +database +embedded, open in process \d+/m)
    expect(healthy.status).toBe(200)
    const after = doctor({ PORT: 'many' })
    expect(after.stdout).toMatch(/^problem +variables +PORT: takes a number/m)
    expect(after.status).toBe(1)
    expect(doctor({}).stdout).toMatch(/^ok +database +embedded; no server has it open/m)
    for (const line of running.stdout.trim().split('\n')) {
      expect(line).toMatch(/^(?:ok|warning|problem) +\S/)
    }
  })
})

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

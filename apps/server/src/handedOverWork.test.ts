import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportAnswer, ImportedPresentation, OpenGeneration } from '@deckloom/contract'
import { ModelServer } from '@deckloom/models/testing'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InsistentClient, type ClientRequest } from './testing/http/InsistentClient.ts'
import { S3Server } from './testing/s3/S3Server.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { aSlide } from './testing/testApp.ts'
import { processDrivers } from './testing/testDrivers.ts'

const streamed = { accept: 'text/event-stream', 'content-type': 'application/json' }
const markdown = Array.from({ length: 150 }, (_, at) => `# Loom ${at}\n\n- Weaves ${at} rows\n`)
const importRequest: ClientRequest = {
  path: '/api/imports?name=looms.md',
  body: Buffer.from(markdown.join('\n')),
  headers: { 'content-type': 'application/octet-stream' },
}
const outlineRequest: ClientRequest = {
  path: '/api/generations',
  body: JSON.stringify({ prompt: 'Small ports', slideCount: 6 }),
  headers: streamed,
}
const createExportRequest = (id: number): ClientRequest => ({
  path: `/api/presentations/${id}/export`,
  body: JSON.stringify({ format: 'pdf' }),
  headers: streamed,
})

for (const driver of processDrivers()) {
  const next = driver.embedded ? 'the server, started anew,' : 'the other server'
  describe.skipIf(!driver.available)(`work on ${driver.name}`, () => {
    let model: ModelServer
    const running: ServerProcess[] = []
    let s3: S3Server
    let dataDirs: string[]
    let environment: Readonly<Record<string, string>>
    let baseUrl: string
    let remove: () => Promise<void>
    /** Whether the model is unresponsive. */
    let isMute: boolean

    beforeEach(async () => {
      model = new ModelServer()
      baseUrl = await model.listen()
      isMute = true
      model.play = () => (isMute ? { after: new Promise(() => undefined) } : {})
      s3 = new S3Server()
      await s3.start()
      dataDirs = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `deckloom-${name}-`)))
      const database = await driver.create()
      ;({ environment, remove } = database)
    })
    afterEach(async () => {
      for (const server of running) server.kill('SIGKILL')
      await Promise.all(running.splice(0).map(({ ended }) => ended))
      await remove()
      await Promise.all([s3.stop(), model.close()])
      for (const folder of dataDirs) rmSync(folder, { recursive: true, maxRetries: 5 })
    })

    const start = async (dataDir = '') => {
      const server = await startServerProcess({
        ...environment,
        ...s3.environment,
        DATA_DIR: dataDir,
        SESSION_SECRET: 'a secret of the tests, long enough to sign with',
        AUDIT_KEY: 'a key of the tests that is long enough to sign with',
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'played-1',
        AI_BASE_URL: baseUrl,
      })
      running.push(server)
      return server
    }
    /** Requests with a key, those of them without an answer, and exported files. */
    const stored = async (): Promise<{ keys: number; open: number; files: number }> => {
      const client = new Client({ connectionString: environment['DATABASE_URL'] })
      await client.connect()
      try {
        const { rows } = await client.query(
          `select count(*)::integer as keys,
             (count(*) filter (where answer is null))::integer as open,
             (select count(*)::integer from exports) as files from idempotency_keys`,
        )
        return rows[0]
      } finally {
        await client.end()
      }
    }

    test.each(['SIGKILL', 'SIGTERM'] as const)(
      `an export, an import and an outline whose server ends by %s are finished by ${next} once each`,
      async (signal) => {
        const a = await start(dataDirs[0])
        const b = driver.embedded ? undefined : await start(dataDirs[1])
        const ada = new InsistentClient(a.url)
        await ada.register()
        const slides = Array.from({ length: 200 }, (_, at) => aSlide(`Loom ${at}`))
        const made = await ada.post('/api/presentations', { title: 'Looms', slides })
        const deck: { readonly id: number } = JSON.parse(await made.text())

        const work = Promise.all([
          ada.insist<ExportAnswer>(createExportRequest(deck.id)),
          ada.insist<{ readonly generation: OpenGeneration }>(outlineRequest),
          ada.insist<ImportedPresentation>(importRequest),
        ])
        await vi.waitFor(() => expect(model.questions).toHaveLength(1), 20_000)
        if (!driver.embedded)
          await vi.waitFor(async () => expect((await stored()).open).toBeGreaterThan(1), 20_000)
        a.kill(signal)
        if (b) ada.url = b.url
        expect(await a.ended).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 0)
        isMute = false
        if (driver.embedded) ada.url = (await start(dataDirs[0])).url
        const [exported, outline, imported] = await work

        const file = await ada.get(exported.downloadUrl)
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
        expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 2)).toBe('%P')
        const open: { readonly generation: OpenGeneration } = JSON.parse(
          await (await ada.get('/api/generations/open')).text(),
        )
        expect(open.generation.id).toBe(outline.generation.id)
        expect(outline.generation.entries).toHaveLength(6)
        const list = await (await ada.get('/api/presentations')).text()
        const decks: readonly { readonly id: number }[] = JSON.parse(list)
        expect(decks.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([
          deck.id,
          imported.presentation.id,
        ])
        if (!driver.embedded) expect(await stored()).toEqual({ keys: 3, open: 0, files: 1 })
      },
      300_000,
    )
  })
}

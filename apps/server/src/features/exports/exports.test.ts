import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportedFiles } from '../../db/schema/files.ts'
import { createFolderStore } from '../../platform/files/folderStore.ts'
import { runStep } from '../../testing/hourlyWork/runStep.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { listStored } from '../../db/maintenance/storedFigures.ts'
import { exportSteps } from './exportSteps.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`exports on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let now = new Date('2026-05-01T12:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => now })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const exported = async (format: string, more: object = {}, headers = {}) => {
      const { id } = await aDeck(owner, 'Looms')
      return owner.ask(`POST /api/presentations/${id}/export`, { format, ...more }, headers)
    }
    const files = () => readdirSync(joinPath(opened.dataDir, 'files/exports'))

    test.each([
      ['pdf', 'application/pdf', 'presentation.pdf'],
      [
        'pptx',
        'application/vnd.openxmlformats-officedocument.presentationml.presentation',
        'presentation.pptx',
      ],
      ['png', 'application/zip', 'presentation-png.zip'],
      ['svg', 'application/zip', 'presentation-svg.zip'],
    ])(
      'S-003 S-004 makes a file in the format %s and offers it for download',
      async (format, mediaType, fileName) => {
        const answer = await exported(format)

        expect(answer.statusCode).toBe(200)
        const { downloadUrl, ...rest } = answer.json()
        expect(rest).toEqual({ format, fileName, warnings: [] })
        expect(downloadUrl).toMatch(/^\/api\/exports\/[\w-]{43}$/)
        const file = await owner.ask(`GET ${downloadUrl}`)
        expect(file.statusCode).toBe(200)
        expect(file.headers).toMatchObject({
          'content-type': mediaType,
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        expect(file.body).toBe(`${format} of Looms by Ada Weaver: 1`)
      },
    )

    test.each([
      ['png', 'image/png'],
      ['svg', 'image/svg+xml'],
    ])('makes a %s of one slide alone', async (format, mediaType) => {
      const answer = (await exported(format, { slide: 1 })).json()
      expect(answer.fileName).toBe(`slide.${format}`)
      const file = await owner.ask(`GET ${answer.downloadUrl}`)
      expect(file.headers['content-type']).toBe(mediaType)
    })

    test('streams its progress to those who ask for events', async () => {
      const answer = await exported('pdf', {}, { accept: 'text/event-stream' })

      expect(answer.headers['content-type']).toContain('text/event-stream')
      const events = eventsOf(answer.body)
      expect(events.map(({ type }) => type)).toEqual(['progress', 'done'])
      expect(events[0]).toEqual({ type: 'progress', slide: 1, of: 1 })
      expect(events[1]).toMatchObject({ format: 'pdf', fileName: 'presentation.pdf', warnings: [] })
      expect((await owner.ask(`GET ${String(events[1]?.['downloadUrl'])}`)).statusCode).toBe(200)
    })

    test('ends a stream with the reason when there is no such deck', async () => {
      const address = 'POST /api/presentations/2147483647/export'
      const answer = await owner.ask(address, { format: 'pdf' }, { accept: 'text/event-stream' })

      expect(eventsOf(answer.body)).toEqual([
        { type: 'error', code: 'not_found', message: 'Not found.' },
      ])
    })

    test('X01 gives the file to the person who made it and to nobody else', async () => {
      const stranger = await join(app)
      const { downloadUrl } = (await exported('pdf')).json()

      expect((await stranger.ask(`GET ${downloadUrl}`)).statusCode).toBe(404)
      expect((await app.inject({ url: downloadUrl })).statusCode).toBe(401)
    })

    test('names the file on disk by a hash, so that reading the folder opens nothing', async () => {
      const { downloadUrl } = (await exported('pdf')).json()
      const secret = String(downloadUrl).split('/').at(-1) ?? ''

      expect(files().every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true)
      expect(
        JSON.stringify(await opened.database.queries.select().from(exportedFiles)),
      ).not.toContain(secret)
    })

    test('lets a file expire after an hour, and hourly work removes it and what nobody finished', async () => {
      const { downloadUrl } = (await exported('pdf')).json()
      const before = files().length
      const start = now.getTime()

      now = new Date(start + 59 * 60_000)
      expect((await owner.ask(`GET ${downloadUrl}`)).statusCode).toBe(200)
      now = new Date(start + 61 * 60_000)
      expect((await owner.ask(`GET ${downloadUrl}`)).statusCode).toBe(404)
      const folder = joinPath(opened.dataDir, 'files/exports')
      const leftOvers = ['orphan', 'draft.0a1b2c.part', 'young.0a1b2c.part']
      for (const name of leftOvers) writeFileSync(joinPath(folder, name), 'half')
      const longAgo = new Date(now.getTime() - 2 * 60 * 60_000)
      for (const name of leftOvers.slice(0, 2)) utimesSync(joinPath(folder, name), longAgo, longAgo)
      utimesSync(joinPath(folder, 'young.0a1b2c.part'), now, now)
      await exported('pdf')

      const { queries } = opened.database
      const store = createFolderStore(folder)
      for (const step of exportSteps({ queries, files: store })) await runStep(queries, step, now)

      expect(files()).toHaveLength(2)
      expect(files()).toContain('young.0a1b2c.part')
      expect(before).toBeGreaterThan(1)
      expect(await listStored(queries)).toContainEqual(
        expect.objectContaining({ kind: 'exports', files: 2 }),
      )
    })

    test.each([
      { format: 'docx' },
      { format: ['pdf'] },
      {},
      { format: 'pdf', path: '/etc/passwd' },
      { format: 'pdf', slide: 1 },
      { format: 'svg', width: 800 },
      { format: 'png', width: 15 },
      { format: 'png', width: 3841 },
      { format: 'png', slide: 2 },
      { format: 'png', slide: 'nobody' },
      { format: 'png', slide: '../1' },
    ])('refuses %j and writes no file', async (body) => {
      const { id } = await aDeck(owner)
      const before = files()
      const answer = await owner.ask(`POST /api/presentations/${id}/export`, body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      expect(files()).toEqual(before)
    })

    test.each(['x', '..%2f..%2fsession-secret', '%00', 'a'.repeat(150)])(
      'answers 404 to the token %s',
      async (token) => {
        expect((await owner.ask(`GET /api/exports/${token}`)).statusCode).toBe(404)
      },
    )
  })
}

function eventsOf(body: string): readonly Record<string, unknown>[] {
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
}

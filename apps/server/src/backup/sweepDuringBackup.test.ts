import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isBackedUp } from '../db/isBackedUp.ts'
import { uploads } from '../db/schema/files.ts'
import { pictureSteps } from '../features/uploads/pictureSteps.ts'
import { createFolderStore } from '../platform/files/folderStore.ts'
import type { FileStore } from '../platform/fileStore.ts'
import { spareFiles } from '../platform/files/spareFiles.ts'
import { runStep } from '../testing/hourlyWork/runStep.ts'
import { sendPicture } from '../testing/decks/sendPicture.ts'
import { join, type Person, prove, testApp } from '../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'
import { checkArchive } from './archive/readArchive.ts'
import { openSource } from './openSource.ts'
import { writeBackup } from './writeBackup.ts'

const dayMs = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the sweep while ${driver.name} is backed up`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let ada: Person
    let bea: Person
    let folder: string

    beforeEach(async () => {
      folder = mkdtempSync(joinPath(tmpdir(), 'deckloom-sweep-'))
      opened = await driver.open()
      app = await testApp(opened)
      ada = await join(app)
      bea = await join(app)
    })
    afterEach(async () => {
      await app.close()
      await opened.remove()
      rmSync(folder, { recursive: true })
    })

    const store = () => createFolderStore(joinPath(opened.dataDir, 'files/uploads'))
    const files = async () => {
      const names: string[] = []
      for await (const { name } of store().list()) names.push(name)
      return names.length
    }
    /** The hourly picture steps of any server. */
    const sweep = async (now: Date) => {
      const { queries } = opened.database
      const spared = spareFiles(store(), () => isBackedUp(opened.database, opened.dataDir))
      for (const step of pictureSteps({ queries, files: spared })) await runStep(queries, step, now)
    }
    const backUp = async (path: string, read: FileStore['read']) => {
      const source = await openSource({
        url: opened.url,
        dataDir: opened.dataDir,
        warn: (line) => expect.unreachable(line),
      })
      try {
        return await writeBackup({
          path,
          source,
          uploads: { ...store(), read },
          secrets: { sessionSecret: 's'.repeat(40), auditKeys: ['a'.repeat(40)], auditHead: '{}' },
          sealing: undefined,
          productVersion: '9.9.9',
          progress: () => undefined,
        })
      } finally {
        await source.close()
      }
    }

    test('no file goes that a row of the backup names, by cleaning or with its account; they go after it', async () => {
      for (const [person, width] of [
        [ada, 40],
        [ada, 50],
        [bea, 60],
      ] as const) {
        const create = { width, height: 30, channels: 3, background: '#c0341a' } as const
        const sent = await sendPicture(person, await sharp({ create }).png().toBuffer())
        expect(sent.statusCode).toBe(201)
      }
      // Unreferenced and old enough.
      const later = new Date(Date.now() + 2 * dayMs)
      let swept = 0
      const path = joinPath(folder, 'backup.tar')
      const result = await backUp(path, async (name) => {
        if (swept === 0) {
          swept += 1
          await prove(bea)
          const gone = await bea.ask('DELETE /api/user', { confirmation: 'DELETE' })
          expect(gone.statusCode).toBe(204)
          await sweep(later)
          expect(await opened.database.queries.$count(uploads)).toBe(0)
        }
        return store().read(name)
      })

      expect([swept, result.files, result.missingFiles]).toEqual([1, 3, []])
      expect((await checkArchive(path, undefined)).sums.missingFiles).toEqual([])
      expect(await isBackedUp(opened.database, opened.dataDir)).toBe(false)
      expect(await files()).toBe(3)
      await sweep(later)
      expect(await files()).toBe(0)
    })
  })
}

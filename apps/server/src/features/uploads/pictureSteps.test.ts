import { readdirSync, utimesSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { pictureReferences } from '../../db/schema/deckIndex.ts'
import { uploads } from '../../db/schema/files.ts'
import { maintenanceSteps } from '../../db/schema/operation/maintenance.ts'
import { presentationRevisions } from '../../db/schema/presentations.ts'
import { createFolderStore } from '../../platform/files/folderStore.ts'
import { runStep } from '../../testing/hourlyWork/runStep.ts'
import { sendPicture } from '../../testing/decks/sendPicture.ts'
import { aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { pictureSteps } from './pictureSteps.ts'

const withPicture = (url: string) => ({
  ...aSlide('Looms'),
  images: [{ url, type: 'upload', position: { x: 40, y: 40 }, size: { width: 300, height: 200 } }],
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the sweep of pictures on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let png: Buffer

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      owner = await join(app)
      const looms = { width: 40, height: 30, channels: 3, background: '#c0341a' } as const
      png = await sharp({ create: looms }).png().toBuffer()
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const folder = () => joinPath(opened.dataDir, 'files/uploads')
    const stored = async (bytes: Uint8Array) => (await sendPicture(owner, bytes)).json()
    const saved = async (url: string) => {
      const answer = await owner.ask('POST /api/presentations', {
        title: 'Looms',
        slides: [withPicture(url)],
      })
      return answer.json()
    }

    test('a picture that a save names while it is swept is never lost', async () => {
      const files = createFolderStore(folder())
      const { queries } = opened.database
      const tomorrow = new Date(Date.now() + 25 * 3_600_000)
      for (let round = 0; round < 8; round += 1) {
        const sent = await stored(png)
        const [deck] = await Promise.all([
          saved(sent.url),
          ...pictureSteps({ queries, files }).map((step) => runStep(queries, step, tomorrow)),
        ])
        const kept = (await owner.ask(`GET ${sent.url}`)).statusCode === 200
        const named = await queries
          .select()
          .from(pictureReferences)
          .where(eq(pictureReferences.presentationId, deck.id))
        // Either the save came first and the picture stays, or the sweep did and nothing references
        // it.
        expect(named).toHaveLength(kept ? 1 : 0)
        for (const step of pictureSteps({ queries, files })) await runStep(queries, step, tomorrow)
        expect((await owner.ask(`GET ${sent.url}`)).statusCode).toBe(kept ? 200 : 404)
      }
    })

    test('a picture goes once neither its deck nor a kept version of it names it', async () => {
      const files = createFolderStore(folder())
      const { queries } = opened.database
      const tomorrow = new Date(Date.now() + 25 * 3_600_000)
      const sweep = async () => {
        for (const step of pictureSteps({ queries, files })) await runStep(queries, step, tomorrow)
      }
      const [former, back, avatar] = [await stored(png), await stored(png), await stored(png)]
      const deck = await saved(former.url)
      const other = await saved(back.url)
      await queries.update(users).set({ profileImageUrl: avatar.url }).where(eq(users.id, owner.id))
      for (const id of [deck.id, other.id])
        await owner.ask(`PUT /api/presentations/${id}`, { slides: [aSlide('Now')] })
      await owner.ask(`PUT /api/presentations/${other.id}`, { slides: [withPicture(back.url)] })
      await sweep()
      expect((await owner.ask(`GET ${former.url}`)).statusCode).toBe(200)

      await queries.delete(presentationRevisions)
      await sweep()

      expect((await owner.ask(`GET ${former.url}`)).statusCode).toBe(404)
      for (const { url } of [back, avatar])
        expect((await owner.ask(`GET ${url}`)).statusCode).toBe(200)
      const left = await queries
        .select()
        .from(pictureReferences)
        .where(eq(pictureReferences.presentationId, deck.id))
      expect(left).toEqual([])
    })

    test('decks of before are gone through first, and until then no picture is removed', async () => {
      const files = createFolderStore(folder())
      const { queries } = opened.database
      const tomorrow = new Date(Date.now() + 25 * 3_600_000)
      const [shown, former, unused] = [await stored(png), await stored(png), await stored(png)]
      await saved(shown.url)
      const deck = await saved(former.url)
      await owner.ask(`PUT /api/presentations/${deck.id}`, { slides: [aSlide('Now')] })
      // As the migration finds a database that has decks.
      await queries.delete(pictureReferences)
      await queries.delete(maintenanceSteps)
      const [note, ended, remove] = pictureSteps({ queries, files })
      if (!note || !ended || !remove) throw new Error('There are fewer steps')
      await runStep(queries, remove, tomorrow)
      expect((await owner.ask(`GET ${unused.url}`)).statusCode).toBe(200)

      for (const step of [note, ended, remove]) await runStep(queries, step, tomorrow)

      expect((await owner.ask(`GET ${unused.url}`)).statusCode).toBe(404)
      for (const { url } of [shown, former])
        expect((await owner.ask(`GET ${url}`)).statusCode).toBe(200)
    })

    test('clears away what no deck and no older version names for a day, and files without a row', async () => {
      const files = createFolderStore(folder())
      const queries = opened.database.queries
      const sweep = async (hours: number) => {
        const now = new Date(Date.now() + hours * 3_600_000)
        for (const step of pictureSteps({ queries, files })) await runStep(queries, step, now)
      }
      const [shown, former, unused] = await Promise.all(
        [png, png, png].map((bytes) => stored(bytes)),
      )
      await saved(shown.url)
      const deck = await saved(former.url)
      await owner.ask(`PUT /api/presentations/${deck.id}`, { slides: [aSlide('Now')] })
      await files.write('orphan', png)
      const names = () => readdirSync(folder())

      await sweep(23)
      expect(names()).toContain(unused.id)
      const longAgo = new Date(Date.now() - 2 * 86_400_000)
      utimesSync(joinPath(folder(), 'orphan'), longAgo, longAgo)
      await sweep(25)

      expect(names()).toEqual(expect.arrayContaining([shown.id, former.id]))
      expect(names()).not.toContain(unused.id)
      expect(names()).not.toContain('orphan')
      expect((await owner.ask(`GET ${unused.url}`)).statusCode).toBe(404)
      const rows = await queries.select({ id: uploads.id }).from(uploads)
      expect(names()).toEqual(
        expect.arrayContaining(rows.map(({ id }) => id).filter((id) => !id.startsWith('full-'))),
      )
    })
  })
}

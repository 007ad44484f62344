import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileStore } from '../../db/schema/files.ts'
import { folderStores } from '../../platform/files/openFileStores.ts'
import { readNote, writeNote } from '../../platform/files/storeNote.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { watchStore } from './watchStore.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`whose files a store holds, on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let folder: string
    let count = 0

    beforeAll(async () => {
      opened = await driver.open()
    })
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'deckloom-watch-'))
      await opened.database.queries.delete(fileStore)
      return () => rmSync(folder, { recursive: true })
    })
    afterAll(() => opened.remove())

    /** A server that starts with a folder: its log, and the problem it reports. */
    const server = async (name: string) => {
      const log: string[] = []
      const stores = folderStores(join(folder, name))
      const { queries } = opened.database
      const watch = await watchStore({ queries, stores, warn: (message) => log.push(message) })
      await watch.stop()
      return { log, stores, look: watch.look, problem: watch.problem }
    }

    test('the first folder is that of the installation, also for whoever shares it', async () => {
      const before = folderStores(join(folder, 'shared'))
      await before.uploads.write('old', Buffer.from('of before'))

      const [one, other] = [await server('shared'), await server('shared')]

      expect([one.problem(), other.problem(), one.log, other.log]).toEqual([
        undefined,
        undefined,
        [],
        [],
      ])
    })

    test('servers that start at once with one new folder agree', async () => {
      for (let round = 0; round < 5; round += 1) {
        await opened.database.queries.delete(fileStore)
        const name = `shared ${(count += 1)}`
        const servers = await Promise.all([server(name), server(name), server(name)])
        // A server that looked before the note was written warns once, and is fine the next time.
        for (const { look } of servers) expect(await look()).toBeUndefined()
      }
    })

    test('a server with a folder of its own says so loudly, once', async () => {
      await server('shared')
      const lone = await server('own')
      await lone.look()

      expect(lone.log).toEqual([expect.stringContaining('WRONG FILE STORE')])
      expect(lone.log[0]).toContain(join(folder, 'own'))
      expect(lone.problem()).toBe(lone.log[0])
    })

    test('so does one whose files have moved on, and the server they moved to does not', async () => {
      const old = await server('old')
      const note = await readNote(old.stores.root)
      if (!note) throw new Error('There is no note')
      await writeNote(folderStores(join(folder, 'new')).root, { ...note, generation: 2 })

      const next = await server('new')
      expect(next.log).toEqual([])
      expect(await old.look()).toContain('OLD FILE STORE')
      // It stays the old store for every server that starts there.
      expect((await server('old')).problem()).toContain('OLD FILE STORE')
      expect(await next.look()).toBeUndefined()
    })

    test('a share that is gone is said, and its return too', async () => {
      const one = await server('shared')
      renameSync(join(folder, 'shared'), join(folder, 'away'))
      expect(await one.look()).toContain('cannot be read and written')
      renameSync(join(folder, 'away'), join(folder, 'shared'))
      expect(await one.look()).toBeUndefined()
      expect(one.log).toHaveLength(2)
    })

    test('a note that nobody can read is no reason to write another', async () => {
      const one = await server('shared')
      await one.stores.root.write('deckloom.json', Buffer.from('{"id":'))
      expect(await one.look()).toContain('deckloom.json in the file store cannot be read')
    })
  })
}

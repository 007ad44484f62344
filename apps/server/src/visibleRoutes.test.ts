import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { presentations } from './db/schema/presentations.ts'
import { createDeckRenderer } from './platform/render/renderDeck.ts'
import { accessCalls } from './testing/access/accessCalls.ts'
import { matrix } from './testing/access/accessTable.ts'
import { hiddenPicture, leaksIn, slidesWith } from './testing/decks/hiddenSlides.ts'
import { join, methodAndUrl, testApp } from './testing/testApp.ts'
import { testDrivers } from './testing/testDrivers.ts'

const watchers = ['viewer', 'commenter', 'administrator'] as const
// These end the session that makes them.
const endsSession = /logout|auth\/(?:login|register|reset)|user$|user\/(?:profile|password)/

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`answers of every route on ${driver.name}`, () => {
    test('carry nothing that is not for everybody to those who only look', async () => {
      const webFolder = mkdtempSync(joinPath(tmpdir(), 'deckloom-web-'))
      writeFileSync(joinPath(webFolder, 'index.html'), '<!doctype html><title>Deckloom</title>')
      const opened = await driver.open()
      const { queries } = opened.database
      const app = await testApp(opened, { webFolder, render: createDeckRenderer() })
      const people = {
        stranger: await join(app),
        viewer: await join(app),
        commenter: await join(app),
        editor: await join(app),
        owner: await join(app),
        administrator: await join(app),
      }
      const { administrator, owner } = people
      await queries.update(users).set({ isAdmin: true }).where(eq(users.id, administrator.id))
      const hidden = await hiddenPicture(owner)
      const slides = slidesWith(hidden.picture)
      const callOf = accessCalls({ app, queries, people, slides })
      const found: string[] = []
      let answered = 0
      for (const route of Object.keys(matrix).filter((name) => !endsSession.test(name))) {
        // Each call prepares decks of its own; those of all calls are more than a plan holds.
        await queries.delete(presentations)
        for (const watcher of watchers) {
          const { url, payload, type } = await callOf(route)
          const answer = await app.inject({
            method: methodAndUrl(route).method,
            url,
            headers: {
              accept: '*/*',
              cookie: people[watcher].cookie,
              ...(type !== undefined && { 'content-type': type }),
            },
            ...(payload && { payload }),
          })
          if (answer.statusCode < 300) answered += 1
          found.push(...leaksIn(answer, hidden).map((leak) => `${watcher} ${route}: ${leak}`))
        }
      }

      expect(found).toEqual([])
      // Else it would have looked at refusals only.
      expect(answered).toBeGreaterThan(100)
      await app.close()
      await opened.remove()
      rmSync(webFolder, { recursive: true })
    }, 300_000)
  })
}

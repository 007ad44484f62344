import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { purgeNotifications } from './notificationsRepository.ts'
import { notifyTrialsEnding } from './notifyTrialsEnding.ts'
import { createNotify } from './notify.ts'

const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`notifications on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const notifyAt = (now: Date, warn: (message: string) => void = () => {}) =>
      createNotify({ queries: queries(), now: () => now, warn })
    const listOf = async (person: Person) => (await person.ask('GET /api/notifications')).json()
    const shared = (deck: number) =>
      ({ kind: 'deck-shared', deck, title: 'Tides', by: 'Ines Rocha', mayEdit: false }) as const

    test('F-011 lists what a person was told, the newest first, with what is not read yet', async () => {
      const [person, other] = [await join(app), await join(app)]
      await notifyAt(new Date(Date.now() - hourMs))(person.id, shared(1))
      await notifyAt(new Date())(person.id, {
        kind: 'plan-started',
        tier: 'pro',
        subscription: 's',
      })

      const list = await listOf(person)

      expect(list.unread).toBe(2)
      expect(list.items).toMatchObject([
        { kind: 'plan-started', title: 'Payment received', href: '/billing', isRead: false },
        {
          kind: 'deck-shared',
          title: 'Ines Rocha shared a deck with you',
          text: '“Tides”: you can view it.',
          href: '/editor/1',
        },
      ])
      expect(await listOf(other)).toEqual({ unread: 0, items: [] })
    })

    test('marks one or all as read, and never those of somebody else', async () => {
      const [person, other] = [await join(app), await join(app)]
      for (const deck of [1, 2, 3]) await notifyAt(new Date())(person.id, shared(deck))
      const [{ id }] = (await listOf(person)).items

      await other.ask('POST /api/notifications/read', { ids: [id] })
      await other.ask('POST /api/notifications/read', {})
      expect((await listOf(person)).unread).toBe(3)

      expect((await person.ask('POST /api/notifications/read', { ids: [id] })).statusCode).toBe(204)
      expect(await listOf(person)).toMatchObject({
        unread: 2,
        items: [{ id, isRead: true }, {}, {}],
      })
      await person.ask('POST /api/notifications/read', {})
      expect((await listOf(person)).unread).toBe(0)
      const malformed = await person.ask('POST /api/notifications/read', { ids: ['x'] })
      expect(malformed.statusCode).toBe(400)
    })

    test('tells of the same occasion once', async () => {
      const person = await join(app)
      await notifyAt(new Date())(person.id, shared(7))
      await notifyAt(new Date())(person.id, shared(7))
      await notifyAt(new Date())(person.id, { ...shared(7), mayEdit: true })

      expect((await listOf(person)).items).toHaveLength(2)
    })

    test('what cannot be kept is warned of and fails nothing', async () => {
      const warnings: string[] = []

      await notifyAt(new Date(), (warning) => warnings.push(warning))('nobody', shared(1))

      expect(warnings).toHaveLength(1)
    })

    test('tells whose trial ends within a day, once, and nobody else', async () => {
      const now = new Date()
      const [soon, later, paying] = [await join(app), await join(app), await join(app)]
      const ends = (person: Person, at: number, tier = 'free') =>
        queries()
          .update(users)
          .set({ trialEndDate: new Date(now.getTime() + at), subscriptionTier: tier })
          .where(eq(users.id, person.id))
      await ends(soon, dayMs - hourMs)
      await ends(later, dayMs + hourMs)
      await ends(paying, hourMs, 'pro')
      const ports = { queries: queries(), notify: notifyAt(now), entitlements: { hasPlans: true } }

      await notifyTrialsEnding(ports, now)
      await notifyTrialsEnding(ports, now)

      const { items } = await listOf(soon)
      expect(items).toMatchObject([{ kind: 'trial-ending', href: '/subscription' }])
      expect(items[0].text).toContain('ends within a day')
      expect((await listOf(later)).items).toEqual([])
      expect((await listOf(paying)).items).toEqual([])
    })

    test('forgets what is older than 90 days', async () => {
      const now = new Date()
      const person = await join(app)
      await notifyAt(new Date(now.getTime() - 91 * dayMs))(person.id, shared(1))
      await notifyAt(new Date(now.getTime() - 89 * dayMs))(person.id, shared(2))

      const before = new Date(now.getTime() - 90 * dayMs)
      await purgeNotifications(queries(), { before, limit: 100 })

      expect((await listOf(person)).items).toMatchObject([{ href: '/editor/2' }])
    })

    test('an export that is finished is told, without the way to its file', async () => {
      const person = await join(app)
      const { id } = await aDeck(person, 'Tides')

      const { downloadUrl } = (
        await person.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
      ).json()

      expect((await listOf(person)).items).toMatchObject([
        { kind: 'export-finished', text: '“Tides” as PDF.', href: `/editor/${id}` },
      ])
      const kept = await queries().select().from(notifications)
      expect(JSON.stringify(kept)).not.toContain(downloadUrl.split('/').at(-1))
    })
  })
}

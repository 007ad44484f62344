import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkVisitors, linkVisits } from '../../../db/schema/audience.ts'
import { collaborators } from '../../../db/schema/presentations.ts'
import { shareLinks, shareVisits } from '../../../db/schema/sharing.ts'
import { aSlide, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { purgeReaders } from './visitsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000
const reader = (letter: string) => letter.repeat(32)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the audience of a deck on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let now = new Date('2026-11-26T10:00:00Z')

    beforeAll(async () => {
      opened = await driver.open()
      // Without plans, which a trial of days that pass here would end.
      app = await testApp(opened, { now: () => now, environment: { PAYMENTS: 'off' } })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms)
    }
    const aDeck = async (options: object = {}) => {
      const slides = [aSlide('First'), aSlide('Second'), aSlide('Third')]
      const deck = (await owner.ask('POST /api/presentations', { title: 'Tides', slides })).json()
      const url = `/api/presentations/${deck.id}`
      const link = (await owner.ask(`POST ${url}/share-links`, options)).json()
      const ids: string[] = deck.slides.map(({ id }: { id: string }) => id)
      return { id: deck.id, url, audience: `${url}/audience`, ids, link, open: `/api${link.path}` }
    }
    const post = (url: string, payload: object, person?: Person) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        ...(person && { headers: { cookie: person.cookie } }),
      })
    /** A visit during which each slide is visible for some seconds. */
    const visit = async (
      open: string,
      seconds: Readonly<Record<string, number>>,
      { visitor = reader('a'), showing = 'aaaaaaaaa', person }: Partial<VisitOptions> = {},
    ) => {
      const report = (stays: readonly object[]) =>
        post(`${open}/views`, { showing, visitor, stays }, person)
      await report([])
      pass(Object.values(seconds).reduce((sum, one) => sum + one, 0) * 1_000)
      return report(Object.entries(seconds).map(([slideId, s]) => ({ slideId, ms: s * 1_000 })))
    }
    interface VisitOptions {
      readonly visitor: string
      readonly showing: string
      readonly person: Person
    }
    const read = async (url: string, person = owner) => (await person.ask(`GET ${url}`)).json()

    test('counts visitors, visits, their median time, who saw the last slide, and each slide', async () => {
      const { audience, open, ids } = await aDeck()
      const [first = '', second = '', third = ''] = ids
      expect(await read(audience)).toMatchObject({
        countsReaders: true,
        keptDays: 90,
        totals: { visitors: 0, visits: 0, medianMs: 0, finished: 0, visitsBefore: null },
        visitors: [],
        days: [{ date: now.toISOString().slice(0, 10), visits: 0 }],
      })

      await visit(open, { [first]: 10, [second]: 20, [third]: 30 })
      await visit(open, { [first]: 4 }, { visitor: reader('b') })
      await visit(open, { [first]: 2, [second]: 8 }, { visitor: reader('c') })
      await visit(open, { [second]: 10 }, { visitor: reader('c'), showing: 'ccccccccc' })

      const { totals, slides, visitors } = await read(audience)
      expect(totals).toMatchObject({ visitors: 3, visits: 4, medianMs: 20_000, finished: 1 })
      expect(slides).toEqual([
        { id: first, title: 'First', visitors: 3, medianMs: 4_000 },
        { id: second, title: 'Second', visitors: 2, medianMs: 19_000 },
        { id: third, title: 'Third', visitors: 1, medianMs: 30_000 },
      ])
      expect(visitors).toMatchObject([
        { email: null, ms: 20_000, slides: 2 },
        { email: null, ms: 4_000, slides: 1 },
        { email: null, ms: 60_000, slides: 3 },
      ])
      // The share dialog says the same.
      const links = await read(audience.replace('/audience', '/share-links'))
      expect(links).toMatchObject([{ visitorCount: 3 }])
    })

    test('counts no time that has not passed, and no slide that the link does not show', async () => {
      const { audience, open, ids } = await aDeck()
      const [first = ''] = ids
      const report = (ms: number, slideId = first) =>
        post(`${open}/views`, { showing: 'aaaaaaaaa', stays: [{ slideId, ms }] })
      await report(1_800_000)
      expect((await read(audience)).totals.medianMs).toBe(2_000)
      await report(1_800_000)
      expect((await read(audience)).totals.medianMs).toBe(2_000)
      pass(10_000)
      await report(10_000)
      await report(10_000, 'no-such-slide')
      expect((await read(audience)).totals.medianMs).toBe(12_000)
    })

    test('a slide that is left open counts for half an hour', async () => {
      const { audience, open, ids } = await aDeck()
      const report = () =>
        post(`${open}/views`, {
          showing: 'aaaaaaaaa',
          stays: [{ slideId: ids[0], ms: 1_800_000 }],
        })
      await report()
      pass(dayMs)
      await report()
      await report()
      expect((await read(audience)).totals.medianMs).toBe(1_800_000)
    })

    test('reports of one window at the same moment count once each', async () => {
      const { audience, open, ids } = await aDeck()
      const body = { showing: 'aaaaaaaaa', visitor: reader('a') }
      await Promise.all([0, 1, 2].map(() => post(`${open}/views`, { ...body, stays: [] })))
      pass(3_000)
      const stays = [{ slideId: ids[0], ms: 1_000 }]
      await Promise.all([0, 1, 2].map(() => post(`${open}/views`, { ...body, stays })))
      expect((await read(audience)).totals).toMatchObject({ visits: 1, medianMs: 3_000 })
    })

    test('those who own or edit the deck are no visitors, and their downloads do not count', async () => {
      const { id, audience, open, ids, url } = await aDeck({ allowsDownload: true })
      const [editor, viewer] = [await join(app), await join(app)]
      await opened.database.queries.insert(collaborators).values([
        { presentationId: id, userId: editor.id, role: 'editor' },
        { presentationId: id, userId: viewer.id, role: 'viewer' },
      ])
      for (const person of [owner, editor]) {
        expect((await visit(open, { [ids[0] ?? '']: 5 }, { person })).statusCode).toBe(204)
        await app.inject({ url: open, headers: { cookie: person.cookie } })
        await post(`${open}/export`, { format: 'pdf' }, person)
      }
      expect((await read(audience, editor)).totals).toMatchObject({ visitors: 0, downloads: 0 })
      expect((await read(`${url}/share-links`))[0].viewCount).toBe(0)

      await visit(open, { [ids[0] ?? '']: 5 }, { person: viewer })
      await post(`${open}/export`, { format: 'pptx' }, viewer)
      await post(`${open}/export`, { format: 'pdf' })
      expect((await read(audience)).totals).toMatchObject({ visitors: 1, downloads: 2 })
      expect((await viewer.ask(`GET ${audience}`)).statusCode).toBe(403)
      expect((await viewer.ask(`GET ${audience}/export`)).statusCode).toBe(403)
    })

    test('shows the address that a visitor gave, and names nobody else', async () => {
      const { audience, open, ids } = await aDeck({ asksEmail: true })
      const lena = { email: 'Lena@Northlight.example', visitor: reader('a') }
      expect((await post(`${open}/guest`, lena)).statusCode).toBe(204)
      expect((await read(audience)).totals).toMatchObject({ visitors: 0, named: 0 })
      await visit(open, { [ids[0] ?? '']: 5 })
      await visit(open, { [ids[0] ?? '']: 5 }, { visitor: reader('b') })

      const { totals, visitors } = await read(audience)
      expect(totals).toMatchObject({ visitors: 2, named: 1 })
      expect(visitors.map(({ email }: { email: string | null }) => email)).toEqual([
        null,
        'lena@northlight.example',
      ])
    })

    test('tells links apart, ended ones too while their visits are kept', async () => {
      const { url, audience, open, ids, link } = await aDeck({ label: 'For investors' })
      const other = (await owner.ask(`POST ${url}/share-links`, {})).json()
      await visit(open, { [ids[0] ?? '']: 5 })
      await visit(`/api${other.path}`, { [ids[0] ?? '']: 5 })
      await visit(`/api${other.path}`, { [ids[0] ?? '']: 5 }, { visitor: reader('b') })
      await owner.ask(`DELETE ${url}/share-links/${link.id}`)

      expect((await read(audience)).totals).toMatchObject({ visitors: 3 })
      const investors = await read(`${audience}?link=${link.id}`)
      expect(investors.totals).toMatchObject({ visitors: 1 })
      expect(investors.links).toMatchObject([
        { id: link.id, label: 'For investors', isEnded: true, isVisited: true },
        { id: other.id, label: null, isEnded: false, isVisited: true },
      ])
      const foreign = await aDeck()
      expect((await owner.ask(`GET ${audience}?link=${foreign.link.id}`)).statusCode).toBe(404)
      expect((await owner.ask(`GET ${audience}?days=365`)).statusCode).toBe(400)
    })

    test('counts the days that are asked for, and compares them with as many before', async () => {
      const { audience, open, ids } = await aDeck()
      const stay = { [ids[0] ?? '']: 5 }
      await visit(open, stay)
      await visit(open, stay, { showing: 'bbbbbbbbb' })
      pass(10 * dayMs)
      await visit(open, stay, { showing: 'ccccccccc' })

      const week = await read(`${audience}?days=7`)
      expect(week.totals).toMatchObject({ visits: 1, visitsBefore: 2 })
      expect(week.days).toHaveLength(7)
      expect(week.days.at(-1)).toMatchObject({ visits: 1, visitors: 1 })
      const all = await read(audience)
      expect(all.totals).toMatchObject({ visits: 3, visitors: 1, visitsBefore: null })
      expect(all.days).toHaveLength(11)
    })

    test('a deck that counts no readers stores nothing', async () => {
      const { audience, open, ids, link } = await aDeck({ allowsDownload: true, asksEmail: true })
      expect((await owner.ask(`PATCH ${audience}`, { countsReaders: false })).statusCode).toBe(204)
      expect((await read(open)).countsReaders).toBe(false)
      await post(`${open}/guest`, { email: 'lena@northlight.example', visitor: reader('a') })
      await visit(open, { [ids[0] ?? '']: 5 })
      await post(`${open}/export`, { format: 'pdf' })

      const { countsReaders, totals } = await read(audience)
      expect(countsReaders).toBe(false)
      expect(totals).toMatchObject({ visits: 0, downloads: 0 })
      const { queries } = opened.database
      expect(
        await queries.select().from(linkVisitors).where(eq(linkVisitors.linkId, link.id)),
      ).toEqual([])
      await app.inject({ url: open })
      const visitors = await queries
        .select({ count: shareLinks.viewCount })
        .from(shareLinks)
        .where(eq(shareLinks.id, link.id))
      expect(visitors).toEqual([{ count: 0 }])
    })

    test('stores nothing that leads from one link to another, and no address of the network', async () => {
      const [one, other] = [await aDeck(), await aDeck()]
      for (const { open, ids } of [one, other])
        await visit(open, { [ids[0] ?? '']: 5 }, { visitor: reader('d') })
      const { queries } = opened.database
      const stored = await queries
        .select()
        .from(linkVisitors)
        .where(sql`${linkVisitors.linkId} in (${one.link.id}, ${other.link.id})`)
      expect(stored).toHaveLength(2)
      expect(stored[0]?.name).not.toBe(stored[1]?.name)
      expect(JSON.stringify(stored)).not.toMatch(/dddd|127\.0\.0\.1/)
      for (const { open } of [one, other]) await app.inject({ url: open })
      const counted = await queries
        .select({ visitor: shareVisits.visitor })
        .from(shareVisits)
        .where(inArray(shareVisits.linkId, [one.link.id, other.link.id]))
      expect(new Set(counted.map(({ visitor }) => visitor)).size).toBe(2)
    })

    test('sends the visits as a table that no spreadsheet runs', async () => {
      const { audience, open, ids } = await aDeck({ label: '=1+1', asksEmail: true })
      const [first = '', , third = ''] = ids
      await post(`${open}/guest`, { email: 'lena@northlight.example', visitor: reader('a') })
      await visit(open, { [first]: 4, [third]: 1.5 })
      const file = await owner.ask(`GET ${audience}/export`)
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audience.csv"',
      })
      const [head, row, end] = file.body.split('\r\n')
      expect(head).toBe(
        '\uFEFFOpened (UTC),Link,Visitor,Email,Seconds,Slides seen,Saw the last slide,Slide 1: First (seconds),Slide 2: Second (seconds),Slide 3: Third (seconds)',
      )
      expect(row).toMatch(
        /^2026-\d\d-\d\d \d\d:\d\d:\d\d,'=1\+1,\d+,lena@northlight\.example,5\.5,2,yes,4,,1\.5$/,
      )
      expect(end).toBe('')
    })

    test('a slide with the name of something else is one that nobody saw', async () => {
      const slides = [aSlide('First'), { ...aSlide('Second'), id: 'constructor' }]
      const deck = (await owner.ask('POST /api/presentations', { title: 'Ebb', slides })).json()
      const url = `/api/presentations/${deck.id}`
      const link = (await owner.ask(`POST ${url}/share-links`, {})).json()
      expect(deck.slides[1].id).toBe('constructor')
      await visit(`/api${link.path}`, { [deck.slides[0].id]: 4 })
      const { body } = await owner.ask(`GET ${url}/audience/export`)
      expect(body.split('\r\n')[1]).toMatch(/,4,1,no,4,$/)
    })

    test('forgets visits once they are as old as visits are kept, and with the link', async () => {
      const { audience, open, ids, id, link } = await aDeck()
      await visit(open, { [ids[0] ?? '']: 5 })
      pass(2 * dayMs)
      const before = new Date(now.getTime() - dayMs)
      await visit(open, { [ids[0] ?? '']: 5 }, { visitor: reader('b') })
      const { queries } = opened.database
      while ((await purgeReaders(queries, { before, limit: 1 })) > 0);
      expect((await read(audience)).totals).toMatchObject({ visitors: 1, visits: 1 })
      const left = () => queries.select().from(linkVisits).where(eq(linkVisits.linkId, link.id))
      expect(await left()).toHaveLength(1)
      await queries.execute(sql`delete from presentations where id = ${id}`)
      expect(await left()).toEqual([])
    })
  })
}

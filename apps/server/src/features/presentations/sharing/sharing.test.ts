import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareLinks, shareVisits } from '../../../db/schema/sharing.ts'
import { createPasswords } from '../../../platform/secrets/passwords.ts'
import { aDeck, aSlide, cookieOf, join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { runStep } from '../../../testing/hourlyWork/runStep.ts'
import { markLinkedDecks } from './markLinkedDecks.ts'
import { purgeVisits } from './shareLinksRepository.ts'

const day = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`share links on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let now = new Date()

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => now })
      owner = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const share = async (id: number, body: object = {}) => {
      const answer = await owner.ask(`POST /api/presentations/${id}/share-links`, body)
      expect(answer.statusCode).toBe(201)
      const link = answer.json()
      return { ...link, url: `/api${link.path}` }
    }
    const follow = (url: string, headers = {}) => app.inject({ url, headers })
    const isPublic = async (id: number) =>
      (await owner.ask(`GET /api/presentations/${id}`)).json().isPublic
    const revoke = (id: number, link: { id: number }) =>
      owner.ask(`DELETE /api/presentations/${id}/share-links/${link.id}`)

    test('I-020 a deck is public while it has an active link, and its number opens it to nobody', async () => {
      const { id } = await aDeck(owner)
      expect(await isPublic(id)).toBe(false)

      const [one, other] = [await share(id), await share(id)]
      expect(await isPublic(id)).toBe(true)
      expect((await follow(`/api/presentations/${id}`)).statusCode).toBe(401)
      expect((await (await join(app)).ask(`GET /api/presentations/${id}`)).statusCode).toBe(404)

      await revoke(id, one)
      expect(await isPublic(id)).toBe(true)
      await revoke(id, other)
      expect(await isPublic(id)).toBe(false)
      expect((await follow(one.url)).statusCode).toBe(410)
      expect((await revoke(id, one)).statusCode).toBe(404)
    })

    test('shows title and slides to people without an account, and neither notes, hidden slides nor names', async () => {
      const slides = [
        { ...aSlide('Shown'), notes: 'PRIVATE note' },
        { ...aSlide('PRIVATE slide'), hidden: true },
      ]
      const { id } = (
        await owner.ask('POST /api/presentations', { title: 'For everybody', slides })
      ).json()
      const answer = await follow((await share(id)).url)

      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json())).toEqual([
        'title',
        'slides',
        'allowsDownload',
        'asksEmail',
        'countsReaders',
        'role',
      ])
      expect(answer.json()).toMatchObject({
        title: 'For everybody',
        slides: [{ slide_title: 'Shown' }],
      })
      expect(answer.body).not.toContain('PRIVATE')
      expect(answer.body).not.toContain(owner.email)
      expect(answer.headers['x-robots-tag']).toBe('noindex')
      expect(answer.headers['cache-control']).toBe('private, no-store')
    })

    test('shows the stored pictures of its own slides, and no other', async () => {
      const [shown, other] = [await picture(owner), await picture(owner)]
      const { id } = (
        await owner.ask('POST /api/presentations', {
          title: 'Pictures',
          slides: [{ ...aSlide('One'), images: [{ id: 'p', url: shown, type: 'upload' }] }],
        })
      ).json()
      const { url } = await share(id)
      const [slide] = (await follow(url)).json().slides

      const address = slide.images[0].url
      expect(address).toBe(`${url}/uploads/${shown.split('/').at(-1)}`)
      const seen = await follow(address)
      expect(seen.statusCode).toBe(200)
      expect(seen.headers['content-type']).toBe('image/png')
      expect((await follow(`${url}/uploads/${other.split('/').at(-1)}`)).statusCode).toBe(404)
    })

    test('a link stops working when its days are over', async () => {
      const { id } = await aDeck(owner)
      const link = await share(id, { days: 2 })
      const began = now

      now = new Date(began.getTime() + 2 * day - 1)
      expect((await follow(link.url)).statusCode).toBe(200)
      now = new Date(began.getTime() + 2 * day)
      expect((await follow(link.url)).statusCode).toBe(410)
      await runStep(opened.database.queries, markLinkedDecks, now)
      now = began

      expect(await isPublic(id)).toBe(false)
    })

    test('a link with a password opens once it was given, in that browser', async () => {
      const { id } = await aDeck(owner)
      const link = await share(id, { password: 'harbour-silt-7' })
      const unlock = (password: string) =>
        app.inject({ method: 'POST', url: `${link.url}/unlock`, payload: { password } })

      expect(link.hasPassword).toBe(true)
      expect((await follow(link.url)).json().code).toBe('password_required')
      expect((await unlock('harbor-silt-7')).statusCode).toBe(401)
      const unlocked = await unlock('harbour-silt-7')
      expect(unlocked.statusCode).toBe(204)
      const cookie = cookieOf(unlocked)
      expect((await follow(link.url, { cookie })).statusCode).toBe(200)
      const another = await share(id, { password: 'harbour-silt-7' })
      expect((await follow(another.url, { cookie })).statusCode).toBe(401)
    })

    test('a new password has 8 characters and is no common one; a shorter one from before still opens its link', async () => {
      const { id } = await aDeck(owner)
      const links = `/api/presentations/${id}/share-links`
      for (const password of ['silt', 'silt-99', 'password1', '12345678']) {
        const answer = await owner.ask(`POST ${links}`, { password })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      }
      const link = await share(id)
      await opened.database.queries
        .update(shareLinks)
        .set({ password: await createPasswords().hash('silt') })
        .where(eq(shareLinks.id, link.id))

      const unlocked = await app.inject({
        method: 'POST',
        url: `${link.url}/unlock`,
        payload: { password: 'silt' },
      })

      expect(unlocked.statusCode).toBe(204)
      expect((await follow(link.url, { cookie: cookieOf(unlocked) })).statusCode).toBe(200)
    })

    test('counts each visitor once a day, and forgets who it was', async () => {
      const { id } = await aDeck(owner)
      const link = await share(id)
      const views = async () =>
        (await owner.ask(`GET /api/presentations/${id}/share-links`)).json()[0].viewCount
      const began = now

      await follow(link.url, { 'user-agent': 'one' })
      await follow(link.url, { 'user-agent': 'one' })
      expect(await views()).toBe(1)
      await follow(link.url, { 'user-agent': 'two' })
      expect(await views()).toBe(2)
      now = new Date(began.getTime() + day)
      await follow(link.url, { 'user-agent': 'one' })
      expect(await views()).toBe(3)
      await purgeVisits(opened.database.queries, new Date(now.getTime() + 2 * day))
      now = began
      const { queries } = opened.database
      expect(
        await queries.select().from(shareVisits).where(eq(shareVisits.linkId, link.id)),
      ).toEqual([])
    })

    test('a deck has at most twenty links, and one more is refused', async () => {
      const { id } = await aDeck(owner)
      for (let made = 0; made < 20; made += 1) await share(id)

      const answer = await owner.ask(`POST /api/presentations/${id}/share-links`, {})

      expect(answer.statusCode).toBe(400)
      expect((await owner.ask(`GET /api/presentations/${id}/share-links`)).json()).toHaveLength(20)
    })

    test('an account whose trial has run out makes no new links, and the old ones go on', async () => {
      const late = await join(app)
      const { id } = await aDeck(late)
      const ask = () => late.ask(`POST /api/presentations/${id}/share-links`, {})
      const link = (await ask()).json()
      const began = now

      now = new Date(began.getTime() + 4 * day)
      expect((await ask()).statusCode).toBe(402)
      expect((await follow(`/api${link.path}`)).statusCode).toBe(200)
      now = began
    })
  })
}

/** The URL of an uploaded picture. */
async function picture(person: Person): Promise<string> {
  const png = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#225577' },
  })
    .png()
    .toBuffer()
  const border = 'border'
  const body = Buffer.concat([
    Buffer.from(
      `--${border}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    png,
    Buffer.from(`\r\n--${border}--\r\n`),
  ])
  const answer = await person.ask('POST /api/uploads', body, {
    'content-type': `multipart/form-data; boundary=${border}`,
  })
  return answer.json().url
}

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendPicture } from '../../../testing/decks/sendPicture.ts'
import { join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the picture of a person on ${driver.name}`, () => {
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

    const send = (person: Person, bytes: Uint8Array) =>
      sendPicture(person, bytes, { to: 'PUT /api/user/avatar' })
    const me = async (person: Person) => (await person.ask('GET /api/auth/user')).json()
    /** Three vertical stripes: red, green, blue. */
    const stripes = async (width: number, height: number) => {
      const stripe = (background: string, left: number) => ({
        input: { create: { width: width / 3, height, channels: 3 as const, background } },
        left,
        top: 0,
      })
      return sharp({ create: { width, height, channels: 3, background: 'red' } })
        .composite([stripe('#00ff00', width / 3), stripe('#0000ff', (width / 3) * 2)])
        .jpeg()
        .withMetadata({ exif: { IFD0: { Copyright: 'Where it was taken' } } })
        .toBuffer()
    }

    test('I-088 the user has id, names, email, picture and the moments of beginning and of the last change', async () => {
      const person = await join(app)

      expect(await me(person)).toMatchObject({
        id: person.id,
        firstName: 'Ada',
        lastName: 'Weaver',
        email: person.email,
        profileImageUrl: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })
    })

    test('a picture that is sent becomes a square of 512 pixels out of its middle, without what it carried', async () => {
      const person = await join(app)

      const answer = await send(person, await stripes(900, 300))

      expect(answer.statusCode).toBe(200)
      const { profileImageUrl } = answer.json()
      expect(profileImageUrl).toMatch(/^\/api\/uploads\/[\w-]+$/)
      expect((await me(person)).profileImageUrl).toBe(profileImageUrl)
      const stored = await person.ask(`GET ${profileImageUrl}`)
      const image = sharp(stored.rawPayload)
      const { width, height, exif } = await image.metadata()
      expect([width, height, exif]).toEqual([512, 512, undefined])
      // The center square is the green stripe.
      const { dominant } = await image.stats()
      expect(dominant.g).toBeGreaterThan(200)
      expect(dominant.r).toBeLessThan(50)
    })

    test('it is taken away again, and the stored one is nobody else’s to see', async () => {
      const [person, other] = [await join(app), await join(app)]
      const { profileImageUrl } = (await send(person, await stripes(30, 30))).json()

      expect((await other.ask(`GET ${profileImageUrl}`)).statusCode).toBe(404)
      const removed = await person.ask('DELETE /api/user/avatar')
      expect(removed.json()).toMatchObject({ id: person.id, profileImageUrl: null })
      expect((await me(person)).profileImageUrl).toBeNull()
    })

    test('what is no picture changes nothing', async () => {
      const person = await join(app)
      const { profileImageUrl } = (await send(person, await stripes(30, 30))).json()

      const refused = await send(person, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      expect(refused.statusCode).toBe(415)
      const empty = await person.ask('PUT /api/user/avatar', {})
      expect(empty.statusCode).toBe(415)
      expect((await me(person)).profileImageUrl).toBe(profileImageUrl)
    })
  })
}

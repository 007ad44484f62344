import { readdirSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeStep } from '../../db/maintenance/stepsRepository.ts'
import { pictureReferences } from '../../db/schema/deckIndex.ts'
import { uploads } from '../../db/schema/files.ts'
import { collaborators } from '../../db/schema/presentations.ts'
import { createDeckRenderer } from '../../platform/render/renderDeck.ts'
import { formBody, sendPicture } from '../../testing/decks/sendPicture.ts'
import { aDeck, aSlide, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { notingStep } from './uploadsRepository.ts'

const render = createDeckRenderer()

function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#c0341a' } })
}

const withPicture = (url: string) => ({
  ...aSlide('Looms'),
  images: [{ url, type: 'upload', position: { x: 40, y: 40 }, size: { width: 300, height: 200 } }],
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`uploads on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let owner: Person
    let png: Buffer

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { render })
      owner = await join(app)
      png = await picture().png().toBuffer()
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const folder = () => joinPath(opened.dataDir, 'files/uploads')
    const stored = async (bytes: Uint8Array, by = owner) => (await sendPicture(by, bytes)).json()
    const saved = async (url: string, by = owner) => {
      const answer = await by.ask('POST /api/presentations', {
        title: 'Looms',
        slides: [withPicture(url)],
      })
      return answer.json()
    }

    test('M-021 M-022 takes a picture in the field file and answers {id, url, width, height}', async () => {
      const answer = await sendPicture(owner, png)

      expect(answer.statusCode).toBe(201)
      const { id } = answer.json()
      expect(id).toMatch(/^[\w-]{43}$/)
      expect(answer.json()).toEqual({ id, url: `/api/uploads/${id}`, width: 40, height: 30 })
      const file = await owner.ask(`GET /api/uploads/${id}`)
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 })
    })

    test.each([
      ['jpeg', 'image/jpeg'],
      ['png', 'image/png'],
      ['gif', 'image/png'],
      ['webp', 'image/jpeg'],
    ] as const)(
      'M-023 M-025 takes a %s by its content and stores what it encoded itself',
      async (kind, mime) => {
        const bytes = await picture().toFormat(kind).toBuffer()
        // Neither the name nor the content type of the client counts.
        const answer = await sendPicture(owner, bytes, { name: 'notes.txt', type: 'text/plain' })

        expect(answer.statusCode).toBe(201)
        const file = await owner.ask(`GET ${answer.json().url}`)
        expect(file.headers['content-type']).toBe(mime)
        expect(file.rawPayload.equals(bytes)).toBe(false)
        const { dominant } = await sharp(file.rawPayload).stats()
        expect(dominant.r - dominant.b).toBeGreaterThan(100)
      },
    )

    test('M-025 turns a photo upright and leaves out what it tells of its place and camera', async () => {
      const bytes = await picture(60, 20)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'somebody', Make: 'Camera' } })
        .withMetadata({ orientation: 6 })
        .toBuffer()
      expect(bytes.includes('somebody') || bytes.includes('Exif')).toBe(true)

      const { url, width, height } = await stored(bytes)

      expect([width, height]).toEqual([20, 60])
      const { rawPayload } = await owner.ask(`GET ${url}`)
      const { exif, icc, orientation } = await sharp(rawPayload).metadata()
      expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    })

    test('keeps what is transparent, and of an animation its first frame', async () => {
      const clear = sharp({
        create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
      const { url } = await stored(await clear.webp().toBuffer())
      const { rawPayload } = await owner.ask(`GET ${url}`)
      expect(await sharp(rawPayload).stats()).toMatchObject({ isOpaque: false })

      const frames = await Promise.all(
        ['#ff0000', '#0000ff'].map((background) =>
          sharp({ create: { width: 8, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      )
      const animation = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
      expect((await sharp(animation).metadata()).pages).toBe(2)
      const still = await owner.ask(`GET ${(await stored(animation)).url}`)
      const { pages, height } = await sharp(still.rawPayload).metadata()
      expect([pages, height]).toEqual([undefined, 8])
    })

    test('M-024 takes a file of exactly 5 MB and refuses one byte more', async () => {
      const limit = 5 * 1024 * 1024
      // Bytes after the end of a JPEG are no part of the picture.
      const sized = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.byteLength)])
      const jpeg = await picture().jpeg().toBuffer()

      const exact = await sendPicture(owner, sized(limit))
      expect(exact.statusCode).toBe(201)

      for (const bytes of [limit + 1, limit + 200_000]) {
        const answer = await sendPicture(owner, sized(bytes))
        expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
        expect(answer.json().message).toBe('Image size should be less than 5MB')
      }
    })

    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    test.each([
      ['an SVG', Buffer.from(svg)],
      ['an SVG that calls itself XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
      ['a page', Buffer.from('<!doctype html><title>x</title>')],
      ['a PDF', Buffer.from('%PDF-1.7\n')],
      ['nothing', Buffer.alloc(0)],
    ])('M-026 refuses %s whatever it is called', async (_, bytes) => {
      const before = readdirSync(folder())
      const answer = await sendPicture(owner, bytes, { name: 'photo.png', type: 'image/png' })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
      expect(answer.json().message).toBe('Please select an image file')
      expect(readdirSync(folder())).toEqual(before)
    })

    test('refuses a picture that breaks off, and one of too many pixels before it is decoded', async () => {
      const whole = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()
      const broken = await sendPicture(owner, whole.subarray(0, whole.length / 2))
      expect([broken.statusCode, broken.json().code]).toEqual([422, 'unreadable_file'])

      const bomb = await picture(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
      expect(bomb.byteLength).toBeLessThan(1_000_000)
      const refused = await sendPicture(owner, bomb)
      expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large'])
      const wide = await sendPicture(owner, await picture(8_193, 2).png().toBuffer())
      expect(wide.statusCode).toBe(413)
      expect((await sendPicture(owner, await picture(8_192, 2).png().toBuffer())).statusCode).toBe(
        201,
      )
    })

    test('stores a larger picture no larger than any export draws it', async () => {
      const { width, height } = await stored(await picture(5_000, 2_500).jpeg().toBuffer())
      expect([width, height]).toEqual([3_840, 1_920])
    })

    test('refuses forms without the one file', async () => {
      const two = new FormData()
      two.append('file', new Blob([Uint8Array.from(png)]), 'a.png')
      two.append('userId', 'somebody else')
      const words = new FormData()
      words.append('file', 'just words')
      const { body, contentType } = await formBody(new FormData())
      const forms = [two, words, new FormData()].map(formBody)
      const bodies = [
        ...(await Promise.all(forms)),
        { body: body.subarray(0, 10), contentType },
        { body, contentType: 'multipart/form-data' },
      ]
      for (const form of bodies) {
        const answer = await owner.ask('POST /api/uploads', form.body, {
          'content-type': form.contentType,
        })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      }
      const other = await sendPicture(owner, png, { field: 'picture' })
      expect(other.statusCode).toBe(400)
      expect((await owner.ask('POST /api/uploads', { file: 'x' })).statusCode).toBe(415)
    })

    test('shows a picture to its owner and to those who share a deck with it, to nobody else', async () => {
      const { id, url } = await stored(png)
      const [guest, stranger] = [await join(app), await join(app)]
      const deck = await saved(url)
      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(404)

      await opened.database.queries
        .insert(collaborators)
        .values({ presentationId: deck.id, userId: guest.id, role: 'viewer' })

      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(200)
      expect((await stranger.ask(`GET ${url}`)).statusCode).toBe(404)
      expect((await app.inject({ url })).statusCode).toBe(401)
      for (const name of [`..%2fuploads%2f${id}`, `${id}%00`, `${id}x`, '%2e%2e', 'a'.repeat(43)]) {
        expect((await owner.ask(`GET /api/uploads/${name}`)).statusCode).toBe(404)
      }
      // A revision still shows it, but not to viewers.
      const blank = [aSlide('Without')]
      await owner.ask(`PUT /api/presentations/${deck.id}`, { slides: blank })
      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(404)
    })

    test('finds a shared picture by its decks, and by all decks until those of before are noted', async () => {
      const { id, url } = await stored(png)
      const guest = await join(app)
      const deck = await saved(url)
      const { queries } = opened.database
      await queries.insert(collaborators).values({ presentationId: deck.id, userId: guest.id })

      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(200)

      await writeStep(queries, notingStep, { completed: true })
      await queries.delete(pictureReferences).where(eq(pictureReferences.uploadId, id))
      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(404)
      await writeStep(queries, notingStep, { completed: false })
      expect((await guest.ask(`GET ${url}`)).statusCode).toBe(200)
      const own = await guest.ask('POST /api/presentations', {
        title: 'x',
        slides: [withPicture(url)],
      })
      expect(own.statusCode).toBe(201)
    })

    test('refuses to save somebody else’s picture into an own deck', async () => {
      const { url } = await stored(png)
      const thief = await join(app)
      const { id } = await aDeck(thief)
      const slides = [withPicture(url)]

      const answers = [
        await thief.ask('POST /api/presentations', { title: 'x', slides }),
        await thief.ask(`PUT /api/presentations/${id}`, { slides }),
      ]

      for (const answer of answers) expect(answer.statusCode).toBe(400)
      expect((await thief.ask(`GET ${url}`)).statusCode).toBe(404)
      // A deleted one is ignored.
      const gone = [withPicture(`/api/uploads/${'g'.repeat(43)}`)]
      const kept = await thief.ask(`PUT /api/presentations/${id}`, { slides: gone })
      expect(kept.statusCode).toBe(200)
    })

    test('counts what a person keeps against their plan, 1 GB on the trial', async () => {
      const hoarder = await join(app)
      const full = { mime: 'image/png', width: 1, height: 1, userId: hoarder.id }
      await opened.database.queries
        .insert(uploads)
        .values({ ...full, id: `full-${hoarder.id}`, bytes: 1024 ** 3 - 2_000 })
      const before = readdirSync(folder())
      const noise = await sharp({
        create: {
          width: 60,
          height: 60,
          channels: 3,
          background: '#000000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer()

      const refused = await sendPicture(hoarder, noise)

      expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_exceeded'])
      expect(readdirSync(folder())).toEqual(before)
      expect((await sendPicture(hoarder, png)).statusCode).toBe(201)
    })

    test.each(['pptx', 'pdf', 'png', 'svg'])(
      'a picture that was sent is inside an exported %s',
      async (format) => {
        const bytes = await sharp({
          create: { width: 200, height: 120, channels: 3, background: '#12ab34' },
        })
          .jpeg()
          .toBuffer()
        const { url } = await stored(bytes)
        const { id } = await saved(url)

        const answer = await owner.ask(`POST /api/presentations/${id}/export`, {
          format,
          ...(format === 'png' || format === 'svg' ? { slide: 1 } : {}),
        })
        expect(answer.json().warnings).toEqual([])
        const file = await owner.ask(`GET ${answer.json().downloadUrl}`)

        const kept = (await owner.ask(`GET ${url}`)).rawPayload
        if (format === 'png') {
          const { data, info } = await sharp(file.rawPayload)
            .raw()
            .toBuffer({ resolveWithObject: true })
          const at = (140 * info.width + 190) * info.channels
          expect([...data.subarray(at, at + 3)].map((value) => Math.round(value / 16))).toEqual([
            1, 11, 3,
          ])
        } else if (format === 'svg') {
          expect(file.body).toContain(kept.toString('base64'))
        } else {
          expect(file.rawPayload.includes(kept)).toBe(true)
        }
      },
    )
  })
}

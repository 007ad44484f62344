import { readPackage, type ReadPackage } from '@deckloom/render-pptx/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeckRenderer } from '../../platform/render/renderDeck.ts'
import {
  type DiscussedDecks,
  openDiscussedDecks,
  startThread,
} from '../../testing/decks/discussedDecks.ts'
import { join, type Person } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const wish = { format: 'pptx', includeComments: true }

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`comments in exports on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let decks: DiscussedDecks
    let people: DiscussedDecks['people']

    beforeAll(async () => {
      opened = await driver.open()
      decks = await openDiscussedDecks(opened, { render: createDeckRenderer() })
      ;({ people } = decks)
    })
    afterAll(async () => {
      await decks.app.close()
      await opened.remove()
    })

    /** A deck with an open thread on each slide, and one that is resolved. */
    const aDiscussedDeck = async () => {
      const { id, url } = await decks.sharedDeck()
      const open = await startThread(people.commenter, url, { text: 'Is this right?' })
      const replies = `${url}/${open.id}/comments`
      await people.editor.ask(`POST ${replies}`, { text: 'Taken back' })
      const withReply = await people.owner.ask(`POST ${replies}`, { text: 'It is' })
      const [, takenBack] = withReply.json().comments
      await people.editor.ask(`DELETE ${replies}/${takenBack.id}`)
      const hidden = { slideId: 'hidden', text: 'Not for everybody' }
      await startThread(people.owner, url, hidden)
      const settled = await startThread(people.owner, url, { text: 'Settled' })
      await people.owner.ask(`PATCH ${url}/${settled.id}`, { isResolved: true })
      return `/api/presentations/${id}/export`
    }
    const fileFor = async (person: Person, url: string, body: object): Promise<ReadPackage> => {
      const made = await person.ask(`POST ${url}`, body)
      expect(made.statusCode).toBe(200)
      return readPackage((await person.ask(`GET ${made.json().downloadUrl}`)).rawPayload)
    }
    const commentParts = ({ paths }: ReadPackage) =>
      paths.filter((path) => path.includes('omment') && !path.includes('_rels'))
    const textsIn = (file: ReadPackage) =>
      commentParts(file).flatMap((path) =>
        [...file.text(path).matchAll(/<p:text>(.*?)<\/p:text>/gu)].map(([, text]) => text),
      )

    test('a PowerPoint file has the open threads only if that is asked for', async () => {
      const url = await aDiscussedDeck()

      for (const body of [{ format: 'pptx' }, { ...wish, includeComments: false }]) {
        expect(commentParts(await fileFor(people.owner, url, body))).toEqual([])
      }
      const file = await fileFor(people.owner, url, wish)
      expect(textsIn(file)).toEqual(['Is this right?', 'It is', 'Not for everybody'])
      const authors = file.text('ppt/commentAuthors.xml')
      expect([...authors.matchAll(/name="(.*?)"/gu)].map(([, name]) => name)).toEqual([
        'Priya N',
        'Ada N',
      ])
      const all = file.paths
        .filter((path) => path.endsWith('.xml'))
        .map((path) => file.text(path))
        .join('')
      for (const { email, id } of Object.values(people)) {
        expect(all).not.toContain(email)
        expect(all).not.toContain(id)
      }
    })

    test('an editor gets all of them, a commenter those on slides that they see', async () => {
      const url = await aDiscussedDeck()

      expect(textsIn(await fileFor(people.editor, url, wish))).toHaveLength(3)
      expect(textsIn(await fileFor(people.commenter, url, wish))).toEqual([
        'Is this right?',
        'It is',
      ])
    })

    test('a viewer is refused, but gets the file without them; a stranger finds nothing', async () => {
      const url = await aDiscussedDeck()

      const refused = await people.viewer.ask(`POST ${url}`, wish)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({
        code: 'forbidden',
        message: 'You cannot see the comments on this presentation.',
      })
      expect(commentParts(await fileFor(people.viewer, url, { format: 'pptx' }))).toEqual([])
      const stranger = await join(decks.app)
      expect((await stranger.ask(`POST ${url}`, wish)).statusCode).toBe(404)
    })

    test('a link never gives comments away, not even to the owner', async () => {
      const deck = (await aDiscussedDeck()).replace('/export', '')
      const created = await people.owner.ask(`POST ${deck}/share-links`, { allowsDownload: true })
      const link = `POST /api${created.json().path}/export` as const

      for (const person of [people.owner, people.viewer]) {
        const refused = await person.ask(link, wish)
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
      }
      const plain = await people.viewer.ask(link, { format: 'pptx' })
      expect(commentParts(readPackage(plain.rawPayload))).toEqual([])
    })

    test('other formats have no comments', async () => {
      const url = await aDiscussedDeck()

      const answer = await people.owner.ask(`POST ${url}`, { ...wish, format: 'pdf' })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    })
  })
}

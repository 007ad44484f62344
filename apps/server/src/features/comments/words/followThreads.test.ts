import type { CommentThread } from '@deckloom/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DiscussedDecks,
  openDiscussedDecks,
  startThread,
  threadsFor,
} from '../../../testing/decks/discussedDecks.ts'
import { aSlide } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`threads on words, on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let decks: DiscussedDecks

    beforeAll(async () => {
      opened = await driver.open()
      decks = await openDiscussedDecks(opened)
    })
    afterAll(async () => {
      await decks.app.close()
      await opened.remove()
    })

    /** A deck with a thread on words of its first bullet. */
    const commented = async (bullet: string, quote: string) => {
      const { owner, commenter } = decks.people
      const { id, url } = await decks.sharedDeck()
      const write = async (text: string): Promise<CommentThread['anchor'] | undefined> => {
        const slide = { ...aSlide('Shown'), id: 'shown', bullet_points: [text] }
        const saved = await owner.ask(`PUT /api/presentations/${id}`, { slides: [slide] })
        expect(saved.statusCode).toBe(200)
        return (await threadsFor(commenter, url)).items[0]?.anchor
      }
      await write(bullet)
      const offset = bullet.indexOf(quote)
      const anchor = { kind: 'words', elementId: 'bullets-shown', quote, offset }
      await startThread(commenter, url, { anchor })
      return { write, anchor }
    }

    test('follow their words through edits before and within them', async () => {
      const { write, anchor } = await commented('Ships lie at the berth', 'at the berth')

      expect(await write('All ships lie at the berth')).toEqual({ ...anchor, offset: 14 })
      expect(await write('All ships lie at the old berth')).toEqual({
        ...anchor,
        offset: 14,
        now: 'at the old berth',
      })
    })

    test('do not go to other words that are spelled like theirs, and come back with their own', async () => {
      const bullet = 'The other buoy, and the same buoy as last year'
      const { write, anchor } = await commented(bullet, 'same buoy')

      const gone = await write('The other buoy, and the level as last year')
      expect(gone).toMatchObject({ offset: 24, now: '' })
      expect(await write('same buoy: the other buoy, and the level as last year')).toEqual({
        ...anchor,
        offset: 0,
      })
      expect(await write(bullet)).toEqual(expect.objectContaining({ quote: 'same buoy' }))
    })
  })
}

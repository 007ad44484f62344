import { type DeckRole, liveClose, type LiveMessage } from '@deckloom/contract'
import { newSlide } from '@deckloom/deck'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noBus } from './LiveBus.ts'
import { LiveRooms, type Rights } from './LiveRooms.ts'
import type { Member } from './Room.ts'

let rooms: LiveRooms
let opened: number
let closed: (readonly [string, number])[]
let rightsOf: (members: readonly Member[]) => Rights
let nextEndMs: number | undefined

beforeEach(() => {
  opened = 0
  closed = []
  nextEndMs = undefined
  rightsOf = (members) => ({
    roles: new Map(members.map(({ id }) => [id, 'editor'])),
    signedOut: new Set(),
  })
  rooms = new LiveRooms({
    bus: noBus,
    limits: { ofPersonOnDeck: 2, ofPerson: 3, ofServer: 5 },
    now: () => 0,
    rightsOf: async (members) => rightsOf(members),
    nextEndMs: async () => nextEndMs,
    warn: () => {},
  })
})
afterEach(() => rooms.close())

/** Opens a window, and returns it with what it receives. */
function enter(userId: string, deckId = 1, role: DeckRole = 'viewer') {
  opened += 1
  const id = `window ${opened}`
  const messages: LiveMessage[] = []
  rooms.join(
    {
      id,
      deckId,
      userId,
      sid: id,
      send: (text) => void messages.push(JSON.parse(text)),
      close: (code) => void closed.push([id, code]),
    },
    { id, userId, name: userId, role },
  )
  return { id, deckId, messages }
}

test('a person has so many windows of a deck, and so many in all; others are not concerned', () => {
  const first = enter('ada')
  expect(rooms.hasPlaceFor({ deckId: 1, userId: 'ada' })).toBe(true)
  enter('ada')
  expect(rooms.hasPlaceFor({ deckId: 1, userId: 'ada' })).toBe(false)
  expect(rooms.hasPlaceFor({ deckId: 1, userId: 'bo' })).toBe(true)
  expect(rooms.hasPlaceFor({ deckId: 2, userId: 'ada' })).toBe(true)
  enter('ada', 2)
  expect(rooms.hasPlaceFor({ deckId: 2, userId: 'ada' })).toBe(false)
  rooms.leave(first)
  expect(rooms.hasPlaceFor({ deckId: 1, userId: 'ada' })).toBe(true)
})

test('a server has so many windows', () => {
  for (const name of ['ada', 'bo', 'cy', 'di']) enter(name)
  expect(rooms.isFull).toBe(false)
  enter('ed', 2)
  expect(rooms.isFull).toBe(true)
})

test('of a hundred selected elements others hear of the first forty', () => {
  const [watching, selecting] = [enter('ada'), enter('bo')]
  const elementIds = Array.from({ length: 100 }, (_, place) => `e${place}`)
  rooms.move(selecting, { slideId: 's1', elementIds, isEditing: false })

  expect(watching.messages.at(-1)).toMatchObject({
    type: 'presence',
    presence: { elementIds: elementIds.slice(0, 40) },
  })
})

const save = (from: number) => {
  const slide = newSlide('s1', 1)
  rooms.saved({ id: 1, from, version: from + 1, slides: () => ({ before: [], after: [slide] }) })
}
const savesOf = ({ messages }: { readonly messages: readonly LiveMessage[] }) =>
  messages.filter((message) => message.type === 'saved')

test('whoever has just lost a right gets no slides of a save, and the others get them in order', async () => {
  const [writer, reader] = [enter('ada', 1, 'editor'), enter('bo', 1, 'editor')]
  rightsOf = (members) => ({
    roles: new Map(members.map(({ id }) => [id, id === reader.id ? 'viewer' : 'editor'])),
    signedOut: new Set(),
  })
  rooms.recheck()
  save(1)
  save(2)

  await vi.waitFor(() => expect(savesOf(reader)).toHaveLength(2))
  expect(savesOf(reader)).toEqual(
    [1, 2].map((from) => ({ type: 'saved', from, version: from + 1 })),
  )
  expect(savesOf(writer).map(({ from, change }) => [from, change?.slides.length])).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('a save is told without its slides while nobody knows who may see them', async () => {
  const writer = enter('ada', 1, 'editor')
  enter('bo', 1, 'editor')
  rightsOf = () => {
    throw new Error('The database is away')
  }
  rooms.recheck()
  save(1)
  await vi.waitFor(() => expect(savesOf(writer)).toEqual([{ type: 'saved', from: 1, version: 2 }]))
})

test('rights are read again when one of them ends by itself', async () => {
  const window = enter('ada', 1, 'editor')
  nextEndMs = 50
  let reads = 0
  const before = rightsOf
  rightsOf = (members) => {
    reads += 1
    if (reads === 1) return before(members)
    return { roles: new Map(), signedOut: new Set(members.map(({ id }) => id)) }
  }
  rooms.recheck()
  await vi.waitFor(() => expect(closed).toEqual([[window.id, liveClose.signedOut]]), 5_000)
})

test('nobody is said to edit who may not', () => {
  const [watching, claiming] = [enter('ada'), enter('bo')]
  rooms.move(claiming, {
    slideId: 's1',
    elementIds: ['title'],
    isEditing: true,
    words: { from: 0, to: 3 },
  })
  expect(watching.messages.at(-1)).toEqual({
    type: 'presence',
    id: claiming.id,
    presence: { slideId: 's1', elementIds: ['title'], isEditing: false },
  })
})

import { type LivePerson, ownColor, peopleColors } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { Room } from './Room.ts'

const ids = Array.from({ length: 100 }, (_, place) => `person ${place}`)
const withColor = (color: number) => ids.filter((id) => ownColor(id) === color)

function enter(room: Room, userId: string, id = userId): number | undefined {
  const member = { id, deckId: 1, userId, sid: id, send: () => {}, close: () => {} }
  room.join(member, { id, userId, name: userId, role: 'editor' })
  return room.people.find((person) => person.id === id)?.color
}

test('everybody has the color of their account, whoever came first', () => {
  const everybody = Array.from({ length: peopleColors }, (_, color) => withColor(color)[0] ?? '')
  const room = new Room()
  const entered = everybody.toReversed().map((userId) => enter(room, userId))

  expect(entered.toReversed()).toEqual(everybody.map(ownColor))
})

test('who finds their color taken has one that nobody has, in every window', () => {
  const [first = '', second = ''] = withColor(2)
  const room = new Room()
  expect(enter(room, first)).toBe(2)
  const color = enter(room, second)

  expect(color).not.toBe(2)
  expect(enter(room, second, 'another window')).toBe(color)
})

test('colors are shared evenly when there are not enough', () => {
  const room = new Room()
  for (const userId of ids.slice(0, peopleColors * 2)) enter(room, userId)

  const uses = new Map<number, readonly LivePerson[]>()
  for (const person of room.people) {
    uses.set(person.color, [...(uses.get(person.color) ?? []), person])
  }
  expect(Array.from(uses.values(), (people) => people.length)).toEqual(
    Array.from({ length: peopleColors }, () => 2),
  )
})

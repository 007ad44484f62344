import { randomUUID } from 'node:crypto'
import { type DeckRole, liveClose, type LivePerson, type Presence } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { describeError } from '../describeError.ts'
import { repeatEvery, type Repetition } from '../jobs/repeatHourly.ts'
import { changeOf } from './changeOf.ts'
import type { LiveBus } from './LiveBus.ts'
import { type Member, Room } from './Room.ts'

/** A save that has been committed. */
export interface SavedDeck {
  readonly id: number
  readonly from: number
  readonly version: number
  /** The slides before and after, read only if somebody is to be told. */
  readonly slides: () => { readonly before: readonly Slide[]; readonly after: readonly Slide[] }
}

/** What others are told of. */
export interface Announce {
  readonly saved: (deck: SavedDeck) => void
  readonly renamed: (deck: { readonly id: number; readonly title: string }) => void
  readonly commented: (deckId: number) => void
}

export interface LiveRoomsOptions {
  readonly bus: LiveBus
  readonly now: () => number
  /** Of these windows, those whose session still holds, and the role of each on its deck. */
  readonly rightsOf: (members: readonly Member[]) => Promise<ReadonlyMap<string, DeckRole>>
  readonly warn: (message: string) => void
}

/** A message between servers. */
type Notice =
  | { readonly kind: 'here'; readonly people: readonly LivePerson[] }
  | { readonly kind: 'who' }
  | { readonly kind: 'presence'; readonly id: string; readonly presence: Presence }
  | { readonly kind: 'saved'; readonly from: number; readonly version: number }
  | { readonly kind: 'renamed'; readonly title: string }
  | { readonly kind: 'commented' }

/** Something may have changed the rights of anybody on any deck. */
interface RightsNotice {
  readonly kind: 'rights'
}

type Envelope = { readonly server: string } & (
  | ({ readonly deckId: number } & Notice)
  | RightsNotice
)

/** How often servers tell who is with them, and rights are read again, in milliseconds. */
export const beatMs = 15_000
const silenceMs = 3 * beatMs
/** Changes of rights follow each other: they are read once for all within this time. */
const rightsDelayMs = 200

/** The decks that are open on this server. */
export class LiveRooms implements Announce {
  readonly #options: LiveRoomsOptions
  readonly #server = randomUUID()
  readonly #rooms = new Map<number, Room>()
  readonly #beating: Repetition
  #checking: NodeJS.Timeout | undefined

  constructor(options: LiveRoomsOptions) {
    this.#options = options
    options.bus.subscribe((message) => this.#hear(message))
    this.#beating = repeatEvery(
      beatMs,
      () => this.#beat(),
      (error) => options.warn(`Live rooms: ${describeError(error)}`),
    )
  }

  join(member: Member, person: Omit<LivePerson, 'color'>): void {
    const known = this.#rooms.get(member.deckId)
    const room = known ?? new Room()
    this.#rooms.set(member.deckId, room)
    room.join(member, person)
    if (!known) this.#publish(member.deckId, { kind: 'who' })
    this.#publishHere(member.deckId, room)
  }

  leave({ id, deckId }: Pick<Member, 'id' | 'deckId'>): void {
    const room = this.#rooms.get(deckId)
    if (!room?.leave(id)) return
    this.#publishHere(deckId, room)
    if (room.isEmpty) this.#rooms.delete(deckId)
  }

  /** The IDs of those who have a deck open, on this server and on others. */
  whoIsHere(deckId: number): ReadonlySet<string> {
    return new Set(this.#rooms.get(deckId)?.people.map(({ userId }) => userId))
  }

  move({ id, deckId }: Pick<Member, 'id' | 'deckId'>, presence: Presence): void {
    this.#rooms.get(deckId)?.move(id, presence)
    this.#publish(deckId, { kind: 'presence', id, presence })
  }

  saved({ id, from, version, slides }: SavedDeck): void {
    const room = this.#rooms.get(id)
    if (room) {
      // A single window is the one that saved, as a rule: no need to find out what changed.
      const change = room.members.length > 1 ? changeOf(slides()) : undefined
      room.tellSaved({ type: 'saved', from, version, ...(change && { change }) })
    }
    this.#publish(id, { kind: 'saved', from, version })
  }

  renamed({ id, title }: { readonly id: number; readonly title: string }): void {
    this.#rooms.get(id)?.tell({ type: 'renamed', title })
    this.#publish(id, { kind: 'renamed', title })
  }

  commented(deckId: number): void {
    this.#rooms.get(deckId)?.tellCommented()
    this.#publish(deckId, { kind: 'commented' })
  }

  /** Reads everybody's rights again soon, on every server: something may have changed them. */
  recheck(): void {
    if (this.#checking) return
    this.#send({ server: this.#server, kind: 'rights' })
    this.#recheckHere()
  }

  async close(): Promise<void> {
    clearTimeout(this.#checking)
    await this.#beating.stop()
    for (const [deckId, room] of this.#rooms) {
      for (const { id, close } of room.members) {
        room.leave(id)
        close(1012, 'restart')
      }
      this.#publishHere(deckId, room)
    }
    this.#rooms.clear()
    await this.#options.bus.close()
  }

  async #beat() {
    const since = this.#options.now() - silenceMs
    for (const [deckId, room] of this.#rooms) {
      this.#publishHere(deckId, room)
      room.forgetSilent(since)
    }
    await this.#checkRights()
  }

  async #checkRights() {
    const members = [...this.#rooms.values()].flatMap((room) => room.members)
    if (members.length === 0) return
    const rights = await this.#options.rightsOf(members)
    for (const member of members) {
      const role = rights.get(member.id)
      if (role) this.#rooms.get(member.deckId)?.setRole(member.id, role)
      else this.#turnOut(member)
    }
  }

  #recheckHere() {
    this.#checking ??= setTimeout(() => {
      this.#checking = undefined
      this.#checkRights().catch((error: unknown) => {
        this.#options.warn(`Live rooms: ${describeError(error)}`)
      })
    }, rightsDelayMs).unref()
  }

  #turnOut(member: Member) {
    this.leave(member)
    member.close(liveClose.noAccess, 'no access')
  }

  #publishHere(deckId: number, room: Room) {
    this.#publish(deckId, { kind: 'here', people: room.here })
  }

  #publish(deckId: number, notice: Notice) {
    this.#send({ server: this.#server, deckId, ...notice })
  }

  #send(envelope: Envelope) {
    this.#options.bus.publish(JSON.stringify(envelope))
  }

  #hear(message: string) {
    const notice: Envelope = JSON.parse(message)
    if (notice.kind === 'rights') return this.#recheckHere()
    const room = this.#rooms.get(notice.deckId)
    if (!room) return undefined
    switch (notice.kind) {
      case 'here':
        return room.hear(notice.server, notice.people, this.#options.now())
      case 'who':
        return this.#publishHere(notice.deckId, room)
      case 'presence':
        return room.hearPresence(notice.server, notice.id, notice.presence)
      case 'saved':
        return room.tellSaved({ type: 'saved', from: notice.from, version: notice.version })
      case 'commented':
        return room.tellCommented()
      case 'renamed':
        return room.tell({ type: 'renamed', title: notice.title })
    }
  }
}

import { randomUUID } from 'node:crypto'
import {
  type DeckRole,
  liveClose,
  type LiveMessage,
  type LivePerson,
  type Presence,
} from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { describeError } from '../describeError.ts'
import { repeatEvery, type Repetition } from '../jobs/repeatHourly.ts'
import { changeOf } from './changeOf.ts'
import type { Envelope, Notice } from './envelope.ts'
import type { LiveBus } from './LiveBus.ts'
import { MovePace } from './MovePace.ts'
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
  readonly asked: (deckId: number) => void
}

/** What windows may, by their IDs: those without access are in neither. */
export interface Rights {
  /** Of those whose session holds, the role on the deck. */
  readonly roles: ReadonlyMap<string, DeckRole>
  /** Those whose session has ended. */
  readonly signedOut: ReadonlySet<string>
}

/** How many windows there may be. */
export interface LiveLimits {
  /** Of a person on a deck, on all servers. */
  readonly ofPersonOnDeck: number
  /** Of a person on this server. */
  readonly ofPerson: number
  readonly ofServer: number
}

export interface LiveRoomsOptions {
  readonly bus: LiveBus
  readonly limits: LiveLimits
  readonly now: () => number
  readonly rightsOf: (members: readonly Member[]) => Promise<Rights>
  /** How long until the next role ends by itself, in milliseconds; undefined if none does. */
  readonly nextEndMs: () => Promise<number | undefined>
  readonly warn: (message: string) => void
}

type LiveMessageOf<Type> = Extract<LiveMessage, { readonly type: Type }>

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
  readonly #pace = new MovePace()
  readonly #beating: Repetition
  readonly #telling = new WeakMap<Room, Promise<void>>()
  #checking: NodeJS.Timeout | undefined
  #ending: NodeJS.Timeout | undefined
  /** How often rights may have changed, and of which of these changes is known what they did. */
  #changes = 0
  #checked = 0

  constructor(options: LiveRoomsOptions) {
    this.#options = options
    options.bus.subscribe((message) => this.#hear(message))
    this.#beating = repeatEvery(
      beatMs,
      () => this.#beat(),
      (error) => options.warn(`Live rooms: ${describeError(error)}`),
    )
  }

  get isFull(): boolean {
    return this.#windows().length >= this.#options.limits.ofServer
  }

  /** Whether a person may open one more window of a deck. */
  hasPlaceFor({ deckId, userId }: Pick<Member, 'deckId' | 'userId'>): boolean {
    const { ofPersonOnDeck, ofPerson } = this.#options.limits
    const isTheirs = (window: { readonly userId: string }) => window.userId === userId
    const onDeck = this.#rooms.get(deckId)?.people.filter(isTheirs).length ?? 0
    return onDeck < ofPersonOnDeck && this.#windows().filter(isTheirs).length < ofPerson
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
    this.#pace.leave(id)
    if (!room?.leave(id)) return
    this.#publishHere(deckId, room)
    if (room.isEmpty) this.#rooms.delete(deckId)
  }

  /** The IDs of those who have a deck open, on this server and on others. */
  whoIsHere(deckId: number): ReadonlySet<string> {
    return new Set(this.#rooms.get(deckId)?.people.map(({ userId }) => userId))
  }

  move({ id, deckId }: Pick<Member, 'id' | 'deckId'>, presence: Presence): void {
    const room = this.#rooms.get(deckId)
    if (!room?.place(id, presence)) return
    this.#pace.move(id, room.people.length - 1, () => {
      const told = room.tellMove(id)
      if (told) this.#publish(deckId, { kind: 'presence', id, presence: told })
    })
  }

  saved({ id, from, version, slides }: SavedDeck): void {
    const room = this.#rooms.get(id)
    if (room) {
      // A single window is the one that saved, as a rule: no need to find out what changed.
      const change = room.members.length > 1 ? changeOf(slides()) : undefined
      const message = { type: 'saved', from, version, ...(change && { change }) } as const
      const before = this.#telling.get(room) ?? Promise.resolve()
      this.#telling.set(
        room,
        before.then(() => this.#tellSaved(room, message)),
      )
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

  asked(deckId: number): void {
    this.#rooms.get(deckId)?.tellAsked()
    this.#publish(deckId, { kind: 'asked' })
  }

  /** Reads everybody's rights again soon, on every server: something may have changed them. */
  recheck(): void {
    if (this.#checking) return
    this.#send({ server: this.#server, kind: 'rights' })
    this.#recheckHere()
  }

  async close(): Promise<void> {
    clearTimeout(this.#checking)
    clearTimeout(this.#ending)
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

  #windows(): readonly Member[] {
    return [...this.#rooms.values()].flatMap((room) => room.members)
  }

  async #beat() {
    const since = this.#options.now() - silenceMs
    for (const [deckId, room] of this.#rooms) {
      this.#publishHere(deckId, room)
      room.forgetSilent(since)
    }
    await this.#checkRights()
  }

  /** Slides go to nobody who may have lost the right to them: rights that may have changed are read before. */
  async #tellSaved(room: Room, { change, ...versions }: LiveMessageOf<'saved'>) {
    try {
      if (change && this.#checked !== this.#changes) await this.#applyRights(room.members)
      room.tellSaved({ ...versions, ...(change && { change }) })
    } catch (error) {
      this.#options.warn(`Live rooms: ${describeError(error)}`)
      room.tellSaved(versions)
    }
  }

  async #checkRights() {
    const members = this.#windows()
    const changes = this.#changes
    if (members.length > 0) {
      await this.#applyRights(members)
      await this.#awaitEnd()
    }
    this.#checked = changes
  }

  async #applyRights(members: readonly Member[]) {
    const { roles, signedOut } = await this.#options.rightsOf(members)
    for (const member of members) {
      const role = roles.get(member.id)
      if (role) this.#rooms.get(member.deckId)?.setRole(member.id, role)
      else this.#turnOut(member, signedOut.has(member.id) ? 'signedOut' : 'noAccess')
    }
  }

  /** Reads rights again when the next of them ends, if that is before they are read anyway. */
  async #awaitEnd() {
    const ms = await this.#options.nextEndMs()
    clearTimeout(this.#ending)
    if (ms === undefined || ms > beatMs) return
    this.#ending = setTimeout(() => this.#recheckHere(), ms).unref()
  }

  #recheckHere() {
    this.#changes += 1
    this.#checking ??= setTimeout(() => {
      this.#checking = undefined
      this.#checkRights().catch((error: unknown) => {
        this.#options.warn(`Live rooms: ${describeError(error)}`)
      })
    }, rightsDelayMs).unref()
  }

  #turnOut(member: Member, why: 'signedOut' | 'noAccess') {
    this.leave(member)
    member.close(liveClose[why], why === 'signedOut' ? 'signed out' : 'no access')
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
      case 'asked':
        return room.tellAsked()
      case 'renamed':
        return room.tell({ type: 'renamed', title: notice.title })
    }
  }
}

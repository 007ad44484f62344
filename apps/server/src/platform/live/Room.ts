import {
  type LiveMessage,
  type LivePerson,
  ownColor,
  peopleColors,
  type Presence,
} from '@deckloom/contract'
import { isEditor } from '../decks/deckSight.ts'

/** A window on this server that has the deck open. */
export interface Member {
  readonly id: string
  readonly deckId: number
  readonly userId: string
  /** The session that the window belongs to. */
  readonly sid: string
  readonly send: (text: string) => void
  readonly close: (code: number, reason: string) => void
}

/** Selected elements that others are shown: what is sent to everybody has to be short. */
const mostSelected = 40

interface Elsewhere {
  readonly people: readonly LivePerson[]
  readonly heardAt: number
}

/** Everybody who has one deck open, on this server and on others. */
export class Room {
  readonly #members = new Map<string, { readonly member: Member; person: LivePerson }>()
  readonly #elsewhere = new Map<string, Elsewhere>()

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  get members(): readonly Member[] {
    return Array.from(this.#members.values(), ({ member }) => member)
  }

  /** The people on this server. */
  get here(): readonly LivePerson[] {
    return Array.from(this.#members.values(), ({ person }) => person)
  }

  get people(): readonly LivePerson[] {
    return [...this.here, ...Array.from(this.#elsewhere.values(), ({ people }) => people).flat()]
  }

  join(member: Member, described: Omit<LivePerson, 'color'>): void {
    const others = this.people
    const person = { ...described, color: this.#colorFor(described.userId) }
    this.#members.set(member.id, { member, person })
    member.send(write({ type: 'welcome', you: person, people: others }))
    this.tell({ type: 'joined', person }, { except: member.id })
  }

  leave(id: string): boolean {
    if (!this.#members.delete(id)) return false
    this.tell({ type: 'left', id })
    return true
  }

  /** Keeps where somebody is, until the others are told; false if they are not here. */
  place(id: string, presence: Presence): boolean {
    const found = this.#members.get(id)
    if (!found) return false
    const { person } = found
    const elementIds = presence.elementIds.slice(0, mostSelected)
    const shown = isEditor(person) ? presence : asReader(presence)
    found.person = { ...person, presence: { ...shown, elementIds } }
    return true
  }

  /** Tells the others where somebody is, and returns it. */
  tellMove(id: string): Presence | undefined {
    const presence = this.#members.get(id)?.person.presence
    if (presence) this.tell({ type: 'presence', id, presence }, { except: id })
    return presence
  }

  /** Gives somebody another role, and tells the others by introducing them again. */
  setRole(id: string, role: LivePerson['role']): void {
    const found = this.#members.get(id)
    if (!found || found.person.role === role) return
    found.person = { ...found.person, role }
    found.member.send(write({ type: 'role', role }))
    this.tell({ type: 'joined', person: found.person }, { except: id })
  }

  /** Takes the people of another server, and tells who came and went there. */
  hear(server: string, people: readonly LivePerson[], now: number): void {
    const before = this.#elsewhere.get(server)?.people ?? []
    this.#elsewhere.set(server, { people, heardAt: now })
    for (const gone of before) {
      if (!people.some(({ id }) => id === gone.id)) this.tell({ type: 'left', id: gone.id })
    }
    for (const person of people) {
      const known = before.find(({ id }) => id === person.id)
      if (!known || known.role !== person.role) this.tell({ type: 'joined', person })
    }
  }

  /** Somebody on another server did something. */
  hearPresence(server: string, id: string, presence: Presence): void {
    const heard = this.#elsewhere.get(server)
    if (!heard?.people.some((person) => person.id === id)) return
    const people = heard.people.map((one) => (one.id === id ? { ...one, presence } : one))
    this.#elsewhere.set(server, { ...heard, people })
    this.tell({ type: 'presence', id, presence })
  }

  /** Forgets servers that have been silent since a moment, in milliseconds. */
  forgetSilent(since: number): void {
    for (const [server, { heardAt }] of this.#elsewhere) {
      if (heardAt >= since) continue
      this.hear(server, [], heardAt)
      this.#elsewhere.delete(server)
    }
  }

  tell(message: LiveMessage, { except }: { readonly except?: string } = {}): void {
    const text = write(message)
    for (const [id, { member }] of this.#members) if (id !== except) member.send(text)
  }

  /** Tells of a save: what it changed only to those who may edit. */
  tellSaved({ change, ...versions }: Extract<LiveMessage, { readonly type: 'saved' }>): void {
    const whole = write({ ...versions, ...(change && { change }) })
    const bare = write(versions)
    for (const { member, person } of this.#members.values()) {
      member.send(isEditor(person) ? whole : bare)
    }
  }

  /** Tells of comments, which viewers do not see. */
  tellCommented(): void {
    this.#tellThose(({ role }) => role !== 'viewer', { type: 'commented' })
  }

  /** Tells the owner, who answers them, of requests for access. */
  tellAsked(): void {
    this.#tellThose(({ role }) => role === 'owner', { type: 'asked' })
  }

  #tellThose(isTold: (person: LivePerson) => boolean, message: LiveMessage): void {
    const text = write(message)
    for (const { member, person } of this.#members.values()) if (isTold(person)) member.send(text)
  }

  /**
   * The color of the person's other window, else a least used one: the account's own, which it has in
   * comments, if that is one of them.
   */
  #colorFor(userId: string): number {
    const { people } = this
    const other = people.find((person) => person.userId === userId)
    if (other) return other.color
    const uses = Array.from(
      { length: peopleColors },
      (_, color) => people.filter((person) => person.color === color).length,
    )
    const own = ownColor(userId)
    const least = Math.min(...uses)
    return uses[own] === least ? own : uses.indexOf(least)
  }
}

/** Who may not edit does not, whatever their window says. */
function asReader({ words: _words, ...presence }: Presence): Presence {
  return { ...presence, isEditing: false }
}

function write(message: LiveMessage): string {
  return JSON.stringify(message)
}

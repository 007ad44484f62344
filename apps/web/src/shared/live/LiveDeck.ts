import {
  type DeckRole,
  liveClose,
  type LiveMessage,
  type LivePerson,
  moveIntervalMs,
  type Presence,
} from '@deckloom/contract'
import { type Clock, type DeckChange, sameJson } from '@deckloom/editor'
import { LiveChannel, type LiveChannelPorts } from './LiveChannel.ts'

export interface LiveDeckPorts {
  readonly open: LiveChannelPorts['open']
  readonly clock: Clock
  readonly random: () => number
  /** Somebody saved the deck; without a change, it has to be fetched. */
  readonly onSaved: (saved: Pick<DeckChange, 'from' | 'version'> & Partial<DeckChange>) => void
  readonly onVersion: (version: number) => void
  readonly onRenamed: (title: string) => void
  readonly onCommented: () => void
  /** Somebody asked the owner, this person, for access. */
  readonly onAsked: () => void
  readonly onRole: (role: DeckRole) => void
  /** The person may no longer see the deck, or has signed out. */
  readonly onNoAccess: () => void
  /** The person has too many windows open for this one to be connected; it is tried again rarely. */
  readonly onTooManyWindows: () => void
  /** Somebody is there, of whom nothing was known: at the beginning also this person. */
  readonly onPeople: (people: readonly LivePerson[]) => void
  /** Whether others have the deck open, whenever that changes. */
  readonly onCompany: (isShared: boolean) => void
}

const nobody: readonly LivePerson[] = []

/** Who has the deck open, and what they do. Nothing is sent while nobody else is there. */
export class LiveDeck {
  readonly #ports: LiveDeckPorts
  readonly #channel: LiveChannel
  readonly #listeners = new Set<() => void>()
  #others = nobody
  #presence: Presence | undefined
  #said: Presence | undefined
  #cancelSaying: (() => void) | undefined
  #saidTooMany = false

  constructor(ports: LiveDeckPorts) {
    this.#ports = ports
    this.#channel = new LiveChannel({
      open: ports.open,
      clock: ports.clock,
      random: ports.random,
      onMessage: (message) => this.#take(message),
      onLost: (code) => {
        this.#show(nobody)
        if (code === liveClose.noAccess) ports.onNoAccess()
        if (code === liveClose.tooManyWindows) this.#sayTooMany()
      },
    })
  }

  /** The other windows that have the deck open. The same array until something about them changes. */
  get others(): readonly LivePerson[] {
    return this.#others
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells the others where this person is; of many calls in a short time, only the last is sent. */
  say(presence: Presence): void {
    if (sameJson(presence, this.#presence)) return
    this.#presence = presence
    this.#sayLater()
  }

  retry(): void {
    this.#channel.retry()
  }

  close(): void {
    this.#cancelSaying?.()
    this.#channel.close()
  }

  #take(message: LiveMessage) {
    switch (message.type) {
      case 'welcome':
        this.#said = undefined
        this.#saidTooMany = false
        this.#ports.onPeople([message.you, ...message.people])
        return this.#show(message.people)
      case 'joined':
        this.#said = undefined
        this.#ports.onPeople([message.person])
        return this.#show([...this.#without(message.person.id), message.person])
      case 'left':
        return this.#show(this.#without(message.id))
      case 'presence':
        return this.#show(
          this.#others.map((one) =>
            one.id === message.id ? { ...one, presence: message.presence } : one,
          ),
        )
      case 'saved': {
        const { from, version, change } = message
        return this.#ports.onSaved({ from, version, ...change })
      }
      case 'version':
        return this.#ports.onVersion(message.version)
      case 'renamed':
        return this.#ports.onRenamed(message.title)
      case 'commented':
        return this.#ports.onCommented()
      case 'asked':
        return this.#ports.onAsked()
      case 'role':
        return this.#ports.onRole(message.role)
    }
  }

  /** Once for all attempts until one works. */
  #sayTooMany() {
    if (!this.#saidTooMany) this.#ports.onTooManyWindows()
    this.#saidTooMany = true
  }

  #without(id: string): readonly LivePerson[] {
    return this.#others.filter((one) => one.id !== id)
  }

  #show(others: readonly LivePerson[]) {
    const wasShared = this.#others.length > 0
    this.#others = others
    for (const listener of this.#listeners) listener()
    const isShared = others.length > 0
    if (isShared !== wasShared) this.#ports.onCompany(isShared)
    this.#sayLater()
  }

  #sayLater() {
    const wait = moveIntervalMs(this.#others.length)
    this.#cancelSaying ??= this.#ports.clock.after(wait, () => {
      this.#cancelSaying = undefined
      const presence = this.#presence
      if (!presence || this.#others.length === 0 || presence === this.#said) return
      this.#said = presence
      this.#channel.send({ type: 'presence', presence })
    })
  }
}

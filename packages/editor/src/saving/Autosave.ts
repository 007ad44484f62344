import type { Slide } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { DraftKeeper } from './DraftKeeper.ts'
import { Acknowledged, type StoredVersion } from './Acknowledged.ts'
import type { Merged } from './mergeSlides.ts'
import { changeKind } from './changeKind.ts'
import type {
  ChangeKind,
  Clock,
  DeckChange,
  DraftStore,
  Pull,
  Send,
  Sending,
  SendResult,
} from './ports.ts'
import { SaveTimer } from './SaveTimer.ts'
import { withChange } from './withChange.ts'

/** `saved` is shown only once the server has acknowledged everything on the screen. */
export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string; readonly change: ChangeKind }

export interface AutosavePorts {
  /** Returns the current slides. */
  readonly read: () => readonly Slide[]
  /** Puts in what is still being typed, before slides are saved or merged. */
  readonly writeOpenTexts: () => void
  readonly send: Send
  readonly pull: Pull
  readonly drafts: DraftStore
  readonly clock: Clock
  readonly random: () => number
  /** The deck was changed elsewhere; `slides` contain the edits of both sides and are sent next. */
  readonly onMerged: (merged: Merged, source: MergeSource) => void
}

/** Whether others' edits arrived while they were made, or stopped a save that did not know them. */
export type MergeSource = 'live' | 'conflict'

/**
 * Saves edits to the server: debounced, one request at a time, always with the latest slides. Edits are kept on the
 * device until acknowledged. Failed saves are retried with backoff unless the server refuses them for good.
 */
export class Autosave {
  readonly #ports: AutosavePorts
  readonly #drafts: DraftKeeper
  readonly #listeners = new Set<() => void>()
  readonly #acknowledged: Acknowledged
  #state: SaveState = { kind: 'saved' }
  #dirty = false
  /** Whether something has been typed that `writeOpenTexts` has not put in yet. */
  #isTyping = false
  /** A save that may have been made, until its answer is known. */
  #pending: Sending | undefined
  #sentBefore: readonly Slide[]
  /** The latest version that was heard of while a save was pending. */
  #announced = 0
  readonly #timer: SaveTimer
  #cancelPull: (() => void) | undefined
  #queue: Promise<void> = Promise.resolve()
  #closed = false

  /** `sentBefore` are slides that an earlier page sent without an answer: they may still arrive. */
  constructor(ports: AutosavePorts, stored: StoredVersion, sentBefore: readonly Slide[] = []) {
    this.#sentBefore = sentBefore
    this.#ports = ports
    this.#drafts = new DraftKeeper(ports.drafts)
    this.#acknowledged = new Acknowledged(stored)
    this.#timer = new SaveTimer({ ...ports, onDue: () => this.#sendNow() })
  }

  get state(): SaveState {
    return this.#state
  }

  /** Whether unsaved edits would survive a page reload. */
  get keepsDrafts(): boolean {
    return this.#drafts.works
  }

  get version(): number {
    return this.#acknowledged.version
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Records an edit and schedules a save. */
  touch(): void {
    this.#dirty = true
    void this.#keepDraft()
    if (this.#state.kind !== 'saving' && this.#state.kind !== 'offline') {
      this.#show({ kind: 'unsaved' })
    }
    this.#timer.setForEdit()
  }

  /** Something was typed that `writeOpenTexts` puts in: from now on, not everything is saved. */
  expectEdit(): void {
    this.#isTyping = true
    if (this.#state.kind === 'saved') this.#show({ kind: 'unsaved' })
    if (!this.#timer.isSet) this.#timer.setForEdit()
  }

  /** Sets whether others have the deck open, who see each edit once it is saved. */
  share(isShared: boolean): void {
    this.#timer.share(isShared)
  }

  /** Merges a save of somebody else, in turn with the own ones. */
  receive(change: DeckChange): void {
    this.#queue = this.#queue.then(() => this.#take(change))
  }

  /** Fetches and merges what the server has, unless this window made that version itself. */
  catchUp(version: number): void {
    this.#queue = this.#queue.then(() => this.#pull(version))
  }

  /** Sends pending edits at once; resolves to true if everything is acknowledged. */
  async flush(): Promise<boolean> {
    if (this.#dirty || this.#isTyping) this.#sendNow()
    await this.#queue
    return this.#state.kind === 'saved'
  }

  /**
   * Runs another write to the same deck between two saves. `task` returns the resulting version of the deck, which is
   * adopted only if nobody else wrote in between, so that the next save detects who did.
   */
  async inTurn(task: () => Promise<number>): Promise<void> {
    const turn = this.#takeTurn(this.#queue, task)
    this.#queue = turn.catch(() => undefined)
    await turn
  }

  /** Stops all timers; unsaved edits stay on the device. */
  close(): void {
    this.#closed = true
    this.#timer.stop()
    this.#cancelPull?.()
  }

  async #take(change: DeckChange): Promise<void> {
    if (!(await this.#isBehind(change.version))) return undefined
    const { version, slides } = this.#acknowledged
    const present = change.from === version ? withChange(slides, change) : undefined
    if (!present) return this.#pull(change.version)
    return this.#follow({ version: change.version, slides: present })
  }

  async #pull(version: number): Promise<void> {
    if (!(await this.#isBehind(version))) return
    const result = await this.#ports.pull()
    if (result.kind === 'stale') {
      if (result.version > this.#acknowledged.version) await this.#follow(result)
    } else if (result.kind === 'unreachable' || (result.kind === 'refused' && result.tryAgain)) {
      this.#cancelPull?.()
      this.#cancelPull = this.#ports.clock.after(this.#timer.backoff(), () => this.catchUp(version))
    }
  }

  /** Returns whether a version is news, once it is known what became of the last save. */
  async #isBehind(version: number): Promise<boolean> {
    if (this.#closed || version <= this.#acknowledged.version) return false
    // Merged before, its own words would pass for somebody else's.
    if (this.#pending) await this.#sendAll()
    if (this.#pending) this.#announced = Math.max(version, this.#announced)
    return !this.#pending && version > this.#acknowledged.version
  }

  async #follow(server: StoredVersion): Promise<void> {
    this.#timer.forgetFailures()
    this.#rebase(server, 'live')
    if (this.#dirty) this.#timer.setForEdit()
    else await this.#finish()
  }

  async #takeTurn(before: Promise<void>, task: () => Promise<number>): Promise<void> {
    await before
    const version = await task()
    if (version !== this.#acknowledged.version + 1) return
    this.#acknowledged.setVersion(version)
  }

  #sendNow() {
    this.#timer.clear()
    this.#queue = this.#queue.then(() => this.#sendAll())
  }

  // One request after another, until nothing is left to send or the server cannot take it.
  async #sendAll(): Promise<void> {
    this.#takeTyped()
    let goOn = this.#dirty
    // What was typed was taken out again.
    if (!goOn && this.#state.kind === 'unsaved') await this.#finish()
    while (goOn) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time is the point
      goOn = await this.#sendOnce()
    }
  }

  // A save whose answer was lost is repeated as it was: the server knows whether it has made it.
  async #sendOnce(): Promise<boolean> {
    const isRepeated = this.#pending !== undefined
    const sending = this.#pending ?? this.#nextSending()
    this.#pending = sending
    this.#timer.begin()
    if (this.#state.kind !== 'conflict') this.#show({ kind: 'saving' })
    await this.#keepDraft()
    const result = await this.#ports.send(sending)
    if (result.kind === 'saved' && isRepeated) {
      this.#dirty = !sameJson(this.#ports.read(), sending.slides)
    }
    return this.#settle(result, sending)
  }

  #nextSending(): Sending {
    this.#takeTyped()
    const slides = this.#ports.read()
    const { version, slides: before } = this.#acknowledged
    this.#dirty = false
    return { slides, version, change: changeKind(before, slides) }
  }

  async #settle(result: SendResult, { slides, change }: Sending): Promise<boolean> {
    switch (result.kind) {
      case 'saved':
        this.#timer.forgetFailures()
        this.#pending = undefined
        this.#sentBefore = []
        this.#acknowledged.set({ version: result.version, slides })
        if (this.#announced > result.version) this.catchUp(this.#announced)
        return this.#finish()
      case 'stale':
        return this.#merge(result)
      case 'unreachable':
        this.#dirty = true
        this.#show({ kind: 'offline' })
        this.#timer.setForRetry()
        return false
      case 'refused':
        this.#dirty = true
        if (!result.tryAgain) this.#pending = undefined
        this.#show({ kind: 'failed', message: result.message, change })
        if (result.tryAgain) this.#timer.setForRetry()
        return false
    }
  }

  #takeTyped() {
    this.#isTyping = false
    this.#ports.writeOpenTexts()
  }

  async #finish(): Promise<boolean> {
    this.#takeTyped()
    if (this.#dirty) {
      await this.#keepDraft()
      // A later edit waits for its own debounce, unless that elapsed during the request.
      if (this.#timer.isSet) this.#show({ kind: 'unsaved' })
      return !this.#timer.isSet
    }
    await this.#drafts.clear()
    if (!this.#dirty && !this.#isTyping) this.#show({ kind: 'saved' })
    return false
  }

  async #merge(server: StoredVersion): Promise<boolean> {
    this.#show({ kind: 'conflict' })
    this.#rebase(server, 'conflict')
    return this.#dirty || this.#finish()
  }

  /** Bases the unsaved edits on what the server has now. */
  #rebase(server: StoredVersion, source: MergeSource) {
    this.#takeTyped()
    const local = this.#ports.read()
    const sent = [...this.#sentBefore, ...(this.#pending?.slides ?? [])]
    this.#sentBefore = []
    this.#pending = undefined
    const merged = this.#acknowledged.mergeWith(server, { local, sent })
    this.#ports.onMerged(merged, source)
    this.#dirty = !sameJson(merged.slides, server.slides)
  }

  #keepDraft(): Promise<void> {
    return this.#drafts.keep({
      version: this.#acknowledged.version,
      base: this.#acknowledged.slides,
      slides: this.#ports.read(),
      sent: [...this.#sentBefore, ...(this.#pending ? this.#changedIn(this.#pending) : [])],
      savedAt: this.#ports.clock.now(),
    })
  }

  #changedIn({ slides }: Sending): readonly Slide[] {
    const before = new Map(this.#acknowledged.slides.map((slide) => [slide.id, slide]))
    return slides.filter((slide) => !sameJson(before.get(slide.id), slide))
  }

  #show(state: SaveState) {
    if (state.kind === this.#state.kind && state.kind !== 'failed') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

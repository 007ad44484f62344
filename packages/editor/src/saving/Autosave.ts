import type { Slide } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import { DraftKeeper } from './DraftKeeper.ts'
import { type Merged, mergeSlides } from './mergeSlides.ts'
import { baseWithSent } from './baseWithSent.ts'
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
import { withChange } from './withChange.ts'

/** Slides of lost answers that are remembered; each is one of the last that were edited. */
const mostRemembered = 20

/** `saved` is shown only once the server has acknowledged everything on the screen. */
export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string; readonly change: ChangeKind }

export interface AutosavePorts {
  /** Returns the current slides. */
  readonly read: () => readonly Slide[]
  readonly send: Send
  readonly pull: Pull
  readonly drafts: DraftStore
  readonly clock: Clock
  /** From 0 to 1; spreads out the retries of many browsers. */
  readonly random: () => number
  /** The deck was changed elsewhere; `slides` contain the edits of both sides and are sent next. */
  readonly onMerged: (merged: Merged, source: MergeSource) => void
}

/** Whether others' edits arrived while they were made, or stopped a save that did not know them. */
export type MergeSource = 'live' | 'conflict'

export interface Acknowledged {
  readonly version: number
  readonly slides: readonly Slide[]
}

export const saveTimes = {
  debounceMs: 800,
  /** While others have the deck open: they are to see each word as it is written. */
  sharedDebounceMs: 150,
  firstRetryMs: 1_000,
  lastRetryMs: 30_000,
} as const

/**
 * Saves edits to the server: debounced, one request at a time, always with the latest slides. Edits are kept on the
 * device until acknowledged. Failed saves are retried with backoff unless the server refuses them for good.
 */
export class Autosave {
  readonly #ports: AutosavePorts
  readonly #drafts: DraftKeeper
  readonly #listeners = new Set<() => void>()
  #acknowledged: Acknowledged
  #state: SaveState = { kind: 'saved' }
  #dirty = false
  #failures = 0
  /** Slides of saves whose answers were lost. */
  #sent: readonly Slide[] = []
  #debounceMs: number = saveTimes.debounceMs
  #cancelTimer: (() => void) | undefined
  #queue: Promise<void> = Promise.resolve()
  #closed = false

  constructor(ports: AutosavePorts, acknowledged: Acknowledged) {
    this.#ports = ports
    this.#drafts = new DraftKeeper(ports.drafts)
    this.#acknowledged = acknowledged
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
    this.#sendAfter(this.#debounceMs)
  }

  /** Sets whether others have the deck open, who see each edit once it is saved. */
  share(isShared: boolean): void {
    this.#debounceMs = isShared ? saveTimes.sharedDebounceMs : saveTimes.debounceMs
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
    if (this.#dirty) this.#sendNow()
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
    this.#cancelTimer?.()
  }

  async #take(change: DeckChange): Promise<void> {
    const { version, slides } = this.#acknowledged
    if (this.#closed || change.version <= version) return
    const present = change.from === version ? withChange(slides, change) : undefined
    if (!present) return this.#pull(change.version)
    await this.#follow({ version: change.version, slides: present })
  }

  async #pull(version: number): Promise<void> {
    if (this.#closed || version <= this.#acknowledged.version) return
    const result = await this.#ports.pull()
    // Anything else is found out again by the next save or the next change.
    if (result.kind !== 'stale' || result.version <= this.#acknowledged.version) return
    await this.#follow(result)
  }

  async #follow(server: Acknowledged): Promise<void> {
    this.#rebase(server, 'live')
    if (this.#dirty) this.#sendAfter(this.#debounceMs)
    else await this.#finish()
  }

  async #takeTurn(before: Promise<void>, task: () => Promise<number>): Promise<void> {
    await before
    const version = await task()
    if (version !== this.#acknowledged.version + 1) return
    this.#acknowledged = { ...this.#acknowledged, version }
  }

  #sendAfter(milliseconds: number) {
    this.#cancelTimer?.()
    if (this.#closed) return
    this.#cancelTimer = this.#ports.clock.after(milliseconds, () => this.#sendNow())
  }

  #sendNow() {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    this.#queue = this.#queue.then(() => this.#sendAll())
  }

  // One request after another, until nothing is left to send or the server cannot take it.
  async #sendAll(): Promise<void> {
    let goOn = this.#dirty
    while (goOn) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time is the point
      goOn = await this.#sendOnce()
    }
  }

  async #sendOnce(): Promise<boolean> {
    const slides = this.#ports.read()
    this.#dirty = false
    if (this.#state.kind !== 'conflict') this.#show({ kind: 'saving' })
    this.#remember(slides)
    await this.#keepDraft(slides)
    const { version, slides: before } = this.#acknowledged
    const change = changeKind(before, slides)
    const result = await this.#ports.send({ slides, version, change })
    return this.#settle(result, { slides, change })
  }

  async #settle(
    result: SendResult,
    { slides, change }: Pick<Sending, 'slides' | 'change'>,
  ): Promise<boolean> {
    switch (result.kind) {
      case 'saved':
        this.#failures = 0
        this.#sent = []
        this.#acknowledged = { version: result.version, slides }
        return this.#finish()
      case 'stale':
        return this.#merge(result)
      case 'unreachable':
        this.#dirty = true
        this.#show({ kind: 'offline' })
        this.#sendAfter(this.#backoff())
        return false
      case 'refused':
        this.#dirty = true
        this.#show({ kind: 'failed', message: result.message, change })
        if (result.tryAgain) this.#sendAfter(this.#backoff())
        return false
    }
  }

  /** A save whose answer is lost may have reached the server all the same. */
  #remember(slides: readonly Slide[]) {
    const acknowledged = new Map(this.#acknowledged.slides.map((slide) => [slide.id, slide]))
    const changed = slides.filter((slide) => !sameJson(acknowledged.get(slide.id), slide))
    const added = changed.filter((slide) => !this.#sent.some((one) => sameJson(one, slide)))
    this.#sent = [...this.#sent, ...added].slice(-mostRemembered)
  }

  async #finish(): Promise<boolean> {
    if (this.#dirty) {
      await this.#keepDraft()
      // A later edit waits for its own debounce, unless that elapsed during the request.
      if (this.#cancelTimer) this.#show({ kind: 'unsaved' })
      return this.#cancelTimer === undefined
    }
    await this.#drafts.clear()
    if (!this.#dirty) this.#show({ kind: 'saved' })
    return false
  }

  async #merge(server: Acknowledged): Promise<boolean> {
    this.#show({ kind: 'conflict' })
    this.#rebase(server, 'conflict')
    return this.#dirty || this.#finish()
  }

  /** Bases the unsaved edits on what the server has now. */
  #rebase(server: Acknowledged, source: MergeSource) {
    const base = this.#acknowledged.slides
    const merged = mergeSlides({
      base: baseWithSent({ base, sent: this.#sent, server: server.slides }),
      local: this.#ports.read(),
      server: server.slides,
    })
    this.#sent = []
    this.#acknowledged = { version: server.version, slides: server.slides }
    this.#ports.onMerged(merged, source)
    this.#dirty = !sameJson(merged.slides, server.slides)
  }

  #keepDraft(slides = this.#ports.read()): Promise<void> {
    return this.#drafts.keep({
      version: this.#acknowledged.version,
      base: this.#acknowledged.slides,
      slides,
      sent: this.#sent,
      savedAt: this.#ports.clock.now(),
    })
  }

  #backoff(): number {
    const wait = Math.min(saveTimes.firstRetryMs * 2 ** this.#failures, saveTimes.lastRetryMs)
    this.#failures++
    return wait * (0.75 + this.#ports.random() / 2)
  }

  #show(state: SaveState) {
    if (state.kind === this.#state.kind && state.kind !== 'failed') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

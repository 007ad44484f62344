import {
  type Arrangement,
  type Box,
  deckLimits,
  type LayoutTemplate,
  newSlide,
  type Slide,
  type TextStyle,
  type ThemeChoice,
} from '@deckloom/deck'
import * as Y from 'yjs'
import { findElement } from '../edits/elements.ts'
import { withElementBox } from '../edits/slideBoxes.ts'
import { withDuplicate, withImageAlt, withoutElement, withTextBox } from '../edits/slideElements.ts'
import {
  type SlideColors,
  withArrangement,
  withColors,
  withLayout,
  withLookOf,
  withTheme,
} from '../edits/slideLook.ts'
import { starterSlide } from '../edits/starterSlide.ts'
import { withBullets, withElementText, withTitle } from '../edits/slideText.ts'
import { storableText } from '../edits/storableText.ts'
import { withWholeTextStyle } from '../edits/wholeText.ts'
import { copySlide } from './copySlide.ts'
import { type DocumentKey, DocumentSnapshots } from './DocumentSnapshots.ts'
import { type StackItem, StepStates } from './StepStates.ts'
import {
  type ItemMap,
  orderedIds,
  putSlides,
  readSlide,
  writeItems,
  writeOrder,
  writeSlide,
} from './slideMap.ts'

/** Origin of a change: undo only takes back the user's own changes. */
const own = Symbol('own')
const foreign = Symbol('foreign')

/** Edits of one gesture that are closer together than this are one step. */
const pauseMs = 500

export interface DeckDocumentOptions {
  readonly title: string
  readonly slides: readonly Slide[]
  /** Returns a fresh ID, such as a UUID, on each call. */
  readonly newId: () => string
}

/**
 * The deck being edited: a Yjs document behind named commands. Each command is one undo step. Reads return immutable
 * slides that stay identical until they change, so views can compare by reference.
 */
export class DeckDocument {
  readonly #doc = new Y.Doc()
  readonly #slides: ItemMap = this.#doc.getMap('slides')
  readonly #deck = this.#doc.getMap<string>('deck')
  readonly #snapshots: DocumentSnapshots
  readonly #history: Y.UndoManager
  readonly #recording: StepStates
  readonly #newId: () => string
  readonly #editListeners = new Set<() => void>()
  readonly #writers = new Set<() => void>()
  #mergeKey: string | undefined

  constructor({ title, slides, newId }: DeckDocumentOptions) {
    this.#newId = newId
    this.#doc.transact(() => {
      this.#deck.set('title', title)
      writeItems(this.#slides, slides, writeSlide)
    }, foreign)
    this.#snapshots = new DocumentSnapshots({ slides: this.#slides, deck: this.#deck })
    this.#history = new Y.UndoManager(this.#slides, {
      trackedOrigins: new Set([own]),
      captureTimeout: pauseMs,
      // Otherwise Yjs attributes a field that was removed and then set twice in one step to somebody else, and undo
      // skips it.
      ignoreRemoteMapChanges: true,
    })
    this.#recording = new StepStates({
      read: () => new Map(this.toSlides().map((slide) => [slide.id, slide])),
      restore: (wanted) => this.#doc.transact(() => putSlides(this.#slides, wanted), foreign),
      top: () => this.#history.undoStack.at(-1),
    })
    const publishHistory = () => this.#snapshots.publish('history')
    this.#history.on('stack-item-added', publishHistory)
    this.#history.on('stack-item-popped', publishHistory)
    this.#slides.observeDeep((_, { origin }) => {
      if (origin !== foreign) for (const listener of this.#editListeners) listener()
    })
  }

  get title(): string {
    return this.#deck.get('title') ?? ''
  }

  /** IDs of the slides, in order. The same array until the order changes. */
  get order(): readonly string[] {
    return this.#snapshots.order()
  }

  get canUndo(): boolean {
    return this.#history.canUndo()
  }

  get canRedo(): boolean {
    return this.#history.canRedo()
  }

  slide(id: string): Slide | undefined {
    return this.#snapshots.slide(id)
  }

  toSlides(): readonly Slide[] {
    return this.order.flatMap((id) => this.slide(id) ?? [])
  }

  /** Puts in what has been typed in open texts since they were last written. */
  writeOpenTexts(): void {
    for (const write of this.#writers) write()
  }

  /** Calls `write` before slides are saved or merged. */
  onBeforeSave(write: () => void): () => void {
    this.#writers.add(write)
    return () => this.#writers.delete(write)
  }

  /** Calls the listener when what the key names changes. */
  subscribe(key: DocumentKey, listener: () => void): () => void {
    return this.#snapshots.subscribe(key, listener)
  }

  /** Calls the listener on every change the user makes to the slides, including undo and redo. */
  onEdit(listener: () => void): () => void {
    this.#editListeners.add(listener)
    return () => this.#editListeners.delete(listener)
  }

  /** Renames the deck. Saved by a server call of its own, so undo does not revert it. */
  renameDeck(title: string): void {
    const storable = storableText(title, deckLimits.titleLength)
    this.#doc.transact(() => this.#deck.set('title', storable), foreign)
  }

  /** Adds a slide after the given one, or at the end, with that slide's look. Undefined if the deck is full. */
  addSlide(after?: string, layout?: LayoutTemplate): string | undefined {
    const [id, position] = [this.#newId(), this.#slides.size + 1]
    const slide = layout ? starterSlide({ id, position, layout }) : newSlide(id, position)
    const made = withLookOf(slide, this.slide(after ?? this.order.at(-1) ?? ''))
    return this.#insertAll([made], this.#placeAfter(after)) ? made.id : undefined
  }

  /**
   * Inserts copies after the last of the slides. Returns the IDs of the copies, or none if the deck has no room for all
   * of them.
   */
  duplicateSlides(ids: readonly string[]): readonly string[] {
    const copies = this.#picked(ids).map((slide) => copySlide(slide, this.#newId))
    const last = this.order.findLast((id) => ids.includes(id))
    if (!this.#insertAll(copies, this.#placeAfter(last))) return []
    return copies.map(({ id }) => id)
  }

  /**
   * Inserts slides from elsewhere, such as the clipboard, after one of this deck. Returns their new IDs, or none if the
   * deck has no room for all of them.
   */
  pasteSlides(slides: readonly Slide[], after: string): readonly string[] {
    const copies = slides.map((slide) => copySlide(slide, this.#newId))
    return this.#insertAll(copies, this.#placeAfter(after)) ? copies.map(({ id }) => id) : []
  }

  /** Replaces a slide with its parts; the first keeps its ID. Returns the second's ID; undefined in a full deck. */
  splitSlide(id: string, [first, ...rest]: readonly Slide[]): string | undefined {
    if (!first || this.order.length + rest.length > deckLimits.slides) return undefined
    const taken = new Set(this.order)
    const later = rest.map((part) => (taken.has(part.id) ? { ...part, id: this.#newId() } : part))
    this.batch(() => {
      this.edit(id, () => first)
      this.#insertAll(later, this.#placeAfter(id))
    })
    return later[0]?.id
  }

  /** Returns false and deletes nothing if no slide would be left: a deck keeps at least one. */
  deleteSlides(ids: readonly string[]): boolean {
    const gone = this.order.filter((id) => ids.includes(id))
    if (gone.length === 0 || gone.length === this.order.length) return false
    this.#change(() => {
      for (const id of gone) this.#slides.delete(id)
    })
    return true
  }

  /** Restores deleted slides at their 0-based positions. Returns false if the deck has no room for them. */
  putBack(slides: readonly (readonly [slide: Slide, place: number])[]): boolean {
    const missing = slides.filter(([{ id }]) => !this.#slides.has(id))
    if (this.order.length + missing.length > deckLimits.slides) return false
    this.batch(() => {
      for (const [slide, place] of missing) this.#insertAll([slide], place)
    })
    return true
  }

  /** Moves the slides together so that the first of them lands at `to`, a 0-based position in the order. */
  moveSlides(ids: readonly string[], to: number): void {
    const present = orderedIds(this.#slides)
    const moved = present.filter((id) => ids.includes(id))
    if (moved.length === 0) return
    const others = present.filter((id) => !ids.includes(id))
    const next = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...moved)
    if (next.every((id, index) => id === present[index])) return
    this.#change(() => writeOrder(this.#slides, next))
  }

  /** Replaces all slides, such as with an earlier version of the deck, in one step. */
  replaceSlides(slides: readonly Slide[]): void {
    if (slides.length > 0) this.#change(() => writeItems(this.#slides, slides, writeSlide))
  }

  setTitle(slideId: string, title: string): void {
    this.edit(slideId, (slide) => withTitle(slide, title))
  }

  setBullets(slideId: string, lines: readonly string[]): void {
    this.edit(slideId, (slide) => withBullets(slide, lines))
  }

  /** Consecutive steps with the same `gesture`, such as typing, are undone together. */
  setElementText(slideId: string, elementId: string, to: { text: string; gesture?: string }): void {
    this.edit(slideId, (slide) => withElementText(slide, elementId, to.text), to.gesture)
  }

  /** Moves or resizes an element. */
  placeElement(slideId: string, elementId: string, to: { box: Box; gesture?: string }): void {
    this.edit(slideId, (slide) => withElementBox(slide, elementId, to.box), to.gesture)
  }

  setTextStyle(slideId: string, elementId: string, style: TextStyle): void {
    this.edit(slideId, (slide) => withWholeTextStyle(slide, elementId, style))
  }

  /** `at` is the position, two numbers from 0 to 1. Returns the new element's ID; undefined if the slide is full. */
  addTextBox(slideId: string, at: readonly [number, number]): string | undefined {
    const id = this.#newId()
    this.edit(slideId, (slide) => withTextBox(slide, { id, at }))
    return this.#idIfOn(slideId, id)
  }

  /** Copies a text box, picture, chart, shape or icon. The title, the bullets and a table cannot be duplicated. */
  duplicateElement(slideId: string, elementId: string): string | undefined {
    const id = this.#newId()
    this.edit(slideId, (slide) => withDuplicate(slide, elementId, id))
    return this.#idIfOn(slideId, id)
  }

  /** Sets the text that describes the picture to people who cannot see it. */
  setImageAlt(slideId: string, elementId: string, to: { text: string; gesture?: string }): void {
    this.edit(slideId, (slide) => withImageAlt(slide, elementId, to.text), to.gesture)
  }

  deleteElement(slideId: string, elementId: string): void {
    this.edit(slideId, (slide) => withoutElement(slide, elementId))
  }

  setLayout(slideId: string, layout: LayoutTemplate): void {
    this.edit(slideId, (slide) => withLayout(slide, layout))
  }

  setArrangement(slideId: string, arrangement: Arrangement): void {
    this.edit(slideId, (slide) => withArrangement(slide, arrangement))
  }

  /** Applies to one slide, or to the whole deck. */
  setTheme(theme: ThemeChoice, slideId?: string): void {
    this.editSlides(slideId === undefined ? this.order : [slideId], (slide) =>
      withTheme(slide, theme),
    )
  }

  setColors(slideId: string, colors: SlideColors): void {
    this.edit(slideId, (slide) => withColors(slide, colors))
  }

  setNotes(slideId: string, to: { text: string; gesture?: string }): void {
    const notes = storableText(to.text, deckLimits.notesLength)
    this.edit(slideId, (slide) => ({ ...slide, notes }), to.gesture)
  }

  /** Applies any other edit to one slide, as one step. */
  edit(slideId: string, edit: (slide: Slide) => Slide, mergeKey?: string): void {
    const map = this.#slides.get(slideId)
    // Read again: within a batch, the snapshot predates the first command.
    if (map) this.#change(() => writeSlide(map, edit(readSlide(slideId, map))), mergeKey)
  }

  /** Applies an edit that goes on until its key is no longer used: one step, however long its pauses are. */
  editHeld(slideId: string, edit: (slide: Slide) => Slide, key: string): void {
    this.#history.captureTimeout = Infinity
    this.edit(slideId, edit, key)
    this.#history.captureTimeout = pauseMs
  }

  /** Takes back a held edit as if it had never been made, if it was the last thing done. */
  withdraw(key: string): void {
    if (this.#mergeKey !== key) return
    this.undo()
    this.#history.clear(false, true)
    this.#snapshots.publish('history')
  }

  /** Applies the same edit to several slides, as one step. */
  editSlides(slideIds: readonly string[], edit: (slide: Slide) => Slide): void {
    this.batch(() => {
      for (const id of slideIds) this.edit(id, edit)
    })
  }

  /** Makes everything `commands` does one undo step. */
  batch(commands: () => void): void {
    this.#change(commands)
  }

  /** Undoes the last step and returns the ID of the slide to show. What others did since stays. */
  undo(): string | undefined {
    const { undoStack, redoStack } = this.#history
    return this.#touchedBy(() => this.#step(undoStack, redoStack, () => this.#history.undo()))
  }

  redo(): string | undefined {
    const { undoStack, redoStack } = this.#history
    return this.#touchedBy(() => this.#step(redoStack, undoStack, () => this.#history.redo()))
  }

  /** Replaces the slides with ones from elsewhere, matched by ID. Not an edit by the user, so it cannot be undone. */
  reconcile(slides: readonly Slide[]): void {
    this.#doc.transact(() => writeItems(this.#slides, slides, writeSlide), foreign)
  }

  destroy(): void {
    this.#history.destroy()
    this.#doc.destroy()
  }

  #picked(ids: readonly string[]): readonly Slide[] {
    return this.toSlides().filter(({ id }) => ids.includes(id))
  }

  #placeAfter(id: string | undefined): number {
    const present = orderedIds(this.#slides)
    const place = id === undefined ? -1 : present.indexOf(id)
    return place === -1 ? present.length : place + 1
  }

  #insertAll(slides: readonly Slide[], place: number): boolean {
    const present = orderedIds(this.#slides)
    if (present.length + slides.length > deckLimits.slides) return false
    const ids = present.toSpliced(place, 0, ...slides.map(({ id }) => id))
    this.#change(() => {
      for (const slide of slides) {
        writeSlide(this.#slides.set(slide.id, new Y.Map<unknown>()), slide)
      }
      writeOrder(this.#slides, ids)
    })
    return true
  }

  // Unless told to stop, before and after, Yjs merges changes made within half a second into one step.
  #change(write: () => void, mergeKey?: string): void {
    if (mergeKey === undefined || mergeKey !== this.#mergeKey) this.#history.stopCapturing()
    this.#recording.record(() => this.#doc.transact(write, own))
    if (mergeKey === undefined) this.#history.stopCapturing()
    this.#mergeKey = mergeKey
  }

  #step(from: readonly StackItem[], to: readonly StackItem[], step: () => void): void {
    this.#recording.retrace({ from: from.at(-1), to: () => to.at(-1) }, step)
  }

  #idIfOn(slideId: string, elementId: string): string | undefined {
    const slide = this.slide(slideId)
    return slide && findElement(slide, elementId) ? elementId : undefined
  }

  #touchedBy(step: () => void): string | undefined {
    const before = new Map(this.order.map((id) => [id, this.slide(id)]))
    this.#mergeKey = undefined
    step()
    return this.order.find((id) => before.get(id) !== this.slide(id))
  }
}

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
import { type Gesture, History } from './History.ts'
import { type DocumentKey, type Slides, SlideStore } from './SlideStore.ts'

export interface DeckDocumentOptions {
  readonly title: string
  readonly slides: readonly Slide[]
  /** Returns a fresh ID, such as a UUID, on each call. */
  readonly newId: () => string
}

/**
 * The deck being edited, behind named commands. Each command is one undo step. Reads return immutable slides that stay
 * identical until they change, so views can compare by reference.
 */
export class DeckDocument {
  readonly #slides = new SlideStore()
  readonly #history = new History()
  readonly #newId: () => string
  readonly #editListeners = new Set<() => void>()
  readonly #writers = new Set<() => void>()
  readonly #typingListeners = new Set<() => void>()
  #title: string
  #isChanging = false

  constructor({ title, slides, newId }: DeckDocumentOptions) {
    this.#newId = newId
    this.#title = title
    this.#slides.putAll(slides)
  }

  get title(): string {
    return this.#title
  }

  /** IDs of the slides, in order. The same array until the order changes. */
  get order(): readonly string[] {
    return this.#slides.order
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  slide(id: string): Slide | undefined {
    return this.#slides.all.get(id)
  }

  toSlides(): readonly Slide[] {
    return [...this.#slides.all.values()]
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

  /** Says that an open text has words that `writeOpenTexts` would put in. */
  announceTyping(): void {
    for (const listener of this.#typingListeners) listener()
  }

  /** Calls the listener when something is typed that is not in the document yet. */
  onTyping(listener: () => void): () => void {
    this.#typingListeners.add(listener)
    return () => this.#typingListeners.delete(listener)
  }

  /** Calls the listener when what the key names changes. */
  subscribe(key: DocumentKey, listener: () => void): () => void {
    return this.#slides.subscribe(key, listener)
  }

  /** Calls the listener on every change the user makes to the slides, including undo and redo. */
  onEdit(listener: () => void): () => void {
    this.#editListeners.add(listener)
    return () => this.#editListeners.delete(listener)
  }

  /** Renames the deck. Saved by a server call of its own, so undo does not revert it. */
  renameDeck(title: string): void {
    this.#title = storableText(title, deckLimits.titleLength)
    this.#slides.publish('title')
  }

  /** Adds a slide after the given one, or at the end, with that slide's look. Undefined if the deck is full. */
  addSlide(after?: string, layout?: LayoutTemplate): string | undefined {
    const [id, position] = [this.#newId(), this.order.length + 1]
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
    this.replaceSlides(this.toSlides().filter(({ id }) => !ids.includes(id)))
    return true
  }

  /** Restores deleted slides at their 0-based positions. Returns false if the deck has no room for them. */
  putBack(slides: readonly (readonly [slide: Slide, place: number])[]): boolean {
    const missing = slides.filter(([{ id }]) => !this.#slides.all.has(id))
    if (this.order.length + missing.length > deckLimits.slides) return false
    this.batch(() => {
      for (const [slide, place] of missing) this.#insertAll([slide], place)
    })
    return true
  }

  /** Moves the slides together so that the first of them lands at `to`, a 0-based position in the order. */
  moveSlides(ids: readonly string[], to: number): void {
    const moved = this.#picked(ids)
    const others = this.toSlides().filter(({ id }) => !ids.includes(id))
    this.replaceSlides(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...moved))
  }

  /** Replaces all slides, such as with an earlier version of the deck, in one step. */
  replaceSlides(slides: readonly Slide[]): void {
    if (slides.length > 0) this.#change(() => this.#slides.putAll(slides))
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
  edit(slideId: string, edit: (slide: Slide) => Slide, gesture?: string): void {
    this.#edit(slideId, edit, gesture === undefined ? undefined : { key: gesture })
  }

  /** Applies an edit that goes on until its key is no longer used: one step, however long its pauses are. */
  editHeld(slideId: string, edit: (slide: Slide) => Slide, key: string): void {
    this.#edit(slideId, edit, { key, isHeld: true })
  }

  /** Takes back a held edit, if it was the last thing done: `redo` makes it again. Returns whether it was. */
  withdraw(key: string): boolean {
    if (!this.#history.endsWith(key)) return false
    this.undo()
    return true
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

  /**
   * Undoes the last step and returns the ID of the slide to show: the shown one, if it is among the changed slides. What
   * others did since stays.
   */
  undo(shown?: string): string | undefined {
    return this.#step(this.#history.undo(this.#slides.all), shown)
  }

  redo(shown?: string): string | undefined {
    return this.#step(this.#history.redo(this.#slides.all), shown)
  }

  /** Replaces the slides with ones from elsewhere, matched by ID. Not an edit by the user, so it cannot be undone. */
  reconcile(slides: readonly Slide[]): void {
    const before = this.#slides.all
    this.#slides.putAll(slides)
    this.#slides.publishSince(before)
  }

  #picked(ids: readonly string[]): readonly Slide[] {
    return this.toSlides().filter(({ id }) => ids.includes(id))
  }

  #placeAfter(id: string | undefined): number {
    const place = id === undefined ? -1 : this.order.indexOf(id)
    return place === -1 ? this.order.length : place + 1
  }

  #insertAll(slides: readonly Slide[], place: number): boolean {
    if (this.order.length + slides.length > deckLimits.slides) return false
    this.replaceSlides(this.toSlides().toSpliced(place, 0, ...slides))
    return true
  }

  #edit(slideId: string, edit: (slide: Slide) => Slide, gesture?: Gesture): void {
    const slide = this.slide(slideId)
    if (slide) this.#change(() => this.#slides.put(edit(slide)), gesture)
  }

  #change(write: () => void, gesture?: Gesture): void {
    // Commands run within others; only the outermost is a step.
    if (this.#isChanging) return write()
    const before = this.#slides.all
    this.#isChanging = true
    try {
      write()
    } finally {
      this.#isChanging = false
      const isStep = this.#history.record(before, this.#slides.all, gesture)
      this.#publishEdit(before)
      if (isStep) this.#slides.publish('history')
    }
  }

  #step(slides: Slides | undefined, shown?: string): string | undefined {
    if (!slides) return undefined
    const before = this.#slides.all
    this.#slides.putAll(slides.values())
    this.#publishEdit(before)
    this.#slides.publish('history')
    const changed = this.order.filter((id) => before.get(id) !== this.slide(id))
    return changed.find((id) => id === shown) ?? changed[0]
  }

  #publishEdit(before: Slides): void {
    if (!this.#slides.publishSince(before)) return
    for (const listener of this.#editListeners) listener()
  }

  #idIfOn(slideId: string, elementId: string): string | undefined {
    const slide = this.slide(slideId)
    return slide && findElement(slide, elementId) ? elementId : undefined
  }
}

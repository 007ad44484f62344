import { elementRichText, type RichLine, withRichText } from '../edits/richText.ts'
import { mergeRichLines } from '../saving/mergeLines.ts'
import type { Clock } from '../saving/ports.ts'
import type { DeckDocument } from './DeckDocument.ts'
import { sameJson } from './sameJson.ts'

/** The field in which a text is edited. */
export interface WrittenField {
  readonly lines: readonly RichLine[]
  /** Whether an input method is at work: the text must not change under it. */
  readonly isComposing: boolean
  adopt(lines: readonly RichLine[]): void
}

export interface WrittenLinesOptions {
  readonly deck: DeckDocument
  readonly slideId: string
  readonly elementId: string
  /** Names the edit: everything under one key is undone together. */
  readonly key: string
  readonly clock: Clock
  /** Whether others have the deck open, and see the words once they are in the document. */
  readonly isWatched: () => boolean
}

/** With the time that a draft takes to be stored, a crash loses less than 300 milliseconds of typing. */
const writeAfterMs = 200
const watchedWriteAfterMs = 60

/** Keeps a text that is being edited and the document the same, whoever changes which. */
export class WrittenLines {
  readonly #options: WrittenLinesOptions
  /** What of the document the field has: what was last read or written here. */
  #known: readonly RichLine[] | undefined
  /** What the field had then. */
  #written: readonly RichLine[] | undefined
  #cancel: (() => void) | undefined
  #stopListening: (() => void) | undefined
  #isOver = false

  constructor(options: WrittenLinesOptions) {
    this.#options = options
    this.#known = this.#stored()
    this.#written = this.#known
  }

  /** Writes the text a moment later, once for all keystrokes until then. */
  writeSoon(field: WrittenField): void {
    if (this.#isOver || this.#cancel || sameJson(field.lines, this.#written)) return
    const { deck, clock, isWatched } = this.#options
    this.#stopListening ??= deck.onBeforeSave(() => this.write(field))
    const wait = isWatched() ? watchedWriteAfterMs : writeAfterMs
    this.#cancel = clock.after(wait, () => this.write(field))
    deck.announceTyping()
  }

  write({ lines }: WrittenField): void {
    this.#wait()
    if (sameJson(lines, this.#written)) return
    const { deck, slideId, elementId, key } = this.#options
    const [base, theirs] = [this.#known, this.#stored()]
    this.#written = lines
    if (!base || !theirs || sameJson(theirs, base)) {
      deck.editHeld(slideId, (slide) => withRichText(slide, elementId, lines), key)
      this.#known = this.#stored()
      return
    }
    // Others wrote what the field may not show yet, as while an input method is at work.
    const { value } = mergeRichLines({ base, mine: lines, theirs })
    deck.editHeld(slideId, (slide) => withRichText(slide, elementId, value), key)
    this.#known = lines
  }

  /** Takes in what others did to the text since it was last read or written. */
  rebase(field: WrittenField): void {
    const [base, theirs] = [this.#known, this.#stored()]
    if (!base || !theirs || field.isComposing || sameJson(theirs, base)) return
    this.#known = theirs
    const { value } = mergeRichLines({ base, mine: field.lines, theirs })
    this.#written = theirs
    field.adopt(value)
    this.writeSoon(field)
  }

  /** Takes the edit back. Returns what puts it back, whatever was done since; undefined if there was no edit. */
  withdraw(field: WrittenField): (() => void) | undefined {
    this.write(field)
    this.stop()
    const { deck, slideId, elementId, key } = this.#options
    const mine = field.lines
    if (!deck.withdraw(key)) return undefined
    const base = this.#stored() ?? []
    return () => {
      const theirs = this.#stored()
      if (!theirs) return
      const { value } = mergeRichLines({ base, mine, theirs })
      deck.edit(slideId, (slide) => withRichText(slide, elementId, value))
    }
  }

  /** Writes nothing any more. */
  stop(): void {
    this.#isOver = true
    this.#stopListening?.()
    this.#wait()
  }

  #wait() {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #stored(): readonly RichLine[] | undefined {
    const { deck, slideId, elementId } = this.#options
    const slide = deck.slide(slideId)
    return slide && elementRichText(slide, elementId)?.lines
  }
}

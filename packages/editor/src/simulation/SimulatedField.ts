import type { WrittenField, WrittenLines } from '../document/WrittenLines.ts'
import type { RichLine } from '../edits/richText.ts'
import { commonEnds, textOfRuns } from '../edits/runLooks.ts'

/** An open text field with a caret, as the inline editor behaves. */
export class SimulatedField implements WrittenField {
  readonly isComposing = false
  readonly written: WrittenLines
  readonly slideId: string
  readonly hasLines: boolean
  #text: string
  #caret: number

  constructor(
    text: string,
    place: {
      readonly slideId: string
      readonly hasLines: boolean
      readonly caret: number
      readonly written: WrittenLines
    },
  ) {
    this.#text = text
    this.slideId = place.slideId
    this.hasLines = place.hasLines
    this.#caret = place.caret
    this.written = place.written
  }

  get text(): string {
    return this.#text
  }

  get lines(): readonly RichLine[] {
    return this.#text.split('\n').map((text) => ({ runs: text === '' ? [] : [{ text }] }))
  }

  type(text: string): void {
    this.#text = this.#text.slice(0, this.#caret) + text + this.#text.slice(this.#caret)
    this.#caret += text.length
    this.written.writeSoon(this)
  }

  moveCaret(to: number): void {
    this.#caret = Math.min(to, this.#text.length)
  }

  adopt(lines: readonly RichLine[]): void {
    const wanted = lines.map(({ runs }) => textOfRuns(runs)).join('\n')
    const { head, tail } = commonEnds(this.#text, wanted)
    const grown = wanted.length - this.#text.length
    if (this.#caret >= this.#text.length - tail) this.#caret += grown
    else if (this.#caret > head) this.#caret = wanted.length - tail
    this.#text = wanted
  }
}

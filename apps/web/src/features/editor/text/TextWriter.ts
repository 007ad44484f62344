import type { Box, Slide } from '@deckloom/deck'
import {
  elementTextMark,
  elementTexts,
  emptyLine,
  type PastedBlock,
  placedWords,
  type RichLine,
  type RichText,
  withoutMarkers,
  withRichText,
} from '@deckloom/editor'
import { elementBounds } from '@deckloom/scene'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import {
  currentTypesetter,
  requestFaces,
  type SlidePlace,
  subscribeToTypesetter,
} from '../../../shared/scene/typesetter.ts'
import { imageFileIn } from '../insert/pictures/imageFileIn.ts'
import { readContents, type ClipboardContents } from '../pasting/clipboardContents.ts'
import { loadPasting, readBlocks, readBlocksNow } from '../pasting/loadPasting.ts'
import { pastedLines } from '../pasting/pastedLines.ts'
import { wantsPlainText } from '../pasting/plainPaste.ts'
import { flowStyle } from './flowStyle.ts'
import { lineKeys } from './lineKeys.ts'
import { copiedWords, isCopiedHere } from './content/copiedWords.ts'
import { isCut } from './content/isCut.ts'
import { emptyLinePlugin } from './content/emptyLinePlugin.ts'
import { fittingSlice, keepsEmptyLines, listAttrs } from './content/fittingSlice.ts'
import { docOf, lineNode, linesOf, plainMarks, textsOf } from './content/richDoc.ts'
import { textKeys, type TextKeyActions } from './content/textCommands.ts'
import { textSchema } from './content/textSchema.ts'
import { readSelection } from './readSelection.ts'
import { lineAround, wordAround } from './content/wordAround.ts'
import { layAgain, textLayoutPlugin, type WrittenLayout } from './textLayout.ts'

export interface TextWriterOptions extends Pick<TextKeyActions, 'openLink'> {
  readonly host: HTMLElement
  /** Accessible name of the field. */
  readonly label: string
  readonly language: string
  readonly elementId: string
  readonly rich: RichText
  /** The slide in the document, and its position in the deck. */
  readonly around: () => { readonly slide: Slide; readonly place: SlidePlace }
  readonly save: (writer: TextWriter) => void
  readonly cancel: (writer: TextWriter) => void
  /** Puts a pasted picture on the slide: a text holds none. */
  readonly putPicture: (file: File) => void
  /** Called when text, style, selection or positions have changed. */
  readonly onUpdate: (writer: TextWriter) => void
}

/** The text of an element while it is edited: an editor whose lines are where the layout engine puts them. */
export class TextWriter {
  readonly #options: TextWriterOptions
  readonly #view: EditorView
  readonly #stopListening: () => void
  #layout: WrittenLayout | undefined
  #pasting: Promise<void> | undefined

  constructor(options: TextWriterOptions) {
    this.#options = options
    const { host, rich } = options
    const doc = docOf(rich)
    const plain = plainMarks(rich.emphasis)
    this.#view = new EditorView(host, {
      state: EditorState.create({
        doc,
        selection: TextSelection.create(doc, 1, doc.content.size - 1),
        storedMarks: doc.textContent === '' ? plain : null,
        plugins: [
          history(),
          keymap(
            textKeys({
              kind: rich.kind,
              openLink: options.openLink,
              sizes: () => this.#layout?.sizes,
              save: () => options.save(this),
              cancel: () => options.cancel(this),
            }),
          ),
          keymap(lineKeys(() => this.#layout?.words.lines)),
          emptyLinePlugin(plain),
          textLayoutPlugin((written) => this.#layOut(written)),
        ],
      }),
      attributes: () => this.#attributes(),
      handleKeyDown: (view) => {
        readSelection(view)
        return false
      },
      ...copiedWords(rich.kind),
      transformPastedText: withoutMarkers,
      transformPasted: (slice) => fittingSlice(slice, rich.kind),
      handlePaste: (_, event, slice) => this.#pastes(event, slice),
      dispatchTransaction: (tr) => {
        this.#view.updateState(this.#view.state.apply(tr))
        options.onUpdate(this)
      },
    })
    this.#stopListening = subscribeToTypesetter(() => this.layAgain())
    void loadPasting().catch(() => undefined) // Shows when somebody pastes.
    options.onUpdate(this)
  }

  /** Whether an input method is at work: the text must not change under it. */
  get isComposing(): boolean {
    return this.#view.composing
  }

  /** Shows other lines, such as after a merge; the caret stays with the words around it. */
  adopt(lines: readonly RichLine[]): void {
    readSelection(this.#view)
    const { state } = this.#view
    const wanted = docOf({ ...this.#options.rich, lines })
    const from = state.doc.content.findDiffStart(wanted.content)
    const ends = state.doc.content.findDiffEnd(wanted.content)
    if (from === null || !ends) return
    // Repeated letters can make the common end reach back over the common beginning.
    const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
    const changed = wanted.slice(from, ends.b + overlap)
    const tr = state.tr.replace(from, ends.a + overlap, changed)
    this.#view.dispatch(tr.setMeta('addToHistory', false))
  }

  /** Resolves once what was pasted is in the text; undefined if nothing is on its way. */
  get pasting(): Promise<void> | undefined {
    return this.#pasting
  }

  get layout(): WrittenLayout | undefined {
    return this.#layout
  }

  /** Whether the text is longer than a deck may hold. */
  get isCut(): boolean {
    const { state } = this.#view
    if (!this.#layout) return false
    return isCut(
      textsOf(state.doc),
      elementTexts(this.#layout.slide, this.#options.elementId) ?? [],
    )
  }

  get lines(): readonly RichLine[] {
    return linesOf(this.#view.state.doc, this.#options.rich.emphasis)
  }

  get state(): EditorState {
    return this.#view.state
  }

  run(command: Command): void {
    command(this.#view.state, this.#view.dispatch, this.#view)
  }

  get kind(): RichText['kind'] {
    return this.#options.rich.kind
  }

  contains(node: globalThis.Node): boolean {
    return this.#view.dom.contains(node)
  }

  /** Replaces the selection with text. */
  type(text: string): void {
    if (text.includes('\n')) this.#view.pasteText(text)
    else if (text !== '') this.#view.dispatch(this.#view.state.tr.insertText(text))
  }

  goToEnd(): void {
    const { tr, doc } = this.#view.state
    this.#view.dispatch(tr.setSelection(TextSelection.atEnd(doc)))
  }

  /** Selects what is at a point, in CSS pixels of the window; between words, puts the caret there. */
  selectAt(point: { readonly left: number; readonly top: number }, what: 'word' | 'line'): void {
    if (this.#view.isDestroyed) return
    const at = this.#view.posAtCoords(point)?.pos
    if (at === undefined) return
    const { doc, tr } = this.#view.state
    const $at = doc.resolve(at)
    const around = what === 'line' ? lineAround($at) : wordAround($at, this.#options.language)
    this.#view.dispatch(tr.setSelection(TextSelection.create(doc, around.from, around.to)))
  }

  focus(): void {
    this.#view.focus()
  }

  /** Recomputes the text positions, for example when the slide around it has changed. */
  layAgain(): void {
    layAgain(this.#view)
  }

  destroy(): void {
    this.#stopListening()
    this.#view.destroy()
  }

  #layOut(doc: Node): WrittenLayout | undefined {
    const { elementId, rich, around } = this.#options
    const { slide, place } = around()
    const lines = linesOf(doc, rich.emphasis).map((line) => this.#withPlace(line, doc))
    const written = withRichText(slide, elementId, lines)
    const typesetter = currentTypesetter()
    if (!typesetter?.knows(written, place.deckTitle)) {
      requestFaces(written, place.deckTitle)
      return undefined
    }
    const scene = typesetter.sceneOf(written, place)
    const words = placedWords(scene, elementId, textsOf(doc))
    const mark = elementTextMark(scene, elementId)
    const box = boundsOf(elementId, elementBounds(scene)) ?? { x: 0, y: 0, width: 0, height: 0 }
    const flow = words.lines ? undefined : flowStyle(mark)
    const sizes = { nominal: mark?.fit.nominal ?? 0, drawn: mark?.fit.size ?? 0 }
    this.#layout = { slide: written, words, box, sizes, flow }
    return this.#layout
  }

  // Elsewhere, the layout would leave no place to type in an empty line.
  #withPlace(line: RichLine, doc: Node): RichLine {
    const isKept = keepsEmptyLines(this.#options.rich.kind) && doc.textContent !== ''
    return isKept || line.runs.length > 0 ? line : { ...line, runs: [{ text: emptyLine }] }
  }

  #attributes(): Record<string, string> {
    const { label, language } = this.#options
    return {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'true',
      lang: language,
      class: 'absolute inset-0 cursor-text outline-none [&_img]:inline! [&_u]:no-underline',
      style: this.#layout?.flow ?? 'white-space: pre',
    }
  }

  #pastes({ clipboardData: data }: ClipboardEvent, slice: Slice): boolean {
    if (!data || wantsPlainText()) return false
    const contents = readContents(data)
    const picture = contents.plain.trim() === '' ? imageFileIn(data) : undefined
    if (picture) {
      this.#options.putPicture(picture)
      return true
    }
    // Our own text comes with all its styles; a word or two needs no reading.
    if (isCopiedHere(contents.html)) {
      this.#putSlice(slice)
      return true
    }
    if (contents.html === '' && !/[\n\r*`[\]]/u.test(contents.plain)) return false
    const blocks = readBlocksNow(contents)
    if (blocks) this.#put(blocks)
    else this.#pasting = this.#pasteLater(contents)
    return true
  }

  async #pasteLater(contents: ClipboardContents): Promise<void> {
    // Offline, what reads other programs may not be there.
    const blocks = await readBlocks(contents).catch(() => undefined)
    this.#pasting = undefined
    if (this.#view.isDestroyed) return
    if (blocks) this.#put(blocks)
    else this.#view.pasteText(contents.plain)
  }

  #put(blocks: readonly PastedBlock[]): void {
    const { kind, emphasis } = this.#options.rich
    const lines = pastedLines(blocks, kind).map((line) => lineNode(line, emphasis))
    if (lines.length === 0) return
    this.#putSlice(fittingSlice(new Slice(Fragment.from(lines), 1, 1), kind))
  }

  #putSlice(slice: Slice): void {
    const { tr, selection } = this.#view.state
    const { $from } = selection
    tr.replaceSelection(slice)
    // What is pasted at the beginning of a line brings its list along; in place of everything, it does so by itself.
    const first = slice.content.firstChild
    const { line } = textSchema.nodes
    if ($from.parent.type === line && $from.parentOffset === 0 && first?.type === line) {
      tr.setNodeMarkup($from.before(), null, { ...$from.parent.attrs, ...listAttrs(first) })
    }
    this.#view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'))
  }
}

function boundsOf(elementId: string, all: ReturnType<typeof elementBounds>): Box | undefined {
  return all.find((bounds) => bounds.elementId === elementId)?.box
}

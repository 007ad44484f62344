import type { Slide } from '@deckloom/deck'
import { sameJson } from '@deckloom/editor'
import type { EditorState } from 'prosemirror-state'
import { drawnSize, storedSize } from './content/wordSize.ts'
import {
  clearFormat,
  indent,
  listedIn,
  setMark,
  toggleBaseline,
  toggleEmphasis,
  toggleList,
} from './content/textCommands.ts'
import { textLook } from './content/textLook.ts'
import type { TextWriter } from './TextWriter.ts'
import { currentWriting, setWriting, type TextFormat, type WrittenText } from './writing.ts'

/** Tells the panels around a text how its selected words look, and how to change that. */
export function publishWriting(writer: TextWriter, elementId: string, of: Slide): void {
  const { layout } = writer
  if (!layout) return
  const look = shownLook(writer)
  const words = {
    box: layout.box,
    look: { ...look, size: drawnSize(layout.sizes, look.size) },
    format: formatOf(writer),
  }
  setWriting({ elementId, of, as: layout.slide, words: stableText(words) })
}

// Most keystrokes change neither box nor style, so whatever shows them need not rerender.
function stableText(words: WrittenText): WrittenText {
  const before = currentWriting()?.words
  const { format, box, look } = words
  return before?.format === format && sameJson([before.box, before.look], [box, look])
    ? before
    : words
}

// Bullets of a slide that are not counted are bulleted.
function shownLook({ state, kind }: TextWriter) {
  const look = textLook(state)
  return kind === 'bullets' && look.list === undefined ? { ...look, list: 'bullet' as const } : look
}

function selectedWords({ doc, selection: { from, to } }: EditorState) {
  const quote = doc.textBetween(from, to, '\n', '\n')
  return { quote, offset: doc.textBetween(0, from, '\n', '\n').length }
}

const formats = new WeakMap<TextWriter, TextFormat>()

function formatOf(writer: TextWriter): TextFormat {
  const known = formats.get(writer)
  if (known) return known
  const format: TextFormat = {
    hasLists: writer.kind !== 'title',
    toggle: (mark) => writer.run(toggleEmphasis(mark)),
    toggleBaseline: (baseline) => writer.run(toggleBaseline(baseline)),
    setColor: (color) => writer.run(setMark('color', { color })),
    setHighlight: (color) =>
      writer.run(setMark('highlight', color === undefined ? null : { color })),
    setFont: (family) => writer.run(setMark('font', family === undefined ? null : { family })),
    setSize: (size) =>
      writer.run(setMark('size', { size: storedSize(writer.layout?.sizes, size) })),
    clear: () => writer.run(clearFormat),
    toggleList: (kind) => writer.run(toggleList(kind, writer.kind)),
    indent: (by) => writer.run(indent(by, listedIn(writer.kind))),
    run: (command) => writer.run(command),
    focus: () => writer.focus(),
    selectedWords: () => selectedWords(writer.state),
  }
  formats.set(writer, format)
  return format
}

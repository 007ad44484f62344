import { graphemesOf } from './graphemes.ts'
import { scriptOf, type ScriptName } from './scripts.ts'
import type { FaceId, FontBook } from './types.ts'

/** A range that HarfBuzz shapes in one call: one face, one script. */
export interface TextPiece {
  readonly start: number
  readonly end: number
  readonly face: FaceId
  /** Absent when no character has a script. */
  readonly script: ScriptName | undefined
}

interface FaceSpan {
  readonly start: number
  readonly end: number
  readonly face: FaceId
}

const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Words, lines and paragraphs cached per face, because fitting asks for the same ones at many sizes. */
const textsKept = 4_096
type Pieces = Map<string, readonly TextPiece[]>
const kept = new WeakMap<FontBook, Map<FaceId, Pieces>>()

/** Splits text of one direction into pieces, in logical order. */
export function itemize(book: FontBook, face: FaceId, text: string): readonly TextPiece[] {
  const texts = textsOf(book, face)
  const known = texts.get(text)
  if (known) return known
  const pieces = split(book, face, text)
  if (texts.size >= textsKept) texts.clear()
  texts.set(text, pieces)
  return pieces
}

function textsOf(book: FontBook, face: FaceId): Pieces {
  let faces = kept.get(book)
  if (!faces) {
    faces = new Map()
    kept.set(book, faces)
  }
  let texts = faces.get(face)
  if (!texts) {
    texts = new Map()
    faces.set(face, texts)
  }
  return texts
}

function split(book: FontBook, face: FaceId, text: string): readonly TextPiece[] {
  if (book.covers(face, text)) {
    if (!notLatin.test(text)) return [{ start: 0, end: text.length, face, script: 'Latin' }]
    return splitByScript(text, { start: 0, end: text.length, face })
  }
  return splitByFace(book, face, text).flatMap((span) => splitByScript(text, span))
}

/**
 * Splits text by the face that draws it: as in CSS, the first face in the chain that covers a
 * grapheme draws it. Graphemes that no face covers get spans of their own, so that the positions of
 * their neighbors do not depend on how a renderer handles a missing glyph.
 */
function splitByFace(book: FontBook, face: FaceId, text: string): readonly FaceSpan[] {
  const spans: FaceSpan[] = []
  let lastDrawer: FaceId | undefined
  for (const { segment, index } of graphemesOf(text)) {
    const drawer = book.drawerOf(face, segment)
    const last = spans.at(-1)
    const end = index + segment.length
    if (last && drawer === lastDrawer) spans[spans.length - 1] = { ...last, end }
    else spans.push({ start: index, end, face: drawer ?? face })
    lastDrawer = drawer
  }
  return spans
}

/**
 * Splits a span by script. Characters without a script join the text before them, or the text after them if there is
 * none. When a letter of another script follows, the characters that start its word join that script, so a word is
 * shaped the same in a line and on its own.
 */
function splitByScript(text: string, span: FaceSpan): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let start = span.start
  let script: ScriptName | undefined
  let lastLetterEnd = span.start
  let at = span.start
  for (const character of text.slice(span.start, span.end)) {
    const own = scriptOf(character)
    if (own !== undefined) {
      if (script !== undefined && own !== script) {
        const cut = lastLetterEnd + endOfWordBefore(text.slice(lastLetterEnd, at))
        pieces.push({ start, end: cut, face: span.face, script })
        start = cut
      }
      script = own
      lastLetterEnd = at + character.length
    }
    at += character.length
  }
  return [...pieces, { start, end: span.end, face: span.face, script }]
}

const startOfWord = /(?<=\s)\S*$|[\p{Ps}\p{Pi}]*$/u

/** Returns where the second word starts between letters of two scripts: after a space, or at an opening mark. */
function endOfWordBefore(between: string): number {
  return startOfWord.exec(between)?.index ?? between.length
}

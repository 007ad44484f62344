import { escapeXml, tag } from '../opc/xml.ts'
import { drawingNamespaces } from '../opc/namespaces.ts'

/** Identifies a comment in a file: comments of one author are numbered from 1 through all slides. */
export interface CommentKey {
  readonly authorId: number
  readonly idx: number
}

export interface WrittenComment extends CommentKey {
  readonly text: string
  readonly createdAt: Date
  /** In 576ths of an inch. */
  readonly place: { readonly x: number; readonly y: number }
  /** The comment that it answers. */
  readonly parent: CommentKey | undefined
}

export interface CommentAuthor {
  readonly id: number
  readonly name: string
  /** The number of their last comment. */
  readonly lastIdx: number
}

const root = { 'xmlns:p': drawingNamespaces['xmlns:p'] }

/** Writes `p:cmLst`: the comments on one slide. ISO/IEC 29500-1, 19.4. */
export function commentsPart(comments: readonly WrittenComment[]): string {
  return tag('p:cmLst', root, ...comments.map(commentMarkup))
}

/** Writes `p:cmAuthorLst`: who commented on the deck. */
export function commentAuthorsPart(authors: readonly CommentAuthor[]): string {
  return tag(
    'p:cmAuthorLst',
    root,
    ...authors.map(({ id, name, lastIdx }) =>
      tag('p:cmAuthor', { id, name, initials: initialsOf(name), lastIdx, clrIdx: id % colorCount }),
    ),
  )
}

/** PowerPoint has this many colors for authors. */
const colorCount = 10

function commentMarkup(comment: WrittenComment): string {
  const { authorId, idx, createdAt, place } = comment
  return tag(
    'p:cm',
    // Local time by definition; the time zone is an extension.
    { authorId, dt: createdAt.toISOString().replace('Z', ''), idx },
    tag('p:pos', place),
    tag('p:text', {}, escapeXml(comment.text)),
    threading(comment),
  )
}

/** Writes the time zone, which is UTC, and what it answers: extensions of PowerPoint 2013, [MS-PPTX] 2.2.6. */
function threading({ parent }: WrittenComment): string {
  const info = tag(
    'p15:threadingInfo',
    { 'xmlns:p15': 'http://schemas.microsoft.com/office/powerpoint/2012/main', timeZoneBias: 0 },
    parent ? tag('p15:parentCm', { authorId: parent.authorId, idx: parent.idx }) : '',
  )
  return tag('p:extLst', {}, tag('p:ext', { uri: '{C676402C-5697-4E1C-873F-D02D1690AC5C}' }, info))
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

import {
  linesHtml,
  noEmphasis,
  type RichLine,
  type RichText,
  runsHtml,
  textOfLines,
} from '@deckloom/editor'
import { DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { linesOf } from './richDoc.ts'
import { listOf, textSchema } from './textSchema.ts'

const mark = 'data-deckloom-text'

/** Whether a page is words that were copied from an open text here: others write slices of ProseMirror too. */
export function isCopiedHere(html: string): boolean {
  return html.includes(mark)
}

/** Returns how words leave an open text, copied or dragged: as a page with lists, and as text with markers. */
export function copiedWords(
  kind: RichText['kind'],
): Pick<EditorProps, 'transformCopied' | 'clipboardSerializer' | 'clipboardTextSerializer'> {
  return {
    transformCopied: (slice, view) => copiedSlice(slice, view, kind),
    clipboardSerializer: serializer,
    clipboardTextSerializer: ({ content }) => textOfLines(linesIn(content)),
  }
}

function copiedSlice({ content }: Slice, { state }: EditorView, kind: RichText['kind']): Slice {
  const lines = kind === 'bullets' ? content.content.map(asBullet) : content.content
  const [only, ...others] = lines
  const isWords = only && (listOf(only.attrs['list']) === null || isPartOfLine(only, state))
  // A few words are words, not a line of their own; the whole of an item is an item.
  if (others.length === 0 && isWords) return new Slice(only.content, 0, 0)
  return new Slice(Fragment.from(lines), 1, 1)
}

function asBullet(line: Node): Node {
  const list = listOf(line.attrs['list']) ?? 'bullet'
  return line.type.create({ ...line.attrs, list }, line.content)
}

function isPartOfLine(line: Node, { selection: { $from } }: EditorState): boolean {
  const { parent } = $from
  return parent.type === line.type && line.content.size < parent.content.size
}

function isInline({ firstChild }: Fragment): boolean {
  return firstChild?.isInline === true
}

function linesIn(content: Fragment): readonly RichLine[] {
  const { doc, line } = textSchema.nodes
  return linesOf(
    doc.create(null, isInline(content) ? line.create(null, content) : content),
    noEmphasis,
  )
}

/** Writes words as the elements of a slide are written, so that both are the same in other programs. */
class LinesSerializer extends DOMSerializer {
  override serializeFragment(
    content: Fragment,
    { document: page = document }: { document?: Document } = {},
    target: HTMLElement | DocumentFragment = page.createDocumentFragment(),
  ): HTMLElement | DocumentFragment {
    const lines = linesIn(content)
    const html = isInline(content)
      ? `<span>${lines.map(({ runs }) => runsHtml(runs, noEmphasis)).join('')}</span>`
      : linesHtml(lines, noEmphasis)
    const parsed = page.createElement('template')
    parsed.innerHTML = html
    parsed.content.firstElementChild?.setAttribute(mark, '')
    target.append(parsed.content)
    return target
  }
}

const { nodes, marks } = DOMSerializer.fromSchema(textSchema)
const serializer = new LinesSerializer(nodes, marks)

import type { Mark } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { selectedLines } from './selectedLines.ts'
import { baselineOf, type ListKind, listOf, numberAttr, textAttr } from './textSchema.ts'

/** Style of the selected text, where it is uniform. */
export interface TextLook {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly baseline: 'super' | 'sub' | undefined
  readonly color: string | undefined
  readonly highlight: string | undefined
  readonly fontFamily: string | undefined
  readonly size: number | undefined
  readonly href: string | undefined
  readonly list: ListKind | undefined
}

export function textLook(state: EditorState): TextLook {
  const looks = selectedMarks(state)
  const all = (name: string): boolean =>
    looks.every((marks) => marks.some(({ type }) => type.name === name))
  const readShared = <T>(name: string, read: (mark: Mark) => T): T | undefined => {
    const values = looks.map((marks) => {
      const mark = marks.find(({ type }) => type.name === name)
      return mark && read(mark)
    })
    return values.every((value) => value === values[0]) ? values[0] : undefined
  }
  const lists = selectedLines(state).map(({ node }) => listOf(node.attrs['list']) ?? undefined)
  return {
    bold: all('bold'),
    italic: all('italic'),
    underline: all('underline'),
    strike: all('strike'),
    baseline: readShared('baseline', (mark) => baselineOf(mark.attrs['baseline'])),
    color: readShared('color', (mark) => textAttr(mark, 'color')),
    highlight: readShared('highlight', (mark) => textAttr(mark, 'color')),
    fontFamily: readShared('font', (mark) => textAttr(mark, 'family')),
    size: readShared('size', (mark) => numberAttr(mark, 'size')),
    href: readShared('link', (mark) => textAttr(mark, 'href')),
    list: lists.every((list) => list === lists[0]) ? lists[0] : undefined,
  }
}

/** Returns the marks of each selected range, or without a selection those of the text typed next. */
function selectedMarks({ doc, selection, storedMarks }: EditorState): readonly (readonly Mark[])[] {
  const { from, to, empty, $from } = selection
  if (empty) return [storedMarks ?? $from.marks()]
  const looks: (readonly Mark[])[] = []
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) looks.push(node.marks)
  })
  return looks.length === 0 ? [$from.marks()] : looks
}

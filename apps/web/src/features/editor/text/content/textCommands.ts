import { deckDefaults, deckLimits } from '@deckloom/deck'
import { type RichText, textSizeStep } from '@deckloom/editor'
import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { type LineAt, selectedLines } from './selectedLines.ts'
import { textLook } from './textLook.ts'
import { drawnSize, storedSize, type TextSizes } from './wordSize.ts'
import { type ListKind, listOf, type MarkName, numberAttr, textSchema } from './textSchema.ts'

const { nodes, marks } = textSchema

export interface TextKeyActions {
  readonly kind: RichText['kind']
  readonly save: () => void
  readonly cancel: () => void
  readonly openLink: () => void
  /** Undefined while its layout is not known. */
  readonly sizes: () => TextSizes | undefined
}

/** Returns the key bindings for editing an element's text. */
export function textKeys({
  kind,
  save,
  cancel,
  openLink,
  sizes,
}: TextKeyActions): Record<string, Command> {
  const saved = alwaysRun(save)
  const isListed = listedIn(kind)
  return {
    'Mod-Enter': saved,
    Escape: alwaysRun(cancel),
    Enter: kind === 'title' ? saved : chainCommands(leaveEmptyItem, newLine(kind)),
    'Shift-Enter': kind === 'bullets' ? breakLine : kind === 'title' ? saved : newLine(kind),
    Backspace: chainCommands(deleteSelection, leaveList, joinBackward),
    Delete: chainCommands(deleteSelection, joinForward),
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
    'Mod-u': toggleMark(marks.underline),
    'Mod-Shift-x': toggleMark(marks.strike),
    'Alt-Shift-5': toggleMark(marks.strike),
    'Mod-.': toggleBaseline('super'),
    'Mod-,': toggleBaseline('sub'),
    'Mod-Shift-.': changeSize(textSizeStep, sizes),
    'Mod-Shift-,': changeSize(-textSizeStep, sizes),
    'Mod-\\': clearFormat,
    'Mod-k': alwaysRun(openLink),
    'Mod-a': selectAllText,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    ...(kind !== 'title' && {
      Tab: indent(1, isListed),
      'Shift-Tab': indent(-1, isListed),
      // The keys of Google Docs and of PowerPoint.
      'Mod-]': indent(1, isListed),
      'Mod-[': indent(-1, isListed),
      'Alt-Shift-ArrowRight': indent(1, isListed),
      'Alt-Shift-ArrowLeft': indent(-1, isListed),
      'Mod-Shift-7': toggleList('number', kind),
      'Mod-Shift-8': toggleList('bullet', kind),
    }),
  }
}

// Unlike a selection of the whole document, it keeps the look of the words that are replaced.
const selectAllText: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
  return true
}

function alwaysRun(act: () => void): Command {
  return () => {
    act()
    return true
  }
}

// A new line continues the previous one: in the same list and style, with a bullet in the same color.
const splitBlock = splitBlockAs((node) => ({ type: nodes.line, attrs: node.attrs }))
const splitLine: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection
  const style = state.storedMarks ?? ($to.parentOffset > 0 ? $from.marks() : null)
  return splitBlock(state, dispatch && ((tr) => dispatch(style ? tr.ensureMarks(style) : tr)), view)
}

function newLine(kind: RichText['kind']): Command {
  return (state, dispatch, view) => {
    if (kind === 'bullets' && state.doc.childCount >= deckLimits.bullets) return true
    return splitLine(state, dispatch, view)
  }
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Enter on an empty item of a list ends the list there. */
const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.content.size > 0) return false
  return outOfList(state, dispatch)
}

const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  return empty && $from.parentOffset === 0 ? outOfList(state, dispatch) : false
}

const outOfList: Command = (state, dispatch) => {
  const { $from } = state.selection
  const { parent } = $from
  const level = numberAttr(parent, 'level') ?? 0
  if (level === 0 && listOf(parent.attrs['list']) === null) return false
  const attrs = { ...parent.attrs, ...(level > 0 ? { level: level - 1 } : { list: null }) }
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, attrs))
  return true
}

type IsListed = (line: LineAt) => boolean

/** Returns which lines of a text are in a list: every bullet of a slide is. */
export function listedIn(kind: RichText['kind']): IsListed {
  return ({ node }) => kind === 'bullets' || listOf(node.attrs['list']) !== null
}

/** Moves the selected lines of lists by a level. */
export function indent(by: 1 | -1, isListed: IsListed): Command {
  return (state, dispatch) => {
    const listed = selectedLines(state).filter(isListed)
    if (listed.length === 0) return false
    const { tr } = state
    for (const { node, at } of listed) {
      const level = (numberAttr(node, 'level') ?? 0) + by
      const most = deckLimits.listLevels - 1
      tr.setNodeMarkup(at, null, { ...node.attrs, level: Math.min(most, Math.max(0, level)) })
    }
    dispatch?.(tr)
    return true
  }
}

/** Makes the selected lines a list of this kind, or plain if all of them already are. */
export function toggleList(kind: ListKind, of: RichText['kind']): Command {
  return (state, dispatch) => {
    const lines = selectedLines(state)
    // Bullets of a slide that are not counted are bulleted.
    const isOn = lines.every(({ node }) => node.attrs['list'] === kind)
    const list = isOn || (of === 'bullets' && kind === 'bullet') ? null : kind
    const isPlain = list === null && of !== 'bullets'
    const { tr } = state
    for (const { node, at } of lines) {
      tr.setNodeMarkup(at, null, { ...node.attrs, list, ...(isPlain && { level: 0 }) })
    }
    dispatch?.(tr)
    return true
  }
}

/** Links the selected text, or the whole link around the caret; null removes the link. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const { tr } = state
    const link = href === null ? undefined : marks.link.create({ href })
    if (from === to && link) {
      const words = String(href).replace(/^mailto:/, '')
      tr.replaceSelectionWith(
        textSchema.text(words, [...state.selection.$from.marks(), link]),
        false,
      )
    } else {
      tr.removeMark(from, to, marks.link)
      if (link) tr.addMark(from, to, link)
    }
    dispatch?.(tr)
    return true
  }
}

interface Stretch {
  from: number
  to: number
}

function linkRange({ selection }: EditorState): Stretch {
  const { $from, from, to, empty } = selection
  const link = marks.link.isInSet($from.marks())
  if (!empty || !link) return { from, to }
  const linked: Stretch[] = []
  let at = $from.start()
  for (const node of $from.parent.children) {
    const last = linked.at(-1)
    const end = at + node.nodeSize
    if (link.isInSet(node.marks)) {
      if (last?.to === at) last.to = end
      else linked.push({ from: at, to: end })
    }
    at = end
  }
  return linked.find((stretch) => stretch.from <= from && from <= stretch.to) ?? { from, to }
}

export function toggleEmphasis(name: 'bold' | 'italic' | 'underline' | 'strike'): Command {
  return toggleMark(marks[name])
}

/** Raises or lowers the selected text, or puts it back on the line if it is so already. */
export function toggleBaseline(baseline: 'super' | 'sub'): Command {
  return (state, dispatch) => {
    const isSet = textLook(state).baseline === baseline
    return setMark('baseline', isSet ? null : { baseline })(state, dispatch)
  }
}

function changeSize(by: number, sizesOf: () => TextSizes | undefined): Command {
  return (state, dispatch) => {
    const body = deckDefaults.bodySize
    const sizes = sizesOf() ?? { nominal: body, drawn: body }
    const wanted = Math.round(drawnSize(sizes, textLook(state).size)) + by
    return setMark('size', { size: storedSize(sizes, wanted) })(state, dispatch)
  }
}

/** Takes all formatting off the selected text, or the line around the caret. Links and lists stay. */
export const clearFormat: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const from = empty ? $from.start() : state.selection.from
  const to = empty ? $from.end() : state.selection.to
  const { tr } = state
  for (const mark of Object.values(marks)) {
    if (mark !== marks.link) tr.removeMark(from, to, mark).removeStoredMark(mark)
  }
  dispatch?.(tr)
  return true
}

/**
 * Adds a mark with a value to the selected text, or removes it; without a selection, applies to the text typed next.
 */
export function setMark(name: MarkName, attrs: Readonly<Record<string, unknown>> | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const type = marks[name]
    const { tr } = state
    if (empty) {
      tr.removeStoredMark(type)
      if (attrs) tr.addStoredMark(type.create(attrs))
    } else {
      tr.removeMark(from, to, type)
      if (attrs) tr.addMark(from, to, type.create(attrs))
    }
    dispatch?.(tr)
    return true
  }
}

import type { Mark } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'

/** What is typed in an empty line looks as its element does, unless something else was chosen for it. */
export function emptyLinePlugin(plain: readonly Mark[]): Plugin {
  const mark = (state: EditorState): Transaction | null => {
    const { selection, storedMarks, tr } = state
    const isEmpty = selection.empty && selection.$from.parent.content.size === 0
    return isEmpty && storedMarks === null ? tr.setStoredMarks(plain) : null
  }
  return new Plugin({
    appendTransaction: (_transactions, _before, state) => (plain.length > 0 ? mark(state) : null),
  })
}

import { copyOf, type PlacedElement, withoutElements } from '@deckloom/editor'
import { useEditor } from '../session/EditorContext.tsx'
import { isElsewhere } from '../controls/keys.ts'
import { announce } from '../paper/announcer.ts'
import { pasteCopied } from './pasteCopied.ts'
import { fromClipboard, isEmpty } from './fromClipboard.ts'
import { readyClipboard } from './loadLateClipboard.ts'
import { writeOwn } from './ownClipboard.ts'
import { commandedClipboard } from './runClipboardCommand.ts'
import { useClipboardEvents } from './useClipboardEvents.ts'

/** Copies, cuts and pastes elements of the slide. */
export function useElementClipboard(selected: readonly PlacedElement[]): void {
  const editor = useEditor()
  const { document: deck, slide, stepOut } = editor
  useClipboardEvents({
    isTaken,
    copy: (data) => {
      if (selected.length === 0) return false
      const now = deck.slide(slide.id) ?? slide
      const ids = selected.map(({ id }) => id)
      const forms = readyClipboard()
      writeOwn(data, {
        own: copyOf(now, selected),
        html: forms?.htmlOfElements(now, ids),
        words: forms?.textOfElements(now, ids),
      })
      const [first, ...rest] = selected
      announce(rest.length === 0 ? `${first?.name ?? ''} copied` : `${selected.length} copied`)
      return true
    },
    remove: () => {
      const ids = selected.map(({ id }) => id)
      deck.edit(slide.id, (now) => withoutElements(now, ids))
      stepOut()
    },
    paste: (data) => {
      const from = fromClipboard(data)
      if (isEmpty(from)) return false
      void pasteCopied(editor, from)
      return true
    },
  })
}

/** Returns whether the event belongs to something else: text being edited or selected, a dialog, or the slide list. */
function isTaken({ defaultPrevented, target }: ClipboardEvent): boolean {
  const owner = commandedClipboard()
  if (owner !== undefined) return owner !== 'elements'
  const { activeElement } = document
  const marked = getSelection()?.toString() ?? ''
  return (
    defaultPrevented ||
    marked !== '' ||
    isElsewhere(target) ||
    isElsewhere(activeElement) ||
    (activeElement?.closest('[role=listbox]') ?? null) !== null
  )
}

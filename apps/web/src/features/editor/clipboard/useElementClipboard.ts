import { copyOf, type PlacedElement, withoutElements, wordsOfCopied } from '@deckloom/editor'
import { useEditor } from '../session/EditorContext.tsx'
import { imageFileIn } from '../insert/pictures/imageFileIn.ts'
import { putPicture } from '../insert/pictures/putPicture.ts'
import { isElsewhere } from '../controls/keys.ts'
import { announce } from '../paper/announcer.ts'
import { pasteCopied } from './pasteCopied.ts'
import { picturePlace } from '../insert/pictures/picturePlace.ts'
import { readOwn, writeOwn } from './ownClipboard.ts'
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
      const copied = copyOf(deck.slide(slide.id) ?? slide, selected)
      writeOwn(data, copied, wordsOfCopied(copied))
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
      const own = readOwn(data)
      const plain = data.getData('text/plain')
      const file = imageFileIn(data)
      if (own === undefined && plain.trim() === '' && !file) return false
      // Programs that copy a picture also add a line of text; the picture is what was meant.
      if (own === undefined && file) void putPicture(editor, file, picturePlace)
      else void pasteCopied(editor, { own, plain })
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

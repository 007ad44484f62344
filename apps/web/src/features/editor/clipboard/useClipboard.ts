import { copyOf, type PlacedElement, withoutElements, wordsOfCopied } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { imageFileIn } from '../insert/pictures/imageFileIn.ts'
import { putPicture } from '../insert/pictures/putPicture.ts'
import { isElsewhere } from '../controls/keys.ts'
import { announce } from '../paper/announcer.ts'
import { pasteCopied } from './pasteCopied.ts'
import { picturePlace } from '../insert/pictures/picturePlace.ts'
import { readOwn, writeOwn } from './ownClipboard.ts'
import { commandedClipboard } from './runClipboardCommand.ts'

/** Copies, cuts and pastes through the clipboard of the system. */
export function useClipboard(selected: readonly PlacedElement[]): void {
  const editor = useEditor()
  const { document: deck, slide, stepOut } = editor

  const copy = (event: ClipboardEvent): boolean => {
    const data = event.clipboardData
    if (!data || selected.length === 0 || isTaken(event)) return false
    const copied = copyOf(deck.slide(slide.id) ?? slide, selected)
    writeOwn(data, copied, wordsOfCopied(copied))
    event.preventDefault()
    const [first, ...rest] = selected
    announce(rest.length === 0 ? `${first?.name ?? ''} copied` : `${selected.length} copied`)
    return true
  }
  const handleCopy = useEffectEvent((event: ClipboardEvent) => void copy(event))
  const handleCut = useEffectEvent((event: ClipboardEvent) => {
    if (!copy(event)) return
    const ids = selected.map(({ id }) => id)
    deck.edit(slide.id, (now) => withoutElements(now, ids))
    stepOut()
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    if (!data || isTaken(event)) return
    const own = readOwn(data)
    const plain = data.getData('text/plain')
    const file = imageFileIn(data)
    if (own === undefined && plain.trim() === '' && !file) return
    event.preventDefault()
    // Programs that copy a picture add a line about it; the picture is what was meant.
    if (own === undefined && file) return void putPicture(editor, file, picturePlace)
    void pasteCopied(editor, { own, plain })
  })
  useEffect(() => {
    const done = new AbortController()
    const { signal } = done
    document.addEventListener('copy', handleCopy, { signal })
    document.addEventListener('cut', handleCut, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => done.abort()
  }, [])
}

/** Words that are being written or marked, a dialog and the list of slides have a clipboard of their own. */
function isTaken({ defaultPrevented, target }: ClipboardEvent): boolean {
  const told = commandedClipboard()
  if (told !== undefined) return told !== 'elements'
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

import { bulletText, type CopiedSlides, readContent } from '@deckloom/deck'
import { useEffect, useEffectEvent } from 'react'
import { readOwn, writeOwn } from '../clipboard/ownClipboard.ts'
import { pasteCopied } from '../clipboard/pasteCopied.ts'
import { commandedClipboard } from '../clipboard/runClipboardCommand.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideChoice } from './SlideChoice.tsx'
import { useSlideActions } from './useSlideActions.ts'

/** Copies, cuts and pastes slides through the clipboard of the system while the focus is on one of them. */
export function useSlideClipboard(): void {
  const editor = useEditor()
  const { chosen } = useSlideChoice()
  const { remove } = useSlideActions()
  const copy = (event: ClipboardEvent): boolean => {
    const data = event.clipboardData
    if (!data || !isOnSlides(event)) return false
    const slides = chosen.flatMap((id) => editor.document.slide(id) ?? [])
    const copied: CopiedSlides = { app: 'deckloom', version: 1, slides }
    const words = slides
      .map(readContent)
      .flatMap(({ title, bullets }) => [title, ...bullets.map(bulletText)])
    writeOwn(data, copied, words.join('\n'))
    event.preventDefault()
    return true
  }
  const handleCopy = useEffectEvent((event: ClipboardEvent) => void copy(event))
  const handleCut = useEffectEvent((event: ClipboardEvent) => {
    if (copy(event)) remove()
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    if (!data || !isOnSlides(event)) return
    event.preventDefault()
    void pasteCopied(editor, { own: readOwn(data), plain: data.getData('text/plain') })
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

function isOnSlides({ defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented) return false
  const told = commandedClipboard()
  if (told !== undefined) return told === 'slides'
  return (document.activeElement?.closest('[data-scrolls-slides]') ?? null) !== null
}

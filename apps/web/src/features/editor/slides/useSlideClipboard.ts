import type { CopiedSlides } from '@deckloom/deck'
import { fromClipboard } from '../clipboard/fromClipboard.ts'
import { readyClipboard } from '../clipboard/loadLateClipboard.ts'
import { writeOwn } from '../clipboard/ownClipboard.ts'
import { pasteCopied } from '../clipboard/pasteCopied.ts'
import { commandedClipboard } from '../clipboard/runClipboardCommand.ts'
import { useClipboardEvents } from '../clipboard/useClipboardEvents.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideChoice } from './SlideChoice.tsx'
import { useSlideActions } from './useSlideActions.ts'

/** Handles copy, cut and paste of slides while one of them has the focus. */
export function useSlideClipboard(): void {
  const editor = useEditor()
  const { chosen } = useSlideChoice()
  const { remove } = useSlideActions()
  useClipboardEvents({
    isTaken: (event) => !isOnSlides(event),
    copy: (data) => {
      const slides = chosen.flatMap((id) => editor.document.slide(id) ?? [])
      const own: CopiedSlides = { app: 'deckloom', version: 1, slides }
      const forms = readyClipboard()
      writeOwn(data, {
        own,
        html: forms?.htmlOfSlides(slides),
        words: forms?.textOfSlides(slides),
      })
      return true
    },
    remove,
    paste: (data) => {
      void pasteCopied(editor, fromClipboard(data))
      return true
    },
  })
}

function isOnSlides({ defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented) return false
  const owner = commandedClipboard()
  if (owner !== undefined) return owner === 'slides'
  return (document.activeElement?.closest('[data-scrolls-slides]') ?? null) !== null
}

import { useEditor } from './EditorContext.tsx'
import { presenterWindow, urlFor } from '../../../shared/place.ts'

/** Browsers allow a click to open a window for a few seconds only; a slow save must not prevent it. */
const longestWaitMs = 2_500

/** Opens the presenter in a new window at the current slide or another one, saving the latest edits first if there is time. */
export function usePresent(): (from?: number) => void {
  const { id, index, autosave } = useEditor()
  const present = async (from: number) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    if (autosave.state.kind !== 'saved') await Promise.race([autosave.flush(), timeout])
    const address = urlFor(`/slideshow/${id}${from === 0 ? '' : `#${from + 1}`}`)
    const open = () => window.open(address, presenterWindow(id))
    const opened = open()
    if (opened) opened.focus()
    else (await import('./notices.ts')).announceBlocked(open)
  }
  return (from = index) => void present(from)
}

import { useEditor } from './EditorContext.tsx'
import { presenterWindow, urlFor } from '../../../shared/place.ts'

/** Browsers allow a click to open a window for a few seconds only; a slow save must not prevent it. */
const longestWaitMs = 2_500

/** Opens the presenter in a new window at the current slide, saving the latest edits first if there is time. */
export function usePresent(): () => void {
  const { id, index, autosave } = useEditor()
  const present = async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    if (autosave.state.kind !== 'saved') await Promise.race([autosave.flush(), timeout])
    const address = urlFor(`/slideshow/${id}${index === 0 ? '' : `#${index + 1}`}`)
    window.open(address, presenterWindow(id))?.focus()
  }
  return () => void present()
}

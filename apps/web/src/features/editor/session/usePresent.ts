import { useEditor } from './EditorContext.tsx'
import { urlFor } from '../../../shared/place.ts'

/** Browsers let a click open a window for some seconds; a slower save must not cost the person the window. */
const longestWaitMs = 2_500

/** Opens the presenter in a new window, with the latest edits saved where that is possible in time. */
export function usePresent(): () => void {
  const { id, autosave } = useEditor()
  const present = async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    if (autosave.state.kind !== 'saved') await Promise.race([autosave.flush(), timeout])
    window.open(urlFor(`/slideshow/${id}`), '_blank')
  }
  return () => void present()
}

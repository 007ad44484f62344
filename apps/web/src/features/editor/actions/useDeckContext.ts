import type { DeckContext } from './EditorAction.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useExport } from '../session/useExport.ts'
import { usePresent } from '../session/usePresent.ts'
import { useHistorySteps } from '../session/useHistorySteps.ts'
import { useIsPhone } from '../controls/useIsCompact.ts'

/** Returns the context of deck actions. */
export function useDeckContext(): DeckContext {
  const editor = useEditor()
  const { running, start } = useExport(editor)
  return {
    editor,
    ...useHistorySteps(),
    present: usePresent(),
    isExporting: running !== undefined,
    exportAs: (format) => start({ format }),
    isPhone: useIsPhone(),
  }
}

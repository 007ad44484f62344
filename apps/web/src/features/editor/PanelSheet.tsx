import { BottomSheet } from '../../shared/sheet/BottomSheet.tsx'
import { Panel } from './panels/Panel.tsx'
import { useEditor } from './session/EditorContext.tsx'

/** The panel on small screens. */
export function PanelSheet({ onClose }: { readonly onClose: () => void }) {
  const { tab } = useEditor()
  return (
    <BottomSheet label={`${tab} sheet`} closeLabel="Close panel" onClose={onClose}>
      <Panel />
    </BottomSheet>
  )
}

import { lazy, Suspense } from 'react'
import { type PanelTab, useEditor } from '../EditorContext.tsx'
import { EditPanel } from './EditPanel.tsx'
import { IdeasPanel } from './IdeasPanel.tsx'
import { LayoutPanel } from './LayoutPanel.tsx'
import { PanelFoot } from './PanelFoot.tsx'

// The names and moods of the themes come with it.
const StylePanel = lazy(async () => ({
  default: (await import('./StylePanel.tsx')).StylePanel,
}))

/** The content of the tab that is open. */
export function Panel() {
  const { tab } = useEditor()
  return (
    <>
      <div
        id="editor-panel"
        role="tabpanel"
        aria-label={tab}
        className="flex min-h-0 flex-1 flex-col gap-4.5 overflow-y-auto p-4"
      >
        <PanelContent tab={tab} />
      </div>
      <PanelFoot />
    </>
  )
}

function PanelContent({ tab }: { readonly tab: PanelTab }) {
  switch (tab) {
    case 'EDIT':
      return <EditPanel />
    case 'LAYOUT':
      return <LayoutPanel />
    case 'IDEAS':
      return <IdeasPanel />
    case 'STYLE':
      return (
        <Suspense>
          <StylePanel />
        </Suspense>
      )
  }
}

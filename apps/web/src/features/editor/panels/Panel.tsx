import { Suspense } from 'react'
import { type PanelTab, useEditor } from '../session/EditorContext.tsx'
import { latePart } from '../controls/latePart.tsx'
import { EditPanel } from './EditPanel.tsx'
import { PanelFoot } from './PanelFoot.tsx'

const IdeasPanel = latePart(async () => (await import('./IdeasPanel.tsx')).IdeasPanel)
const LayoutPanel = latePart(async () => (await import('./LayoutPanel.tsx')).LayoutPanel)
const StylePanel = latePart(async () => (await import('./StylePanel.tsx')).StylePanel)

/** Sections are below each other, and side by side on tablets, where the panel is wide and low. */
const sideBySide =
  'flex flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:gap-x-8'

/** Content of the open tab. */
export function Panel() {
  const { tab } = useEditor()
  return (
    <>
      <div
        id="editor-panel"
        role="tabpanel"
        aria-label={tab}
        className={`relative min-h-0 flex-1 gap-4.5 overflow-y-auto p-4 ${tab === 'EDIT' ? sideBySide : 'flex flex-col'}`}
      >
        <Suspense>
          <PanelContent tab={tab} />
        </Suspense>
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
      return <StylePanel />
  }
}

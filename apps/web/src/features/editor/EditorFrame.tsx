import { deckDefaults } from '@deckloom/deck'
import { TooltipProvider } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { CompactEditor } from './CompactEditor.tsx'
import { Stage } from './canvas/Stage.tsx'
import { useEditor } from './EditorContext.tsx'
import { InsertProvider } from './insert/InsertProvider.tsx'
import { Panel } from './panels/Panel.tsx'
import { PanelRail } from './panels/PanelRail.tsx'
import { GridView } from './slides/GridView.tsx'
import { SlideList } from './slides/SlideList.tsx'
import { TopBar } from './topBar/TopBar.tsx'
import { useEditorKeys } from './useEditorKeys.ts'
import { useIsCompact } from './useIsCompact.ts'
import { useToastPlace } from './useToastPlace.ts'

/** The whole editor; `account` is the menu of the person. */
export function EditorFrame({ account }: { readonly account: ReactNode }) {
  const compact = useIsCompact()
  useEditorKeys()
  useToastPlace(compact)
  usePageTitle(useEditor().deckTitle || deckDefaults.untitledTitle)
  return (
    <TooltipProvider>
      <SkipLink />
      <InsertProvider>
        {compact ? <CompactEditor account={account} /> : <WideEditor account={account} />}
      </InsertProvider>
    </TooltipProvider>
  )
}

function WideEditor({ account }: { readonly account: ReactNode }) {
  const { gridView } = useEditor()
  return (
    <div className="grid h-dvh grid-rows-[3.5rem_minmax(0,1fr)] overflow-hidden">
      <TopBar account={account} />
      {gridView ? (
        <div className="grid min-h-0 grid-cols-[4.75rem_minmax(0,1fr)]">
          <PanelRail orientation="vertical" />
          <GridView />
        </div>
      ) : (
        <div className="grid min-h-0 grid-cols-[4.75rem_16.5rem_minmax(0,1fr)] xl:grid-cols-[4.75rem_18.75rem_minmax(0,1fr)]">
          <PanelRail orientation="vertical" />
          <aside className="flex min-h-0 flex-col border-r border-line bg-surface">
            <Panel />
          </aside>
          <div className="grid min-h-0 min-w-0 grid-rows-[3.25rem_minmax(0,1fr)_8.5rem] bg-canvas">
            <Stage />
            <SlideList />
          </div>
        </div>
      )}
    </div>
  )
}

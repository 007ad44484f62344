import { MenuSeparator } from '@deckloom/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { closeComments, useDiscussion } from '../../shared/comments/discussion.ts'
import { DeckActionButton } from './actions/ActionButton.tsx'
import { LayoutSwitcher } from './canvas/LayoutSwitcher.tsx'
import { Stage } from './canvas/Stage.tsx'
import { iconProps } from './controls/iconProps.ts'
import type { EditorSlots } from './EditorSlots.ts'
import { Panel } from './panels/Panel.tsx'
import { PanelRail } from './panels/PanelRail.tsx'
import { LateFaces } from './presence/lateParts.tsx'
import { useEditor } from './session/EditorContext.tsx'
import { GridView } from './slides/grid/lateGridView.ts'
import { NotesPane } from './slides/NotesPane.tsx'
import { SlideList } from './slides/SlideList.tsx'
import { BarFrame } from './topBar/BarFrame.tsx'
import { CommentsButton } from './topBar/CommentsButton.tsx'
import { DeckItem } from './topBar/DeckItem.tsx'
import { ExportMenu } from './topBar/ExportMenu.tsx'
import { MoreMenu } from './topBar/MoreMenu.tsx'
import { PresentButton } from './topBar/PresentButton.tsx'
import { SavedTitle } from './topBar/SavedTitle.tsx'
import { ShareButton } from './topBar/ShareButton.tsx'
import { SlideStepper } from './topBar/TopBar.tsx'

/** The editor on tablets held upright: the slides at the left, the panel below the slide. */
export function TabletEditor({ account, comments }: EditorSlots) {
  const { gridView, setGridView } = useEditor()
  const { isOpen: discusses } = useDiscussion()
  const [isFolded, setFolded] = useState(false)
  const panelShown = !isFolded && !discusses && !gridView
  const showPanel = (shown: boolean) => {
    closeComments()
    setGridView(false)
    setFolded(!shown)
  }
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-canvas *:isolate">
      <TabletBar account={account} />
      <div className="grid min-h-0 grid-cols-[10rem_minmax(0,1fr)] *:isolate">
        <SlideList axis="vertical" />
        <div
          className={`grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] *:isolate ${gridView ? 'grid-rows-[minmax(0,1fr)_auto]' : 'grid-rows-[3.5rem_minmax(0,1fr)_auto_auto]'}`}
        >
          {gridView ? (
            <Suspense>
              <GridView />
            </Suspense>
          ) : (
            <>
              <Stage tools={<TabletTools />} />
              <NotesPane lines={2} />
            </>
          )}
          {discusses && (
            <Lower>
              <Suspense>{comments}</Suspense>
            </Lower>
          )}
          {panelShown && <TabletPanel onFold={() => setFolded(true)} />}
        </div>
      </div>
      <PanelRail
        orientation="horizontal"
        panelShown={panelShown}
        onOpen={() => showPanel(true)}
        onAgain={() => showPanel(!panelShown)}
      />
    </div>
  )
}

function TabletBar({ account }: { readonly account: ReactNode }) {
  const editor = useEditor()
  return (
    <BarFrame>
      <SavedTitle />
      <LateFaces />
      <DeckActionButton id="undo" />
      <DeckActionButton id="redo" />
      <CommentsButton />
      <ExportMenu deck={editor} />
      <ShareButton />
      <PresentButton />
      <MoreMenu>
        <DeckItem id="searchActions" />
        <DeckItem id="replace" />
        <MenuSeparator />
        <DeckItem id="versions" />
      </MoreMenu>
      {account}
    </BarFrame>
  )
}

function TabletTools() {
  return (
    <>
      <SlideStepper />
      <DeckActionButton id="gridView" />
    </>
  )
}

function TabletPanel({ onFold }: { readonly onFold: () => void }) {
  const { tab } = useEditor()
  return (
    <Lower>
      <button
        type="button"
        aria-label="Collapse panel"
        title="Collapse panel"
        className="absolute inset-x-0 top-0 z-1 mx-auto flex h-6 w-24 cursor-pointer items-center justify-center text-ink-subtle hover:text-ink touch:h-8"
        onClick={onFold}
      >
        <ChevronDown {...iconProps} />
      </button>
      {tab === 'LAYOUT' && (
        <div className="px-4 pt-4">
          <LayoutSwitcher />
        </div>
      )}
      <Panel />
    </Lower>
  )
}

/** What is below the slide and its notes: the panel, or the comments. */
function Lower({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="relative flex h-[min(24.75rem,36dvh)] min-h-0 flex-col border-t border-line bg-surface">
      {children}
    </aside>
  )
}

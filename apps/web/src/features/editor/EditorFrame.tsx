import { deckDefaults } from '@deckloom/deck'
import { Suspense, useEffect } from 'react'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { Stage } from './canvas/Stage.tsx'
import { StageTools } from './canvas/StageTools.tsx'
import { closeComments, useDiscussion } from '../../shared/comments/discussion.ts'
import type { EditorSlots } from './EditorSlots.ts'
import { EditorCommands } from './EditorCommands.tsx'
import { useEditor } from './session/EditorContext.tsx'
import { FindLayer } from './find/FindLayer.tsx'
import { InsertProvider } from './insert/InsertProvider.tsx'
import { latePart, warmUpParts } from './controls/latePart.tsx'
import { GridView } from './slides/grid/lateGridView.ts'
import { Panel } from './panels/Panel.tsx'
import { PanelRail } from './panels/PanelRail.tsx'
import { useExportState } from './session/runningExport.ts'
import { NotesPane } from './slides/NotesPane.tsx'
import { SlideChoiceProvider } from './slides/SlideChoice.tsx'
import { SlideList } from './slides/SlideList.tsx'
import { TopBar } from './topBar/TopBar.tsx'
import { useIsCompact, useIsNarrow, useIsPhone } from './controls/useIsCompact.ts'
import { useToastPlace } from './useToastPlace.ts'

const PhoneEditor = latePart(async () => (await import('./smallEditors.ts')).PhoneEditor)
const TabletEditor = latePart(async () => (await import('./smallEditors.ts')).TabletEditor)
const CommentWatch = latePart(async () => (await import('./CommentWatch.tsx')).CommentWatch)
const ExportWarnings = latePart(
  async () => (await import('./topBar/ExportWarnings.tsx')).ExportWarnings,
)

/** The whole editor. */
export function EditorFrame(slots: EditorSlots) {
  const isPhone = useIsPhone()
  const isCompact = useIsCompact()
  const Editor = isPhone ? PhoneEditor : isCompact ? TabletEditor : WideEditor
  useWarmUp()
  useToastPlace(isCompact)
  usePageTitle(useEditor().deckTitle || deckDefaults.untitledTitle)
  return (
    <>
      <SkipLink />
      <SlideChoiceProvider>
        <InsertProvider>
          <Suspense>
            <Editor {...slots} />
          </Suspense>
          <EditorCommands />
          <Suspense>
            <CommentWatch />
          </Suspense>
        </InsertProvider>
      </SlideChoiceProvider>
      <FindLayer />
      <Warnings />
    </>
  )
}

function Warnings() {
  const { warnings } = useExportState()
  if (warnings.length === 0) return null
  return (
    <Suspense>
      <ExportWarnings />
    </Suspense>
  )
}

/** Each region is its own stacking context, so that a drag on the canvas repaints no other region. */
const apart = '*:isolate'

function WideEditor({ account, comments }: EditorSlots) {
  const { gridView, setGridView } = useEditor()
  const { isOpen } = useDiscussion()
  return (
    <div className={`grid h-dvh grid-rows-[3.5rem_minmax(0,1fr)] overflow-hidden ${apart}`}>
      <TopBar account={account} />
      <div className="flex min-h-0">
        <div className="grid min-h-0 min-w-0 flex-1">
          {gridView ? (
            <div className="grid min-h-0 grid-cols-[4.75rem_minmax(0,1fr)]">
              <PanelRail
                orientation="vertical"
                panelShown={false}
                onOpen={() => setGridView(false)}
                onAgain={() => setGridView(false)}
              />
              <Suspense>
                <GridView />
              </Suspense>
            </div>
          ) : (
            <SlideEditor />
          )}
        </div>
        {isOpen && (
          <aside className="flex min-h-0 w-84 shrink-0 flex-col border-l border-line bg-surface">
            <Suspense>{comments}</Suspense>
          </aside>
        )}
      </div>
    </div>
  )
}

/** The panel beside the slide. It makes room for the comments where both would leave the slide too small. */
function SlideEditor() {
  const { isOpen } = useDiscussion()
  const isFolded = useIsNarrow() && isOpen
  return (
    <div
      className={`grid min-h-0 ${isFolded ? 'grid-cols-[4.75rem_minmax(0,1fr)]' : 'grid-cols-[4.75rem_16.5rem_minmax(0,1fr)] xl:grid-cols-[4.75rem_18.75rem_minmax(0,1fr)]'} ${apart}`}
    >
      <PanelRail
        orientation="vertical"
        panelShown={!isFolded}
        {...(isFolded && { onOpen: closeComments, onAgain: closeComments })}
      />
      {!isFolded && (
        <aside className="flex min-h-0 flex-col border-r border-line bg-surface">
          <Panel />
        </aside>
      )}
      <div
        className={`grid min-h-0 min-w-0 grid-rows-[3.25rem_minmax(0,1fr)_auto_8.5rem] bg-canvas ${apart}`}
      >
        <Stage tools={<StageTools />} />
        <NotesPane />
        <SlideList />
      </div>
    </div>
  )
}

function useWarmUp() {
  useEffect(() => {
    const left = new AbortController()
    void warmUpParts(left.signal)
    return () => left.abort()
  }, [])
}

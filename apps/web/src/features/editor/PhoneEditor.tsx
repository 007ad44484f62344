import { page } from '@deckloom/deck'
import { buttonClass, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChevronLeft, Share2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { DeckActionButton } from './actions/ActionButton.tsx'
import { shareDeck } from './session/shareDeck.ts'
import { AddTextButton } from './canvas/AddTextButton.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { LayoutSwitcher } from './canvas/LayoutSwitcher.tsx'
import { LateSlideNotice } from './check/LateSlideNotice.tsx'
import { useLegibleWriting } from './canvas/useLegibleWriting.ts'
import { useStageScale } from './canvas/useStageScale.ts'
import { closeComments, useDiscussion } from '../../shared/comments/discussion.ts'
import type { EditorSlots } from './EditorSlots.ts'
import { useEditor } from './session/EditorContext.tsx'
import { AddImageButton } from './insert/AddImageButton.tsx'
import { iconProps } from './controls/iconProps.ts'
import { GridView } from './slides/grid/lateGridView.ts'
import { PanelRail } from './panels/PanelRail.tsx'
import { LateFaces, LateFollowFrame } from './presence/lateParts.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { SlideList } from './slides/SlideList.tsx'
import { DeckItem } from './topBar/DeckItem.tsx'
import { ExportItems } from './topBar/ExportMenu.tsx'
import { ExportProgress } from './topBar/ExportProgress.tsx'
import { MoreMenu } from './topBar/MoreMenu.tsx'
import { PresentButton } from './topBar/PresentButton.tsx'
import { SavedTitle } from './topBar/SavedTitle.tsx'
import { SlideStepper } from './topBar/TopBar.tsx'

/** The editor on phones: the panel is a sheet over the lower half. */
export function PhoneEditor({ account, comments }: EditorSlots) {
  const { gridView, setGridView, setTab, selection } = useEditor()
  const [sheetOpen, setSheetOpen] = useState(false)
  // Text editing on the slide needs the space that the keyboard leaves.
  const { isOpen: discusses } = useDiscussion()
  const sheetShown = sheetOpen && !discusses && !gridView && selection.state !== 'editing'
  const showSheet = (shown: boolean) => {
    closeComments()
    setGridView(false)
    setSheetOpen(shown)
  }
  const editInSheet = () => {
    setTab('EDIT')
    setSheetOpen(true)
  }
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-canvas">
      <PhoneBar account={account} />
      <Suspense>{gridView ? <GridView /> : <PhoneStage onEditText={editInSheet} />}</Suspense>
      <div className="min-w-0">
        {discusses && <Suspense>{comments}</Suspense>}
        {sheetShown && <PanelSheet onClose={() => setSheetOpen(false)} />}
        <PanelRail
          orientation="horizontal"
          panelShown={sheetShown}
          onOpen={() => showSheet(true)}
          onAgain={() => showSheet(!sheetShown)}
        />
      </div>
    </div>
  )
}

function PhoneBar({ account }: { readonly account: ReactNode }) {
  const editor = useEditor()
  return (
    <header className="flex h-14 min-w-0 items-center gap-1 border-b border-line bg-surface px-2">
      <Link
        href="/"
        aria-label="Home"
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
      >
        <ChevronLeft {...iconProps} />
      </Link>
      <SavedTitle />
      <LateFaces />
      <ExportProgress />
      <DeckActionButton id="undo" />
      <PresentButton iconOnly />
      <MoreMenu>
        <DeckItem id="redo" />
        <MenuSeparator />
        <ExportItems deck={editor} />
        <MenuItem icon={<Share2 {...iconProps} />} onSelect={() => void shareDeck(editor.id)}>
          SHARE...
        </MenuItem>
        <MenuSeparator />
        <DeckItem id="comments" />
        <DeckItem id="searchActions" />
        <DeckItem id="replace" />
        <DeckItem id="gridView" />
        <DeckItem id="versions" />
      </MoreMenu>
      <span className="hidden sm:block">{account}</span>
    </header>
  )
}

function PhoneStage({ onEditText }: { readonly onEditText: () => void }) {
  const [measure, stage] = useStageScale({ phone: true })
  useLegibleWriting(stage)
  return (
    <main className="relative flex min-h-0 flex-col overflow-y-auto">
      <div className="flex justify-center py-1">
        <SlideStepper />
      </div>
      <div
        ref={measure}
        data-ground=""
        className={stage.fits ? 'shrink-0' : 'max-h-[60dvh] shrink-0 overflow-auto'}
      >
        <div className="relative mx-auto" style={{ width: page.width * stage.scale }}>
          <Canvas onEditText={onEditText} />
          <LateFollowFrame />
        </div>
      </div>
      <div className="mx-4 mt-3 shrink-0">
        <LateSlideNotice />
      </div>
      <div className="mt-3 shrink-0">
        <SlideList />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 px-4 py-3">
        <AddTextButton />
        <AddImageButton />
        <LayoutSwitcher />
      </div>
    </main>
  )
}

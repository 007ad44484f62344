import { page } from '@deckloom/deck'
import { buttonClass, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChevronLeft, EllipsisVertical, LayoutGrid, Redo2, Share2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { AddTextButton } from './canvas/AddTextButton.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { LayoutSwitcher } from './canvas/LayoutSwitcher.tsx'
import { useStageScale } from './canvas/useStageScale.ts'
import { useEditor } from './EditorContext.tsx'
import { iconProps } from './iconProps.ts'
import { useHistorySteps } from './useHistorySteps.ts'
import { Panel } from './panels/Panel.tsx'
import { PanelRail } from './panels/PanelRail.tsx'
import { copyAddress } from './session/copyAddress.ts'
import { GridView } from './slides/GridView.tsx'
import { SlideList } from './slides/SlideList.tsx'
import { DeckTitle } from './topBar/DeckTitle.tsx'
import { ExportItems } from './topBar/ExportMenu.tsx'
import { ExportProgress } from './topBar/ExportProgress.tsx'
import { ExportWarnings } from './topBar/ExportWarnings.tsx'
import { PresentButton } from './topBar/PresentButton.tsx'
import { SaveSign } from './topBar/SaveSign.tsx'
import { SlideStepper, UndoButton } from './topBar/TopBar.tsx'

/** The editor on phones and small tablets: the panel is a sheet over the lower half. */
export function CompactEditor({ account }: { readonly account: ReactNode }) {
  const { gridView, setTab } = useEditor()
  const [sheetOpen, setSheetOpen] = useState(false)
  const editInSheet = () => {
    setTab('EDIT')
    setSheetOpen(true)
  }
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-canvas">
      <CompactBar account={account} />
      {gridView ? <GridView /> : <CompactStage onEditText={editInSheet} />}
      <div className="relative">
        {sheetOpen && !gridView && <Sheet onClose={() => setSheetOpen(false)} />}
        <PanelRail
          orientation="horizontal"
          onOpen={() => setSheetOpen(true)}
          onAgain={() => setSheetOpen(!sheetOpen)}
        />
      </div>
    </div>
  )
}

function CompactBar({ account }: { readonly account: ReactNode }) {
  const { gridView, setGridView } = useEditor()
  const { canRedo, redo } = useHistorySteps()
  return (
    <header className="flex h-14 min-w-0 items-center gap-1 border-b border-line bg-surface px-2">
      <Link
        href="/"
        aria-label="Home"
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
      >
        <ChevronLeft {...iconProps} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <DeckTitle />
        <div className="-mt-1 px-1.5">
          <SaveSign />
        </div>
      </div>
      <ExportProgress />
      <UndoButton />
      <PresentButton iconOnly />
      <Menu
        trigger={
          <button
            type="button"
            aria-label="More"
            className={buttonClass({ variant: 'quiet', iconOnly: true })}
          >
            <EllipsisVertical {...iconProps} />
          </button>
        }
      >
        <MenuItem icon={<Redo2 {...iconProps} />} disabled={!canRedo} onSelect={redo}>
          Redo
        </MenuItem>
        <MenuSeparator />
        <ExportItems />
        <MenuItem icon={<Share2 {...iconProps} />} onSelect={() => void copyAddress()}>
          SHARE...
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LayoutGrid {...iconProps} />} onSelect={() => setGridView(!gridView)}>
          Grid view
        </MenuItem>
      </Menu>
      <span className="hidden sm:block">{account}</span>
      <ExportWarnings />
    </header>
  )
}

function CompactStage({ onEditText }: { readonly onEditText: () => void }) {
  const [measure, stage] = useStageScale({ phone: true })
  return (
    <main className="flex min-h-0 flex-col overflow-y-auto">
      <div className="flex justify-center py-1">
        <SlideStepper />
      </div>
      <div ref={measure} className="shrink-0">
        <div className="mx-auto" style={{ width: page.width * stage.scale }}>
          <Canvas onEditText={onEditText} />
        </div>
      </div>
      <div className="mt-4 shrink-0">
        <SlideList />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 px-4 py-3">
        <AddTextButton />
        <LayoutSwitcher />
      </div>
    </main>
  )
}

function Sheet({ onClose }: { readonly onClose: () => void }) {
  const { tab } = useEditor()
  return (
    <section
      aria-label={`${tab} sheet`}
      className="absolute inset-x-0 bottom-full flex h-[46dvh] flex-col rounded-t-dialog bg-surface shadow-float"
    >
      <Panel />
      <button
        type="button"
        aria-label="Close panel"
        className={buttonClass({
          variant: 'quiet',
          iconOnly: true,
          size: 'small',
          className: 'absolute top-3 right-2 touch:top-1.5',
        })}
        onClick={onClose}
      >
        <X {...iconProps} />
      </button>
    </section>
  )
}

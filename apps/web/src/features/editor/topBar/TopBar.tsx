import { IconButton } from '@deckloom/ui'
import { ChevronLeft, ChevronRight, History, LayoutGrid, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { historyDialog } from '../overlays/historyDialogState.ts'
import { iconProps } from '../controls/iconProps.ts'
import { useHistorySteps } from '../session/useHistorySteps.ts'
import { BarFrame } from './BarFrame.tsx'
import { DeckTitle } from './DeckTitle.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { PresentButton } from './PresentButton.tsx'
import { SaveSign } from './SaveSign.tsx'
import { ShareButton } from './ShareButton.tsx'

/** `account`: the menu of the person, which the page knows. */
export function TopBar({ account }: { readonly account: ReactNode }) {
  const editor = useEditor()
  const { gridView, setGridView } = editor
  return (
    <BarFrame>
      <DeckTitle />
      <SaveSign />
      <Separator />
      <HistoryButtons />
      <IconButton
        label="Version history"
        icon={<History {...iconProps} />}
        onClick={historyDialog.open}
      />
      <span className="flex-1" />
      <IconButton
        label="Grid view"
        aria-pressed={gridView}
        className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
        icon={<LayoutGrid {...iconProps} />}
        onClick={() => setGridView(!gridView)}
      />
      <Separator />
      <SlideStepper />
      <Separator />
      <ExportMenu deck={editor} />
      <ShareButton />
      <PresentButton />
      {account}
    </BarFrame>
  )
}

function HistoryButtons() {
  const { canRedo, redo } = useHistorySteps()
  return (
    <>
      <UndoButton />
      <IconButton
        label="Redo"
        icon={<Redo2 {...iconProps} />}
        disabled={!canRedo}
        className="disabled:bg-transparent"
        onClick={redo}
      />
    </>
  )
}

export function UndoButton() {
  const { canUndo, undo } = useHistorySteps()
  return (
    <IconButton
      label="Undo"
      icon={<Undo2 {...iconProps} />}
      disabled={!canUndo}
      className="disabled:bg-transparent"
      onClick={undo}
    />
  )
}

export function SlideStepper() {
  const { index, order, showSlide } = useEditor()
  const step = (by: number) => {
    const id = order[index + by]
    if (id !== undefined) showSlide(id)
  }
  return (
    <div className="flex shrink-0 items-center gap-1">
      <IconButton
        label="Previous slide"
        icon={<ChevronLeft {...iconProps} />}
        disabled={index === 0}
        className="disabled:bg-transparent"
        onClick={() => step(-1)}
      />
      <span className="px-1 text-micro font-title tracking-[0.05em] whitespace-nowrap tabular-nums">
        SLIDE {index + 1} OF {order.length}
      </span>
      <IconButton
        label="Next slide"
        icon={<ChevronRight {...iconProps} />}
        disabled={index === order.length - 1}
        className="disabled:bg-transparent"
        onClick={() => step(1)}
      />
    </div>
  )
}

function Separator() {
  return <span aria-hidden="true" className="mx-1.5 h-6 w-px shrink-0 bg-line max-xl:hidden" />
}

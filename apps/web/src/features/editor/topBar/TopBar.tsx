import type { ReactNode } from 'react'
import { DeckActionButton } from '../actions/ActionButton.tsx'
import { LateFaces } from '../presence/lateParts.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { BarFrame } from './BarFrame.tsx'
import { CommentsButton } from './CommentsButton.tsx'
import { DeckTitle } from './DeckTitle.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { PresentButton } from './PresentButton.tsx'
import { SaveSign } from './SaveSign.tsx'
import { ShareButton } from './ShareButton.tsx'

/** `account` is the user's menu, which the page provides. */
export function TopBar({ account }: { readonly account: ReactNode }) {
  const editor = useEditor()
  return (
    <BarFrame>
      <DeckTitle />
      <SaveSign />
      <Separator />
      <DeckActionButton id="undo" />
      <DeckActionButton id="redo" />
      <DeckActionButton id="versions" />
      <span className="flex-1" />
      <LateFaces />
      <DeckActionButton id="gridView" />
      <Separator />
      <SlideStepper />
      <Separator />
      <CommentsButton />
      <ExportMenu deck={editor} />
      <ShareButton />
      <PresentButton />
      {account}
    </BarFrame>
  )
}

export function SlideStepper() {
  const { index, order } = useEditor()
  return (
    <div className="flex shrink-0 items-center gap-1">
      <DeckActionButton id="previousSlide" />
      <span className="px-1 text-micro font-title tracking-[0.05em] whitespace-nowrap tabular-nums">
        SLIDE {index + 1} OF {order.length}
      </span>
      <DeckActionButton id="nextSlide" />
    </div>
  )
}

function Separator() {
  return <span aria-hidden="true" className="mx-1.5 h-6 w-px shrink-0 bg-line max-xl:hidden" />
}

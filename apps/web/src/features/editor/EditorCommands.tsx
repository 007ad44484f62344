import { useEffect } from 'react'
import { deckActions } from './actions/deckActions.ts'
import { slideActions } from './actions/slideActions.ts'
import { useActionKeys } from './actions/useActionKeys.ts'
import { historyDialog } from './overlays/historyDialogState.ts'
import { latePart } from './controls/latePart.tsx'
import { commandPalette } from './overlays/paletteState.ts'
import { slideCheck } from './overlays/slideCheckState.ts'
import { tableSizeDialog } from './overlays/tableSizeDialogState.ts'
import { newSlideDialog } from './overlays/newSlideDialogState.ts'
import { useSlideActions } from './slides/useSlideActions.ts'
import { useDeckContext } from './actions/useDeckContext.ts'
import { WhenOpen } from './controls/WhenOpen.tsx'

const CheckPanel = latePart(async () => (await import('./check/CheckPanel.tsx')).CheckPanel)
const EditorPalette = latePart(
  async () => (await import('./palette/EditorPalette.tsx')).EditorPalette,
)
const HistoryDialog = latePart(
  async () => (await import('./history/HistoryDialog.tsx')).HistoryDialog,
)
const NewSlideDialog = latePart(
  async () => (await import('./slides/NewSlideDialog.tsx')).NewSlideDialog,
)

const TableSizeDialog = latePart(
  async () => (await import('./insert/tables/TableSizeDialog.tsx')).TableSizeDialog,
)

/** Shortcuts for deck and slides, and the dialogs opened by keys, menus and the command palette. */
export function EditorCommands() {
  useActionKeys(slideActions, useSlideActions())
  useActionKeys(deckActions, useDeckContext())
  // It belongs to this deck.
  useEffect(() => slideCheck.close, [])
  return (
    <>
      <WhenOpen open={commandPalette.useIsOpen()}>
        <EditorPalette onClose={commandPalette.close} />
      </WhenOpen>
      <WhenOpen open={slideCheck.useIsOpen()}>
        <CheckPanel onClose={slideCheck.close} />
      </WhenOpen>
      <WhenOpen open={historyDialog.useIsOpen()}>
        <HistoryDialog onClose={historyDialog.close} />
      </WhenOpen>
      <WhenOpen open={newSlideDialog.useIsOpen()}>
        <NewSlideDialog onClose={newSlideDialog.close} />
      </WhenOpen>
      <WhenOpen open={tableSizeDialog.useIsOpen()}>
        <TableSizeDialog onClose={tableSizeDialog.close} />
      </WhenOpen>
    </>
  )
}

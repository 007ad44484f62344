import { deckLimits, isCovered, mergeAt, type Slide } from '@deckloom/deck'
import {
  type CellGrid,
  type CellPlace,
  shownTable,
  withCell,
  withPastedCells,
  withTableRow,
} from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { useHistorySteps } from '../session/useHistorySteps.ts'
import { tellDiscarded } from '../text/tellDiscarded.ts'
import { cutCellsMessage } from '../pasting/pasteMessages.ts'
import type { CellStep } from './CellField.tsx'

export interface TableEditsOptions {
  readonly at: CellPlace
  readonly goTo: (place: CellPlace) => void
  readonly onDone: () => void
}

/** Returns the edits of the open table. Each is one undo step. */
export function useTableEdits({ at, goTo: setAt, onDone }: TableEditsOptions) {
  const { document, slide } = useEditor()
  const history = useHistorySteps()
  // Incremented when cells change under the open field, so that the field remounts and takes the focus.
  const [version, setVersion] = useState(0)
  const { rows = [], merges } = shownTable(slide) ?? {}
  const columns = rows[0]?.length ?? 1
  const focusAgain = () => setVersion((before) => before + 1)
  const change = (edit: (present: Slide) => Slide, to?: CellPlace) => {
    document.edit(slide.id, edit)
    if (to) setAt(to)
    focusAgain()
  }
  // A merged cell is one stop: the cells that it covers are passed over.
  const passOver = (from: CellPlace, on: (place: CellPlace) => CellPlace): CellPlace => {
    let place = on(from)
    while (place.row < rows.length && isCovered(merges, place)) place = on(place)
    return place
  }
  const goTo = (place: CellPlace) => {
    if (place.row < rows.length) setAt(place)
    else if (rows.length < deckLimits.table.rows.max)
      change((present) => withTableRow(present, place.row), place)
    else onDone()
  }
  const steps: Record<CellStep, () => void> = {
    done: onDone,
    below: () => {
      const below = { ...at, row: at.row + (mergeAt(merges, at)?.rows ?? 1) }
      if (below.row < rows.length) setAt(mergeAt(merges, below) ?? below)
      else onDone()
    },
    next: () => goTo(passOver(at, (place) => cellAfter(place, columns))),
    previous: () => setAt(passOver(at, (place) => cellBefore(place, columns))),
  }
  return {
    version,
    undo: () => (history.undo(), focusAgain()),
    redo: () => (history.redo(), focusAgain()),
    /** Returns the focus to the open field, or to the selected cells. */
    focusAgain,
    change,
    /** Writes what is typed into the open cell; all of it with one key is one undo step. */
    write: (text: string, key: string) =>
      document.editHeld(slide.id, (now) => withCell(now, at, text), key),
    step: (step: CellStep) => steps[step](),
    cancel: (key: string) => {
      const typed = rows[at.row]?.[at.column] ?? ''
      if (document.withdraw(key)) {
        tellDiscarded(() => document.edit(slide.id, (now) => withCell(now, at, typed)))
      }
      onDone()
    },
    /** Pastes cells from one on; by default from the open one. */
    paste: (cells: CellGrid, from: CellPlace = at) => {
      let cut = false
      change((present) => {
        const pasted = withPastedCells(present, from, cells)
        ;({ cut } = pasted)
        return pasted.slide
      })
      if (cut) toast(cutCellsMessage)
    },
  }
}

export type TableEdits = ReturnType<typeof useTableEdits>

function cellAfter({ row, column }: CellPlace, columns: number): CellPlace {
  return column + 1 < columns ? { row, column: column + 1 } : { row: row + 1, column: 0 }
}

function cellBefore({ row, column }: CellPlace, columns: number): CellPlace {
  if (column > 0) return { row, column: column - 1 }
  return row > 0 ? { row: row - 1, column: columns - 1 } : { row, column }
}

import type { CSSProperties } from 'react'
import { ActionBarButton } from '../actions/ActionButton.tsx'
import { type TableAction, tableActions, type TableContext } from './tableActions.ts'

export interface TableBarProps {
  readonly context: TableContext
  readonly place: CSSProperties
}

/** Actions on the table and on the row and column of the edited cell. */
export function TableBar({ context, place }: TableBarProps) {
  const shown = tableActions.filter(
    ({ isInBar, isShown }) => isInBar && isShown?.(context) !== false,
  )
  return (
    <div
      role="toolbar"
      aria-label="Table"
      className="absolute z-20 flex max-w-full items-center gap-0.5 overflow-x-auto rounded-control bg-surface-raised p-1 text-ink shadow-float *:shrink-0"
      style={place}
    >
      <Buttons actions={shown.filter((action) => !isOnTable(action))} context={context} />
      <span className="mx-0.5 h-5 w-px bg-line" />
      <Buttons actions={shown.filter(isOnTable)} context={context} />
    </div>
  )
}

interface ButtonsProps {
  readonly actions: readonly TableAction[]
  readonly context: TableContext
}

function Buttons({ actions, context }: ButtonsProps) {
  return actions.map((action) => (
    <ActionBarButton key={action.label} action={action} context={context} size="small" />
  ))
}

/** Whether an action is on the whole table. */
function isOnTable({ menu }: TableAction): boolean {
  return menu === 'look' || menu === 'columns'
}

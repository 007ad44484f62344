import { MenuSeparator, PointMenu } from '@deckloom/ui'
import { Fragment } from 'react'
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx'
import { tableActions, type TableContext, type TableMenuGroup } from './tableActions.ts'

export interface TableMenuProps {
  readonly context: TableContext
  /** A point in the window, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
}

const groups: readonly TableMenuGroup[] = ['insert', 'cells', 'look', 'columns', 'delete']

/** All actions on the table and on its selected cells. */
export function TableMenu({ context, at, onClose }: TableMenuProps) {
  return (
    <PointMenu at={at} label="Table" onClose={onClose}>
      {groups.map((group, index) => (
        <Fragment key={group}>
          {index > 0 && <MenuSeparator />}
          {tableActions
            .filter(({ menu, isShown }) => menu === group && isShown?.(context) !== false)
            .map((action) => (
              <ActionMenuItem
                key={action.label}
                action={action}
                context={context}
                onSelect={() => void action.run(context)}
              />
            ))}
        </Fragment>
      ))}
    </PointMenu>
  )
}

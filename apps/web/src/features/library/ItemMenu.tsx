import { IconButton, Menu } from '@deckloom/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ItemMenuProps {
  /** What the actions are for. */
  readonly name: string
  readonly children: ReactNode
}

/** Size and stroke of the icons in the menu. */
export const menuIcon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The actions on one item of a list, behind three dots. */
export function ItemMenu({ name, children }: ItemMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${name}`}
          icon={<Ellipsis size={18} strokeWidth={2.5} aria-hidden="true" />}
        />
      }
    >
      {children}
    </Menu>
  )
}

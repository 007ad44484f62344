import { type SharedRole, sharedRoles } from '@deckloom/contract'
import { Button, Menu, MenuChoice } from '@deckloom/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { roleLabels } from '../../../shared/sharing/roleLabels.ts'

const options = sharedRoles.map((value) => ({ value, label: roleLabels[value] }))

export interface RoleMenuProps {
  /** Whose role it is. */
  readonly label: string
  readonly value: SharedRole
  readonly onChange: (role: SharedRole) => void
  /** More of the menu, below the roles. */
  readonly children?: ReactNode
}

/** A role as a word that opens its menu. */
export function RoleMenu({ label, value, onChange, children }: RoleMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" className="px-2!" aria-label={`${label}: ${roleLabels[value]}`}>
          {roleLabels[value]}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice label="Role" options={options} value={value} onChange={onChange} />
      {children}
    </Menu>
  )
}

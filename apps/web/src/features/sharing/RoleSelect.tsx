import { type SharedRole, sharedRoles } from '@deckloom/contract'
import { ChevronDown } from 'lucide-react'

export const roleLabels = {
  viewer: 'Can view',
  commenter: 'Can comment',
  editor: 'Can edit',
} as const

export interface RoleSelectProps {
  /** Whose role it is. */
  readonly label: string
  readonly value: SharedRole
  readonly onChange: (role: SharedRole) => void
}

export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const handleChange = (next: string) => {
    const role = sharedRoles.find((candidate) => candidate === next)
    if (role) onChange(role)
  }
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => handleChange(target.value)}
        className="h-10 cursor-pointer appearance-none rounded-control bg-surface pr-8 pl-3 text-ui text-ink shadow-[inset_0_0_0_1px_var(--line-control)] touch:h-11 touch:text-[1rem]"
      >
        {sharedRoles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={17}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}

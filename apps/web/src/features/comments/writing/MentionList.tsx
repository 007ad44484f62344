import { UsersRound } from 'lucide-react'
import { Face } from '../../../shared/comments/Face.tsx'
import { roleLabels } from '../../../shared/sharing/roleLabels.ts'
import type { Mentionable } from './mentions.ts'

const roles = { ...roleLabels, owner: 'Owner' } as const

export interface MentionListProps {
  readonly id: string
  readonly offered: readonly Mentionable[]
  readonly marked: number
  /** For a field at the foot of the screen. */
  readonly opensUp: boolean
  readonly onChoose: (one: Mentionable) => void
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`
}

/** The people and teams for the mention that is being typed. The field keeps the focus and handles the keys. */
export function MentionList({ id, offered, marked, opensUp, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      // A native list box cannot be pointed at from a field.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={
        offered.some(({ kind }) => kind === 'team')
          ? 'People and teams to mention'
          : 'People to mention'
      }
      className={`absolute inset-x-0 z-20 max-h-56 overflow-y-auto rounded-control bg-surface-raised p-1.5 shadow-float ${opensUp ? 'bottom-full mb-1' : 'top-full mt-1'}`}
    >
      {offered.map((one, index) => (
        // The field handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={`${one.kind} ${one.id}`}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className="flex h-9 cursor-pointer items-center gap-2.5 rounded-chip px-2 text-ui aria-selected:bg-surface-hover touch:h-11"
          // The field must not lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          {one.kind === 'person' ? (
            <Face person={one} className="size-6 text-[0.625rem]" />
          ) : (
            <TeamMark />
          )}
          <span className="min-w-0 flex-1 truncate">{one.name}</span>
          <span className="text-micro text-ink-subtle">
            {one.kind === 'person' ? roles[one.role] : 'Team'}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Stands where people have their faces. */
function TeamMark() {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-ink-muted"
    >
      <UsersRound size={14} strokeWidth={1.75} />
    </span>
  )
}

import type { MentionablePerson } from '@deckloom/contract'
import { Face } from '../../../shared/comments/Face.tsx'

const roles: Readonly<Record<MentionablePerson['role'], string>> = {
  owner: 'Owner',
  editor: 'Editor',
  commenter: 'Commenter',
}

export interface MentionListProps {
  readonly id: string
  readonly people: readonly MentionablePerson[]
  readonly marked: number
  /** For a field at the foot of the screen. */
  readonly opensUp: boolean
  readonly onChoose: (person: MentionablePerson) => void
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`
}

/** The people for the mention that is being typed. The field keeps the focus and handles the keys. */
export function MentionList({ id, people, marked, opensUp, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      // A native list box cannot be pointed at from a field.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="People to mention"
      className={`absolute inset-x-0 z-20 max-h-56 overflow-y-auto rounded-control bg-surface-raised p-1.5 shadow-float ${opensUp ? 'bottom-full mb-1' : 'top-full mt-1'}`}
    >
      {people.map((person, index) => (
        // The field handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={person.id}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className="flex h-9 cursor-pointer items-center gap-2.5 rounded-chip px-2 text-ui aria-selected:bg-surface-hover touch:h-11"
          // The field must not lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Face person={person} className="size-6 text-[0.625rem]" />
          <span className="min-w-0 flex-1 truncate">{person.name}</span>
          <span className="text-micro text-ink-subtle">{roles[person.role]}</span>
        </div>
      ))}
    </div>
  )
}

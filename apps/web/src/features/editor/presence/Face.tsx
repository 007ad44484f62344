import type { LivePerson } from '@deckloom/contract'
import { personInitials } from '../../../shared/session/personName.ts'
import { fillOf } from './personColors.ts'

export interface FaceProps {
  readonly person: LivePerson
  /** Pixels. */
  readonly size: 20 | 28
}

/** A person's initials in their color. Hidden from screen readers, because the name is next to it. */
export function Face({ person, size }: FaceProps) {
  const name = { firstName: person.name, lastName: null, email: person.name }
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 items-center justify-center rounded-full font-action shadow-[0_0_0_1px_rgb(255_255_255/.7)]"
      style={{ ...fillOf(person), width: size, height: size, fontSize: size === 28 ? 11 : 9 }}
    >
      {personInitials(name)}
    </span>
  )
}

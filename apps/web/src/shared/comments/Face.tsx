import type { CommentPerson } from '@deckloom/contract'
import { personInitials } from '../session/personName.ts'

/** Background and text; every pair passes AA. */
const looks = [
  'bg-[#b8371f] text-white',
  'bg-[#8b4486] text-white',
  'bg-[#fdcc45] text-[#2b2112]',
  'bg-[#12707f] text-white',
  'bg-[#156a4f] text-white',
  'bg-[#2f62d9] text-white',
] as const

export interface FaceProps {
  /** Null for somebody whose account is gone. */
  readonly person: Pick<CommentPerson, 'id' | 'name'> | null
  readonly className?: string
}

/** Initials in the person's color. Hidden from screen readers, because the name is next to it. */
export function Face({ person, className = 'size-7 text-[0.6875rem]' }: FaceProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full font-strong ${person ? looks[lookOf(person.id)] : 'bg-surface-sunken text-ink-muted'} ${className}`}
    >
      {person && personInitials({ firstName: person.name, lastName: null, email: '' })}
    </span>
  )
}

/** Always the same for an account. */
function lookOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum % looks.length
}

import type { CommentPerson } from '@deckloom/contract'
import { Face as PersonFace } from '../people/Face.tsx'
import { useColorFor } from '../people/shownColors.ts'

export interface FaceProps {
  /** Null for somebody whose account is gone. */
  readonly person: Pick<CommentPerson, 'id' | 'name'> | null
  readonly className?: string
}

/** The face of who takes part in comments, in the color that they have among those who are there. */
export function Face({ person, className = 'size-7 text-[0.6875rem]' }: FaceProps) {
  const color = useColorFor(person?.id ?? '')
  if (person) {
    return <PersonFace name={person.name} color={color} className={`font-strong ${className}`} />
  }
  return (
    <span aria-hidden="true" className={`shrink-0 rounded-full bg-surface-sunken ${className}`} />
  )
}

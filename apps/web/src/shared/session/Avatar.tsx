import type { CurrentUser } from '@deckloom/contract'
import { personInitials } from './personName.ts'
import { urlFor } from '../place.ts'

export interface AvatarProps {
  readonly user: Pick<CurrentUser, 'profileImageUrl' | 'firstName' | 'lastName' | 'email'>
  /** Size, shape and font size. */
  readonly className: string
}

/** A user's picture or initials. Hidden from screen readers, because the name is next to it. */
export function Avatar({ user, className }: AvatarProps) {
  const { profileImageUrl } = user
  if (profileImageUrl !== null)
    return <img src={urlFor(profileImageUrl)} alt="" className={`object-cover ${className}`} />
  return (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-primary-soft font-strong text-on-primary-soft ${className}`}
    >
      {personInitials(user)}
    </span>
  )
}

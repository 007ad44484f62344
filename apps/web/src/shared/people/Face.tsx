import { personInitials } from '../session/personName.ts'
import { type Colored, fillOf } from './personColors.ts'

export interface FaceProps extends Colored {
  readonly name: string
  /** Size, and size of the text. */
  readonly className: string
}

/** A person's initials in their color. Hidden from screen readers, because the name is next to it. */
export function Face({ name, color, className }: FaceProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full ${className}`}
      style={fillOf({ color })}
    >
      {personInitials({ firstName: name, lastName: null, email: name })}
    </span>
  )
}

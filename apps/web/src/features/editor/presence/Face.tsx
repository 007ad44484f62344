import type { LivePerson } from '@deckloom/contract'
import { Face as PersonFace } from '../../../shared/people/Face.tsx'

export interface FaceProps {
  readonly person: LivePerson
  /** Pixels. */
  readonly size: 20 | 28
}

const sizes = { 20: 'size-5 text-[0.5625rem]', 28: 'size-7 text-[0.6875rem]' } as const

/** The face of somebody who has the deck open. Set off from slides of its color. */
export function Face({ person: { name, color }, size }: FaceProps) {
  return (
    <PersonFace
      name={name}
      color={color}
      className={`font-action shadow-[0_0_0_1px_rgb(255_255_255/.7)] ${sizes[size]}`}
    />
  )
}

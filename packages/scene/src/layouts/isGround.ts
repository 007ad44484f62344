import type { Stage } from '../stage.ts'

/** Returns whether the slide has exactly one picture and text can be placed on it. */
export function isGround(stage: Stage): boolean {
  return stage.pictures.length === 1 && !hasShape(stage)
}

export function hasShape({ pictures }: Stage): boolean {
  return pictures.some(({ kind }) => kind !== 'picture')
}

import type { Stage } from '../stage.ts'

/** Whether the pictures are one that text can stand on. */
export function isGround(stage: Stage): boolean {
  return stage.pictures.length === 1 && !hasShape(stage)
}

export function hasShape({ pictures }: Stage): boolean {
  return pictures.some(({ kind }) => kind !== 'picture')
}

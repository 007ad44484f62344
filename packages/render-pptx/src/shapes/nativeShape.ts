import type { NativeMark } from '@deckloom/scene'

/** Writes marks as one group of this name. */
export type DrawGroup = (mark: NativeMark, name: string) => string

/** A mark that carries what it is. Each kind has a function of its own, in which it becomes an object of its own. */
export function nativeShape(mark: NativeMark, drawGroup: DrawGroup): string {
  switch (mark.source.kind) {
    case 'chart':
      return chartShape(mark, drawGroup)
    case 'shape':
      return presetShape(mark, drawGroup)
  }
}

function chartShape(mark: NativeMark, drawGroup: DrawGroup): string {
  return drawGroup(mark, 'Chart')
}

function presetShape(mark: NativeMark, drawGroup: DrawGroup): string {
  return drawGroup(mark, 'Shape')
}

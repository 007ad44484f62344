import type { Box } from '@deckloom/deck'
import type { Mark, Scene } from '@deckloom/scene'

/** Returns the visible bounds of the elements on a slide: lines of text as set, not the boxes they were set in. */
export function inkBoxes({ marks }: Scene): readonly Box[] {
  return marks.flatMap((mark) => (mark.origin ? inkOf(mark) : []))
}

function inkOf(mark: Mark): readonly Box[] {
  switch (mark.mark) {
    case 'text':
      return mark.lines.map(({ x, top, width, height }) => ({ x, y: top, width, height }))
    case 'group':
      return mark.children.flatMap(inkOf)
    case 'path':
    case 'image':
    case 'native':
      return [mark.box]
  }
}

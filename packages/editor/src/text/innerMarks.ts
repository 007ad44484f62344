import type { Mark, NativeMark } from '@deckloom/scene'

/** Returns the marks in which the text of an element may be: those in a group, or in a shape. */
export function innerMarks(mark: Mark): readonly Mark[] {
  if (mark.mark === 'group') return mark.children
  return isShape(mark) ? mark.painted : []
}

/** Replaces each of the marks that `innerMarks` returns. */
export function mapInnerMarks(mark: Mark, change: (inner: Mark) => Mark): Mark {
  if (mark.mark === 'group') return { ...mark, children: mark.children.map(change) }
  return isShape(mark) ? { ...mark, painted: mark.painted.map(change) } : mark
}

function isShape(mark: Mark): mark is NativeMark {
  return mark.mark === 'native' && mark.source.kind === 'shape'
}

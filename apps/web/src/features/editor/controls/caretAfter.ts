import { commonEnds } from '@deckloom/editor'

/** Returns where a caret stays with the words around it when a text becomes another one. */
export function caretAfter(before: string, after: string, caret: number): number {
  const { head, tail } = commonEnds(before, after)
  if (caret <= head) return caret
  const fromEnd = before.length - caret
  return fromEnd <= tail ? after.length - fromEnd : after.length - tail
}

/** Returns where a caret stays with the words around it when a text becomes another one. */
export function caretAfter(before: string, after: string, caret: number): number {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  if (caret <= head) return caret
  const fromEnd = before.length - caret
  return fromEnd <= tail ? after.length - fromEnd : after.length - tail
}

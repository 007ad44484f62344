/**
 * Returns the offsets of characters other than white space. Lines lose the space at their ends, so positions are
 * counted in these.
 */
export function nonSpaceOffsets(text: string): readonly number[] {
  const offsets: number[] = []
  for (let index = 0; index < text.length; index++) if (isLetter(text, index)) offsets.push(index)
  return offsets
}

export function nonSpaceCount(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) if (isLetter(text, index)) count += 1
  return count
}

function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  // Fast path: nearly all characters are ASCII.
  return (code > 32 && code < 127) || !/\s/.test(text.charAt(index))
}

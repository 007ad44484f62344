/** Places of the characters that are not white space. Lines lose the space at their ends, so they are counted by these. */
export function nonSpaceOffsets(text: string): readonly number[] {
  const offsets: number[] = []
  for (let index = 0; index < text.length; index++) {
    if (!/\s/.test(text.charAt(index))) offsets.push(index)
  }
  return offsets
}

/** Returns whether letters of a text are missing in what is kept of it. Spaces at its ends and empty lines do not count. */
export function isCut(written: readonly string[], kept: readonly string[]): boolean {
  return lettersOf(kept) < lettersOf(written)
}

function lettersOf(lines: readonly string[]): number {
  return lines.join('').replaceAll(/[\s\u200B]/gu, '').length
}

import type { Line } from './lines.ts'

const option = /^\s*(?:([A-H])\)|([A-H])\.)\s+(?=\S)/u

/** 'B) Sell it': options are named by their letters, which stay with their words. */
export function optionLetter(line: string): string | undefined {
  const [, closed, stopped] = option.exec(line) ?? []
  return closed ?? stopped
}

/** The lines of each option from a line on, where it is 'A' and another follows; what stands below one belongs to it. */
export function optionsAt(
  lines: readonly Line[],
  at: number,
): readonly (readonly Line[])[] | undefined {
  const groups: Line[][] = []
  for (const line of lines.slice(at, at + 100)) {
    if (line.isBlank) break
    if (optionLetter(line.text) === 'ABCDEFGH'[groups.length]) groups.push([line])
    else if (groups.length === 0) return undefined
    else groups.at(-1)?.push(line)
  }
  return groups.length >= 2 ? groups : undefined
}

import type { Line } from './lines.ts'

const option = /^\s*(?:([A-H])\)|([A-H])\.)\s+(?=\S)/u

/** Returns the letter of an option such as 'B) Sell it'. The letter stays part of its text. */
export function optionLetter(line: string): string | undefined {
  const [, closed, stopped] = option.exec(line) ?? []
  return closed ?? stopped
}

/** Returns the lines of each option, if the first is 'A' and another follows. Lines below an option belong to it. */
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

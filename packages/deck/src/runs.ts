import type { TextRunStyle } from './text.ts'

/** The runs, where they belong to these words: runs that do not add up to the content are out of date. */
export function currentRuns<Run extends TextRunStyle>(
  runs: readonly Run[] | undefined,
  content: string,
): readonly Run[] | undefined {
  return runs !== undefined && runs.map(({ text }) => text).join('') === content ? runs : undefined
}

import type { TextElement, TextLineStyle, TextRunStyle } from './text.ts'

/** Returns the runs if they match this text: runs that do not add up to the content are stale. */
export function currentRuns<Run extends TextRunStyle>(
  runs: readonly Run[] | undefined,
  content: string,
): readonly Run[] | undefined {
  return runs !== undefined && runs.map(({ text }) => text).join('') === content ? runs : undefined
}

/** Returns the list style of each line, if there is exactly one per line. */
export function currentLines({
  content,
  lines,
}: Pick<TextElement, 'content' | 'lines'>): readonly TextLineStyle[] | undefined {
  return lines?.length === content.split(/\r\n|\r|\n/u).length ? lines : undefined
}

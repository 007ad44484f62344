import type { TextElement, TextLineStyle, TextRunStyle } from './text.ts'

/** The runs, where they belong to these words: runs that do not add up to the content are out of date. */
export function currentRuns<Run extends TextRunStyle>(
  runs: readonly Run[] | undefined,
  content: string,
): readonly Run[] | undefined {
  return runs !== undefined && runs.map(({ text }) => text).join('') === content ? runs : undefined
}

/** How each line of the words stands in a list, where there is one for each. */
export function currentLines({
  content,
  lines,
}: Pick<TextElement, 'content' | 'lines'>): readonly TextLineStyle[] | undefined {
  return lines?.length === content.split(/\r\n|\r|\n/u).length ? lines : undefined
}

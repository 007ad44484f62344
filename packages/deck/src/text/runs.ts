import type { TextElement, TextLineStyle, TextRunStyle, TextStyle } from './text.ts'

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

/** How a run differs from the text around it. */
export type RunLook = Omit<TextRunStyle, 'text'>

const lookKeys = [
  'bold',
  'italic',
  'underline',
  'strike',
  'color',
  'highlight',
  'baseline',
  'fontFamily',
  'fontSize',
  'href',
] as const satisfies readonly (keyof RunLook)[]

/** Whether two runs look the same, so that they can be one. */
export function sameLook(one: RunLook, other: RunLook): boolean {
  return one === other || lookKeys.every((key) => one[key] === other[key])
}

/** Whether a text is struck through where its runs do not say otherwise. */
export function isStruck({ strike, textDecoration }: TextStyle): boolean {
  return strike ?? textDecoration === 'line-through'
}

import { clampFontSize } from '@deckloom/editor'

/** How large a text is drawn: it grows into its box, or shrinks to fit, and all its words with it. */
export interface TextSizes {
  /** Size that the sizes of words relate to, in page units. */
  readonly nominal: number
  /** Size after fitting, in page units. */
  readonly drawn: number
}

/** Size at which words are drawn that have a stored size, or the text's own. */
export function drawnSize({ nominal, drawn }: TextSizes, stored = nominal): number {
  return nominal > 0 ? (stored * drawn) / nominal : stored
}

/** Size to store for words that are to be drawn at a size, to a hundredth. */
export function storedSize(sizes: TextSizes | undefined, wanted: number): number {
  const { nominal, drawn } = sizes ?? { nominal: 0, drawn: 0 }
  const size = drawn > 0 ? (clampFontSize(wanted) * nominal) / drawn : wanted
  return clampFontSize(Math.round(size * 100) / 100)
}

import type { Box } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { wordBoxes } from './wordBoxes.ts'

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Returns where a caret in the text of an element is drawn, in page units: a box without width. `at` counts in the
 * element's lines, joined by line breaks. Undefined beside no letter, or if the layout changed the text too much to tell.
 */
export function caretBox(
  scene: Pick<Scene, 'marks'>,
  elementId: string,
  { texts, at }: { readonly texts: readonly string[]; readonly at: number },
): Box | undefined {
  const text = texts.join('\n')
  const end = Math.min(at, text.length)
  const line = text.lastIndexOf('\n', end - 1) + 1
  // Spaces have no place of their own in the layout.
  const before = text.slice(line, end).trimEnd().length
  const beginsWord = before < end - line && /^\S/u.test(text.slice(end))
  const [from, isAfter] =
    before > 0 && !beginsWord
      ? [line + before - 1, true]
      : [end + leadingSpaces(text.slice(end)), false]
  const letter = text.charAt(from)
  const [box] = wordBoxes(scene, elementId, { texts, range: { from, to: from + 1 } })
  if (!box) return undefined
  const isRight = isAfter !== rightToLeft.test(letter)
  return { ...box, x: isRight ? box.x + box.width : box.x, width: 0 }
}

function leadingSpaces(text: string): number {
  return text.length - text.trimStart().length
}

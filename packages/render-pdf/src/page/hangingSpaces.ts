import type { TextMark } from '@deckloom/scene'

/**
 * Returns for every line of a text whether it ends at a space. The layout does not draw that space, but without it
 * copied text would join the words around the break. There is none if a word was broken.
 */
export function hangingSpaces({ paragraphs, lines }: TextMark): readonly boolean[] {
  const texts = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
  const cursors = texts.map(() => 0)
  return lines.map((line) => {
    const text = texts[line.paragraph] ?? ''
    const length = line.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0)
    const end = (cursors[line.paragraph] ?? 0) + length
    const hanging = /^\s+(?=\S)/.exec(text.slice(end))?.[0].length ?? 0
    cursors[line.paragraph] = end + hanging
    return hanging > 0
  })
}

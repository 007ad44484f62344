import type { Mark, Scene, TextMark } from '@deckloom/scene'

export interface SceneDescription {
  /** The children of an image are not announced, and links must be. */
  readonly role: 'img' | 'group'
  readonly title: string
  /** The text of the slide and the descriptions of its pictures, one line per paragraph. */
  readonly words: string
}

/** Returns a text alternative for a slide. */
export function describeScene({ title, marks }: Scene): SceneDescription {
  const texts = textsIn(marks)
  const linked = texts.some(({ lines }) =>
    lines.some(({ fragments }) => fragments.some(({ href }) => href !== undefined)),
  )
  return {
    role: linked ? 'group' : 'img',
    title: title || 'Slide',
    words: marks.flatMap(wordsOf).join('\n'),
  }
}

function textsIn(marks: readonly Mark[]): readonly TextMark[] {
  return marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : textsIn(childrenOf(mark))))
}

function wordsOf(mark: Mark): readonly string[] {
  if (mark.alt) return [mark.alt]
  if (mark.mark !== 'text') return childrenOf(mark).flatMap(wordsOf)
  return mark.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
}

function childrenOf(mark: Mark): readonly Mark[] {
  if (mark.mark === 'group') return mark.children
  return mark.mark === 'native' ? mark.painted : []
}

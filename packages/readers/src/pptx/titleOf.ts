import { page } from '@deckloom/deck'
import type { ItemOf, SlideItem, TextItem } from './slideItems.ts'
import { plainText } from './textElement.ts'

const longestTitle = 120

/**
 * Returns the title of a slide and all other items. Without a title placeholder, the largest short
 * text at the top is used.
 */
export function titleOf(items: readonly SlideItem[]): {
  readonly title: TextItem | undefined
  readonly rest: readonly SlideItem[]
} {
  const marked = items.find((item) => item.kind === 'title')
  const title = marked ?? guessTitle(items)
  return { title, rest: items.filter((item) => item !== title) }
}

function guessTitle(items: readonly SlideItem[]): ItemOf<'text'> | undefined {
  const candidates = items
    .filter((item) => item.kind === 'text')
    .filter(({ box, rotation, text }) => {
      const words = plainText(text)
      return (
        box !== undefined &&
        rotation === 0 &&
        box.y < page.height * 0.3 &&
        words !== '' &&
        words.length <= longestTitle
      )
    })
  const [largest] = candidates.toSorted(
    (one, other) => (other.text.points ?? 0) - (one.text.points ?? 0),
  )
  return largest
}

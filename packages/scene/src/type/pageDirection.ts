import { bulletText, type SlideContent } from '@deckloom/deck'
import { readingDirection } from '@deckloom/text'

const letter = /\p{L}/gu
const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

/**
 * How a page reads: from the right where its title begins so, or most of its letters are. In a deck whose title
 * reads from the right, a single letter that does makes the page, however many Latin names it has, and a page of
 * figures alone goes with the deck.
 */
export function pageDirection(slide: SlideContent, deckTitle: string): 'ltr' | 'rtl' {
  const words = wordsOnPage(slide)
  const letters = countOf(letter, words)
  const fromRight = letters === 0 ? 0 : countOf(rightToLeftLetter, words)
  const begun = fromRight > 0 ? readingDirection(slide.title) : 'ltr'
  if (begun === 'rtl' || fromRight * 2 > letters) return 'rtl'
  return fromRight > 0 || letters === 0 ? readingDirection(deckTitle) : 'ltr'
}

/** Whether a text has letters that read from the right. */
export function readsFromRight(text: string): boolean {
  return countOf(rightToLeftLetter, text) > 0
}

/** What the layout shows; elements that a person placed read as they do. */
function wordsOnPage(slide: SlideContent): string {
  const charts = slide.visuals.flatMap((visual) =>
    visual.kind === 'chart'
      ? [visual.chart.title, ...visual.chart.data.map(({ label }) => label)]
      : [],
  )
  return [
    slide.title,
    slide.eyebrow ?? '',
    ...slide.bullets.map((bullet) => bulletText(bullet)),
    ...(slide.table?.rows.flat() ?? []),
    ...charts,
  ].join(' ')
}

function countOf(of: RegExp, text: string): number {
  return text.match(of)?.length ?? 0
}

import { bulletText, type SlideContent } from '@deckloom/deck'
import { readingDirection } from '@deckloom/text'

const letter = /\p{L}/gu
const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

/**
 * Returns the reading direction of a page: right to left if its title starts that way or most of its letters do. In a
 * deck whose title reads right to left, a single right-to-left letter decides, however many Latin names the page has,
 * and a page with only figures follows the deck.
 */
export function pageDirection(slide: SlideContent, deckTitle: string): 'ltr' | 'rtl' {
  const words = wordsOnPage(slide)
  const letters = countOf(letter, words)
  const fromRight = letters === 0 ? 0 : countOf(rightToLeftLetter, words)
  const begun = fromRight > 0 ? readingDirection(slide.title) : 'ltr'
  if (begun === 'rtl' || fromRight * 2 > letters) return 'rtl'
  return fromRight > 0 || letters === 0 ? readingDirection(deckTitle) : 'ltr'
}

/** Returns whether a text contains right-to-left letters. */
export function readsFromRight(text: string): boolean {
  return countOf(rightToLeftLetter, text) > 0
}

/** Returns the text that the layout shows. Elements that the user placed do not count. */
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

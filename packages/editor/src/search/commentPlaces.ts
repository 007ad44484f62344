import { elementText, findQuote, type Quote, type Slide, type TextRange } from '@deckloom/deck'
import { findElement } from '../edits/elements.ts'

/** What a comment is on. */
export type CommentPlace =
  | { readonly kind: 'slide' }
  | { readonly kind: 'element'; readonly elementId: string }
  | ({ readonly kind: 'words'; readonly elementId: string } & Quote)

/** Whether the element or the words are gone from the slide. */
export function isPlaceGone(slide: Slide, place: CommentPlace): boolean {
  switch (place.kind) {
    case 'slide':
      return false
    case 'element':
      return findElement(slide, place.elementId) === undefined
    case 'words':
      return wordsRange(slide, place) === undefined
  }
}

/** Where the words of a comment are now in their element's text; undefined if they are gone. */
export function wordsRange(
  slide: Slide,
  place: Extract<CommentPlace, { readonly kind: 'words' }>,
): TextRange | undefined {
  const text = elementText(slide, place.elementId)
  return text === undefined ? undefined : findQuote(text, place)
}

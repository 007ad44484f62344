import type { CommentThread } from '@deckloom/contract'

export interface AnchorPlace {
  readonly slideIds: readonly string[]
  /** Whether its words or its element are gone. */
  readonly isGone: boolean
}

/** Says what a thread is on, such as "“to the centimeter”" or "Image on slide 4". */
export function anchorWords(
  { slideId, anchor }: Pick<CommentThread, 'slideId' | 'anchor'>,
  { slideIds, isGone }: AnchorPlace,
): string {
  const place = slideIds.indexOf(slideId)
  if (anchor.kind === 'words') return `“${anchor.quote.replaceAll(/\s+/gu, ' ').trim()}”`
  if (place === -1) return anchor.kind === 'element' ? anchor.name : 'A slide'
  const slide = `slide ${place + 1}`
  if (anchor.kind === 'slide') return `On ${slide}`
  return isGone ? `${anchor.name}, deleted from ${slide}` : `${anchor.name} on ${slide}`
}

/** Says which slide the words of a thread are on; undefined for what `anchorWords` says of other threads. */
export function slideOfWords(
  { slideId, anchor }: Pick<CommentThread, 'slideId' | 'anchor'>,
  { slideIds }: Pick<AnchorPlace, 'slideIds'>,
): string | undefined {
  const place = slideIds.indexOf(slideId)
  return anchor.kind === 'words' && place !== -1 ? `on slide ${place + 1}` : undefined
}

/** Says that what a thread is on was deleted; undefined while it is there. */
export function lossOf(
  { slideId, anchor }: Pick<CommentThread, 'slideId' | 'anchor'>,
  { slideIds, isGone }: AnchorPlace,
): string | undefined {
  if (!slideIds.includes(slideId)) return 'The slide was deleted.'
  return isGone && anchor.kind === 'words' ? 'The text was deleted.' : undefined
}

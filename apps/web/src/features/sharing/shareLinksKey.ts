/** Returns the query key of a deck's share links. */
export function shareLinksKey(deckId: number): readonly (string | number)[] {
  return ['/api/presentations', deckId, 'share-links']
}

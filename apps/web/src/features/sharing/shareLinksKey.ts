/** Key of the links of a deck among what was asked of the server. */
export function shareLinksKey(deckId: number): readonly (string | number)[] {
  return ['/api/presentations', deckId, 'share-links']
}

/** The part of a PowerPoint file of ours that keeps the slides which it was made of; see docs/decisions/0036. */
export const deckData = {
  namespace: 'urn:deckloom:deck',
  /** Tells the part among those of other programs. */
  itemId: '{7C1B6C0E-5D4F-4E0B-9B1A-2F8D3A6E4C59}',
  version: '1',
  /** What a picture goes by in the data, before its print. */
  picture: '/picture/',
  cipher: 'aes-128-gcm',
  nonceBytes: 12,
  tagBytes: 16,
  keyBytes: 16,
} as const

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
  /** Of a page's facts: the key, and what the slide goes by, from the first byte to the one after the last. */
  digest: 'sha256',
  key: [0, 16],
  look: [16, 28],
} as const

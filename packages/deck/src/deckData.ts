/** The part of our PowerPoint files that stores the slides the file was made from; see docs/decisions/0036. */
export const deckData = {
  namespace: 'urn:deckloom:deck',
  /** Identifies the part among those of other programs. */
  itemId: '{7C1B6C0E-5D4F-4E0B-9B1A-2F8D3A6E4C59}',
  version: '1',
  /** URL prefix of a picture in the data, followed by its fingerprint. */
  picture: '/picture/',
  cipher: 'aes-128-gcm',
  nonceBytes: 12,
  tagBytes: 16,
  /** Digest of a page's facts. Byte ranges, end exclusive: the encryption key, and what the slide is looked up by. */
  digest: 'sha256',
  key: [0, 16],
  look: [16, 28],
} as const

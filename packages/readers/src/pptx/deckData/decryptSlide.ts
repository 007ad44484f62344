import { createDecipheriv, hash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { deckData } from '@deckloom/deck'

/** Returns the fingerprint of a page, by which stored slides are found. */
export function lookOf(facts: string): string {
  return digest(facts)
    .subarray(...deckData.look)
    .toString('base64url')
}

/**
 * Decrypts the data stored with a page, at most `most` bytes; undefined if page or content were
 * changed, or it is larger.
 */
export function decryptSlide(facts: string, content: string, most: number): Buffer | undefined {
  const bytes = Buffer.from(content, 'base64')
  const { nonceBytes, tagBytes, cipher } = deckData
  if (bytes.byteLength <= nonceBytes + tagBytes || most < 1) return undefined
  const key = digest(facts).subarray(...deckData.key)
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const packed = opening.update(bytes.subarray(nonceBytes + tagBytes))
    return inflateRawSync(Buffer.concat([packed, opening.final()]), { maxOutputLength: most })
  } catch {
    // The page or the content was changed, or the data is too large.
    return undefined
  }
}

function digest(facts: string): Buffer {
  return hash(deckData.digest, facts, 'buffer')
}

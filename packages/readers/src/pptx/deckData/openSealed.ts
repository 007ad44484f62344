import { createDecipheriv, hash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { deckData } from '@deckloom/deck'

/** What a page of a file goes by among the slides that the file keeps. */
export function lookOf(facts: string): string {
  return digest(facts)
    .subarray(...deckData.look)
    .toString('base64url')
}

/**
 * What was sealed with a page, of at most `most` bytes; undefined when the page or the content is another one, or when it
 * is larger.
 */
export function openSealed(facts: string, content: string, most: number): Buffer | undefined {
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
    // Another page, another content, or one that grows too large: whatever it is, it is not read.
    return undefined
  }
}

function digest(facts: string): Buffer {
  return hash(deckData.digest, facts, 'buffer')
}

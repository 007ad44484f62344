import { createCipheriv, hash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { deckData } from '@deckloom/deck'

/** A slide as stored in the file. */
export interface SealedSlide {
  /** Identifies the slide's page in the file without revealing its content. */
  readonly look: string
  /** Base64. */
  readonly content: string
}

/** A slide is about 1 kB; clearing zlib's default tables takes longer than compressing it. */
const packing = { windowBits: 10, memLevel: 3, chunkSize: 1_024 }

/**
 * Seals the stored slide data with the content of its page: anyone with the unchanged page can open it, and nobody can
 * once the page is changed or gone. The same page and data give the same bytes.
 */
export function sealSlide(facts: string, data: unknown): SealedSlide {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(data)), packing)
  const digest = hash(deckData.digest, facts, 'buffer')
  const key = digest.subarray(...deckData.key)
  // Derived from the content, so that a key never uses the same nonce for different content.
  const content = Buffer.concat([key, packed])
  const nonce = hash(deckData.digest, content, 'buffer').subarray(0, deckData.nonceBytes)
  const cipher = createCipheriv(deckData.cipher, key, nonce)
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  return {
    look: digest.subarray(...deckData.look).toString('base64url'),
    content: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64'),
  }
}

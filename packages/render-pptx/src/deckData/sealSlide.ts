import { createCipheriv, hash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { deckData } from '@deckloom/deck'

/** A slide as the file keeps it. */
export interface SealedSlide {
  /** Tells which page of the file it belongs to, and nothing of what is on it. */
  readonly look: string
  /** Base64. */
  readonly content: string
}

/** A slide is about a kB: the usual tables take longer to clear than it takes to pack. */
const packing = { windowBits: 10, memLevel: 3, chunkSize: 1_024 }

/**
 * Seals what the file keeps of a slide with what its page says: whoever has the page as it was can open it, nobody can once
 * the page is changed or gone. The same page and data give the same bytes.
 */
export function sealSlide(facts: string, data: unknown): SealedSlide {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(data)), packing)
  const digest = hash(deckData.digest, facts, 'buffer')
  const key = digest.subarray(...deckData.key)
  // Made from the content: one key never sees one nonce with two contents.
  const content = Buffer.concat([key, packed])
  const nonce = hash(deckData.digest, content, 'buffer').subarray(0, deckData.nonceBytes)
  const cipher = createCipheriv(deckData.cipher, key, nonce)
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  return {
    look: digest.subarray(...deckData.look).toString('base64url'),
    content: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64'),
  }
}

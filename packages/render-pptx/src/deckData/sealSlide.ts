import { createCipheriv, createHash, createHmac } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { deckData } from '@deckloom/deck'

/** A slide as the file keeps it. */
export interface SealedSlide {
  /** Tells which page of the file it belongs to, and nothing of what is on it. */
  readonly look: string
  /** Base64. */
  readonly content: string
}

/** A slide is a few kB: the usual tables take longer to clear than it takes to pack. */
const packing = { windowBits: 13, memLevel: 5 }

/**
 * Seals what the file keeps of a slide with what its page says: whoever has the page as it was can open it, nobody can once
 * the page is changed or gone. The same page and data give the same bytes.
 */
export function sealSlide(facts: string, data: unknown): SealedSlide {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(data)), packing)
  const key = digest('key', facts).subarray(0, deckData.keyBytes)
  // Made from the content: one key never sees one nonce with two contents.
  const nonce = createHmac('sha256', key).update(packed).digest().subarray(0, deckData.nonceBytes)
  const cipher = createCipheriv(deckData.cipher, key, nonce)
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  return {
    look: digest('look', facts).toString('base64url', 0, 16),
    content: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64'),
  }
}

function digest(use: string, facts: string): Buffer {
  return createHash('sha256').update(`${use}\n${facts}`).digest()
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Secrets that the server must read again: encrypted with a key that is not in the database. */
export interface SealedSecrets {
  /** `context` says what it is and whose; it opens with the same words only. */
  seal(text: string, context: string): string
  /** Undefined for what was changed, belongs elsewhere, or was sealed with another key. */
  open(sealed: string, context: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const lengths = { key: 32, nonce: 12, tag: 16 } as const

/** AES-256-GCM. The key is derived from the secret that signs cookies, which whoever copies the database does not have. */
export function createSealedSecrets(secret: string): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'deckloom sealed secrets', lengths.key))
  return {
    seal(text, context) {
      const nonce = randomBytes(lengths.nonce)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, lengths.nonce)
      const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)
      if (tag.byteLength < lengths.tag) return undefined
      const opener = createDecipheriv(algorithm, key, nonce, { authTagLength: lengths.tag })
      opener.setAAD(Buffer.from(context)).setAuthTag(tag)
      const words = opener.update(bytes.subarray(lengths.nonce + lengths.tag))
      try {
        return Buffer.concat([words, opener.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

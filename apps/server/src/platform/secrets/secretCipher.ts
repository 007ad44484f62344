import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that the server must read again, with a key that is not in the database. */
export interface SecretCipher {
  /**
   * `context` identifies the secret and its owner, and is authenticated: decryption needs the same
   * one.
   */
  encrypt(text: string, context: string): string
  /**
   * Undefined if the text was changed, belongs to another context, or was encrypted with another
   * key.
   */
  decrypt(encrypted: string, context: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const lengths = { key: 32, nonce: 12, tag: 16 } as const

/**
 * AES-256-GCM. The key is derived from the secret that signs cookies, which a copy of the database
 * does not contain.
 */
export function createSecretCipher(secret: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'deckloom sealed secrets', lengths.key))
  return {
    encrypt(text, context) {
      const nonce = randomBytes(lengths.nonce)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url')
      const nonce = bytes.subarray(0, lengths.nonce)
      const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)
      if (tag.byteLength < lengths.tag) return undefined
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: lengths.tag })
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
      const plaintext = decipher.update(bytes.subarray(lengths.nonce + lengths.tag))
      try {
        return Buffer.concat([plaintext, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

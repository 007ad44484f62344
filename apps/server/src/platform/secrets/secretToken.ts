import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a cookie or an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: its SHA-256, in hexadecimal digits, which opens nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

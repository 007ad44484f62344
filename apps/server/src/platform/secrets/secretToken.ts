import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a cookie or a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a secret: its SHA-256 in hexadecimal, which grants nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'
import type { Lock } from './archiveFormat.ts'

/** The uses of a passphrase: encrypting text, and authenticating an archive. */
export interface PassphraseKeys {
  encrypt(text: string): string
  /** Undefined with another passphrase, or if the text was changed. */
  decrypt(encrypted: string): string | undefined
  mac(bytes: Uint8Array): string
  isMac(bytes: Uint8Array, mac: string): boolean
}

const lengths = { salt: 16, key: 32, nonce: 12 } as const
const encryptedSchema = z.object({ nonce: z.string(), tag: z.string(), text: z.string() })
const context = Buffer.from('deckloom backup secrets')

/** A new salt with OWASP's parameters for scrypt: 32 MiB and about a tenth of a second. */
export function createLock(): Lock {
  const salt = randomBytes(lengths.salt).toString('base64url')
  return { salt, cost: 32_768, blockSize: 8, parallel: 3 }
}

/** 120 random bits, in groups that can be read aloud and typed. */
export function createPassphrase(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
  const text = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return text.match(/.{6}/g)?.join('-') ?? text
}

/** Derives the keys: AES-256-GCM for the secrets, HMAC-SHA256 for the checksums. */
export async function derivePassphraseKeys(
  passphrase: string,
  lock: Lock,
): Promise<PassphraseKeys> {
  const derived = await derive(passphrase, lock)
  const [cipherKey, macKey] = [derived.subarray(0, lengths.key), derived.subarray(lengths.key)]
  const mac = (bytes: Uint8Array) => createHmac('sha256', macKey).update(bytes)
  return {
    encrypt(text) {
      const nonce = randomBytes(lengths.nonce)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(context)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const [tag, ciphertext] = [cipher.getAuthTag(), encrypted].map((part) =>
        part.toString('base64url'),
      )
      return JSON.stringify({ nonce: nonce.toString('base64url'), tag, text: ciphertext })
    },
    decrypt: (encrypted) => decryptText(cipherKey, encrypted),
    mac: (bytes) => mac(bytes).digest('hex'),
    isMac(bytes, given) {
      const [real, claimed] = [mac(bytes).digest(), Buffer.from(given, 'hex')]
      return real.length === claimed.length && timingSafeEqual(real, claimed)
    },
  }
}

function decryptText(key: Uint8Array, encrypted: string): string | undefined {
  try {
    const { nonce, tag, text } = encryptedSchema.parse(JSON.parse(encrypted))
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    })
    decipher.setAAD(context).setAuthTag(Buffer.from(tag, 'base64url'))
    const ciphertext = decipher.update(Buffer.from(text, 'base64url'))
    return Buffer.concat([ciphertext, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function derive(passphrase: string, { salt, cost, blockSize, parallel }: Lock): Promise<Buffer> {
  const options = {
    N: cost,
    r: blockSize,
    p: parallel,
    maxmem: 256 * blockSize * (cost + parallel),
  }
  return new Promise((resolve, reject) => {
    scrypt(
      passphrase.normalize('NFKC'),
      Buffer.from(salt, 'base64url'),
      2 * lengths.key,
      options,
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })
}

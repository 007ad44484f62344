import { createHmac } from 'node:crypto'

/**
 * A keyed hash of an email address: equal addresses have equal tags, and a tag reveals no address.
 */
export type TagAddress = (email: string) => string

/** `secret` prevents finding an address by hashing guesses. */
export function createTagAddress(secret: string): TagAddress {
  return (email) => {
    const digest = createHmac('sha256', secret).update(`address ${email.toLowerCase()}`)
    return `address ${digest.digest('hex').slice(0, 24)}`
  }
}

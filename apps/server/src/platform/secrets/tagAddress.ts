import { createHmac } from 'node:crypto'

/** Names an e-mail address to whoever knows it, and to nobody else: equal addresses have equal tags. */
export type TagAddress = (email: string) => string

/** `secret` keeps others from finding an address by tagging all they can think of. */
export function createTagAddress(secret: string): TagAddress {
  return (email) => {
    const digest = createHmac('sha256', secret).update(`address ${email.toLowerCase()}`)
    return `address ${digest.digest('hex').slice(0, 24)}`
  }
}

import { createHmac } from 'node:crypto'

/**
 * The secret in the link of a letter. Written again after a crash, a letter has the same one: the copy that a mailbox
 * keeps works. The table of letters has no secret in it, because only who knows the server's can tell this one.
 */
export function letterSecret(serverSecret: string, messageId: string): string {
  return createHmac('sha256', serverSecret).update(`letter ${messageId}`).digest('base64url')
}

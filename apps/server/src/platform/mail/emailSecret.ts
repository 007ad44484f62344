import { createHmac } from 'node:crypto'

/**
 * The secret in the link of an email. Written again after a crash, an email has the same one: the copy that a mailbox
 * keeps works. The table of emails has no secret in it, because only who knows the server's can tell this one.
 */
export function emailSecret(serverSecret: string, messageId: string): string {
  return createHmac('sha256', serverSecret).update(`letter ${messageId}`).digest('base64url')
}

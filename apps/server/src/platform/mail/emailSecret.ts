import { createHmac } from 'node:crypto'

/**
 * The secret in the link of an email, derived from the message id. An email sent again after a
 * crash has the same one, so that either copy works. The email table contains no secrets: deriving
 * one needs the server's key.
 */
export function emailSecret(serverSecret: string, messageId: string): string {
  return createHmac('sha256', serverSecret).update(`letter ${messageId}`).digest('base64url')
}

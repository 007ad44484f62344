import type { Queries } from '../../db/openDatabase.ts'
import type { SupportMail } from '../../db/schema/mail.ts'
import type { Email } from '../../platform/mail/email.ts'
import { composeEmail } from '../../platform/mail/composeEmail.ts'
import { findSupportMessage } from './supportRepository.ts'

/** Composes the email to the support desk about a message. Undefined if the message was deleted. */
export async function supportMail(
  queries: Queries,
  { messageId, to }: SupportMail,
): Promise<{ readonly email: Email } | undefined> {
  const found = await findSupportMessage(queries, messageId)
  if (!found) return undefined
  const { name, email, category, subject, message, userId, isPriority } = found
  return {
    email: composeEmail({
      to,
      replyTo: email,
      priority: isPriority ? 'high' : undefined,
      subject: `${isPriority ? '[Priority] ' : ''}[${category}] ${subject}`,
      greeting: `${name} <${email}> writes:`,
      paragraphs: message.split(/\n{2,}/),
      remarks: [
        userId === null ? 'The writer was not signed in.' : `The writer's account: ${userId}`,
        ...(isPriority ? ["The writer's plan includes priority support."] : []),
        `Message ${messageId}. Your answer goes to the writer.`,
      ],
    }),
  }
}

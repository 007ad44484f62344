import type { Mail } from '../db/schema/mail.ts'
import { accountMail, type AccountMailPorts } from '../features/accounts/mail/accountMail.ts'
import { commentMail, isCommentMail } from '../features/comments/commentMail.ts'
import type { PreparedMail } from '../features/mail/MailWorker.ts'
import {
  administrationMail,
  isAdministrationMail,
} from '../features/accounts/mail/administrationMail.ts'
import { invitationMail } from '../features/presentations/people/invitations.ts'
import { isOwnerMail, ownerMail } from '../features/presentations/requests/ownerMail.ts'
import { supportMail } from '../features/support/supportMail.ts'

/** Composes every email of the product. Undefined if the recipient no longer exists. */
export function prepareMail(
  common: Omit<AccountMailPorts, 'secret'>,
): (mail: Mail, secret: string) => Promise<PreparedMail | undefined> {
  return (mail, secret) => {
    const ports = { ...common, secret }
    if (isAdministrationMail(mail)) return administrationMail(ports)(mail)
    if (isOwnerMail(mail)) return ownerMail(ports, mail)
    const { kind } = mail
    if (kind === 'support-message') return supportMail(ports.queries, mail)
    if (kind === 'deck-invitation' || kind === 'team-invitation') return invitationMail(ports, mail)
    if (isCommentMail(mail)) return commentMail(ports, mail)
    return accountMail(ports)(mail)
  }
}

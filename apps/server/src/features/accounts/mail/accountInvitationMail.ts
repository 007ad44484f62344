import type { Queries } from '../../../db/openDatabase.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { composeEmail } from '../../../platform/mail/composeEmail.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import { findInvitation, setInvitationToken } from '../repositories/accountInvitationsRepository.ts'

interface Ports {
  readonly queries: Queries
  readonly now: () => Date
  readonly home: () => string
  /** The secret in the link. */
  readonly secret: string
}

/** Composes the email that invites a person to register. Only a hash of its secret is stored. */
export async function accountInvitationMail(
  { queries, now, home, secret }: Ports,
  id: number,
): Promise<{ readonly email: Email } | undefined> {
  const found = await findInvitation(queries, { id, now: now() })
  if (!found) return undefined
  await setInvitationToken(queries, { id, token: hashSecret(secret) })
  return {
    email: composeEmail({
      to: found.email,
      subject: 'You’re invited to Deckloom',
      greeting: 'Hello,',
      paragraphs: [
        'An administrator invited you to Deckloom, where you create, edit and share presentations.',
      ],
      action: { label: 'Create your account', href: `${home()}/signup?invitation=${secret}` },
      remarks: [
        'The link works once, for 14 days.',
        'If you don’t know who this is from, ignore this email.',
      ],
    }),
  }
}

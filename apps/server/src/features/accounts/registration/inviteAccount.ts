import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { findCredentials } from '../repositories/accountsRepository.ts'
import { putInvitation } from '../repositories/accountInvitationsRepository.ts'

export interface InviteAccountPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

export const invitationDays = 14

/**
 * Invites a person to register, for installations with restricted registration. Replaces an earlier
 * invitation.
 */
export async function inviteAccount(
  { queries, now, mailWaits }: InviteAccountPorts,
  { email, invitedBy }: { readonly email: string; readonly invitedBy: string },
): Promise<{ readonly id: number; readonly email: string; readonly expiresAt: Date } | Failure> {
  const address = email.toLowerCase()
  if (await findCredentials(queries, address)) return new Failure('email_taken')
  const expiresAt = new Date(now().getTime() + invitationDays * 24 * 60 * 60_000)
  const id = await queries.transaction(async (transaction) => {
    const row = { email: address, invitedBy, expiresAt, now: now() }
    const invitationId = await putInvitation(transaction, row)
    await enqueueMail(transaction, { kind: 'account-invitation', invitationId }, now())
    return invitationId
  })
  mailWaits()
  return { id, email: address, expiresAt }
}

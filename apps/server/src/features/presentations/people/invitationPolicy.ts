import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/failure.ts'
import { findVerifiedAddress } from './collaboratorsRepository.ts'

export interface Inviting {
  /** Who invites; null where their account is gone. */
  readonly inviter: string | null
  /** The address that is invited, in small letters. */
  readonly email: string
  /** Domains that are the company's own; empty where none are configured. */
  readonly companyDomains: ReadonlySet<string>
}

/**
 * The refusal of an invitation to an address outside of the company, where an administrator has turned those off. Inside
 * are the configured domains, or, where there are none, the domain of the inviter's own verified address.
 */
export async function invitationFailure(
  queries: Queries,
  { inviter, email, companyDomains }: Inviting,
): Promise<Failure | undefined> {
  const { outsideInvitations } = await readSettings(queries)
  if (outsideInvitations) return undefined
  const domain = domainOf(email)
  const own = inviter === null ? undefined : await findVerifiedAddress(queries, inviter)
  const isInside =
    companyDomains.size > 0
      ? companyDomains.has(domain)
      : own !== undefined && domainOf(own) === domain
  return isInside ? undefined : outsideIsOff()
}

/**
 * The same for the account that comes by an invitation: it may have been sent before the switch was turned, or passed on
 * to somebody else. Only a verified address is anybody's.
 */
export async function joiningFailure(
  queries: Queries,
  { userId, ...inviting }: Omit<Inviting, 'email'> & { readonly userId: string },
): Promise<Failure | undefined> {
  const { outsideInvitations } = await readSettings(queries)
  if (outsideInvitations) return undefined
  const email = await findVerifiedAddress(queries, userId)
  return email === undefined ? outsideIsOff() : invitationFailure(queries, { ...inviting, email })
}

function outsideIsOff(): Failure {
  const sentence =
    'An administrator has turned off invitations to addresses outside of the company.'
  return new Failure('turned_off', sentence)
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

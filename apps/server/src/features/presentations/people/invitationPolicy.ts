import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { findVerifiedAddress } from './collaboratorsRepository.ts'

export interface Inviting {
  /** The inviting account; null if it was deleted. */
  readonly inviter: string | null
  /** The invited address, in lower case. */
  readonly email: string
  /** Domains of the company; empty if none are configured. */
  readonly companyDomains: ReadonlySet<string>
}

/**
 * The failure for an address outside of the company, if an administrator has disabled guests.
 * Inside are the configured domains or, without them, the domain of the inviter's verified address.
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
 * The same for the account that accepts: the invitation may predate the setting, or have been
 * passed on. Only a verified address counts.
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

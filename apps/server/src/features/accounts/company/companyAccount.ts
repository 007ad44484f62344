import type { CompanySignInProblem } from '@deckloom/contract'
import type { Account } from '../../../http/sessions/sessions.ts'
import { type VerifyPorts, verifyAddress } from '../emailAddresses/verifyAddress.ts'
import { findAccount } from '../repositories/accountsRepository.ts'
import { type CompanyPerson, isOfDomain } from './claims.ts'
import type { CompanySettings } from './createCompanyProvider.ts'
import {
  findFederated,
  findLink,
  findVerified,
  insertCompanyAccount,
  insertIdentity,
  noteUse,
  setAdministrator,
} from '../repositories/federatedIdentitiesRepository.ts'

export interface CompanyAccountPorts extends VerifyPorts {
  readonly settings: CompanySettings
}

export interface Resolved {
  readonly account: Account
  readonly how: 'known' | 'linked' | 'new'
  /** Whether the claim granted or revoked administrator rights. */
  readonly rights: 'given' | 'taken' | 'same'
}

/**
 * The account of a person who signs in with the company: the one linked to the identity, never one
 * by address alone. An existing account is linked only if both sides have verified the address:
 * else whoever registered the address before its owner would share the owner's account.
 */
export async function accountOf(
  ports: CompanyAccountPorts,
  person: CompanyPerson,
): Promise<Resolved | CompanySignInProblem> {
  const { queries, settings, now } = ports
  const { issuer, subject, email } = person
  if (email !== undefined && !isOfDomain(email, settings.domains)) return 'domain'
  const known = await findFederated(queries, { issuer, subject })
  if (known?.disabled) return 'disabled'
  if (known) {
    await noteUse(queries, { issuer, subject }, now())
    return withRights(ports, { account: known.account, how: 'known' }, person)
  }
  if (email === undefined) return 'no-email'
  if (!person.emailVerified) return 'unverified-email'
  const found = await accountFor(ports, { ...person, email })
  return typeof found === 'string' ? found : withRights(ports, found, person)
}

/** The account for a first sign-in: one with the verified address, else a new one. */
async function accountFor(
  ports: CompanyAccountPorts,
  person: CompanyPerson & { readonly email: string },
): Promise<Pick<Resolved, 'account' | 'how'> | CompanySignInProblem> {
  const { queries, now } = ports
  const { issuer, subject, email } = person
  const found = await findVerified(queries, email)
  if (found?.disabled) return 'disabled'
  if (found) {
    // It is linked to another person at the company: the address was reassigned.
    if (await findLink(queries, { userId: found.account.id, issuer })) return 'taken'
    await insertIdentity(queries, { issuer, subject, userId: found.account.id, now: now() })
    return { account: found.account, how: 'linked' }
  }
  const made = await queries.transaction(async (transaction) => {
    const account = await insertCompanyAccount(transaction, {
      email,
      firstName: person.firstName,
      lastName: person.lastName,
      createdAt: now(),
    })
    if (account) {
      await insertIdentity(transaction, { issuer, subject, userId: account.id, now: now() })
    }
    return account
  })
  if (!made) return 'taken'
  await verifyAddress(ports, made.id)
  return { account: made, how: 'new' }
}

/** Links an identity to a signed-in account. Undefined on success. */
export async function linkIdentity(
  { queries, settings, now }: CompanyAccountPorts,
  userId: string,
  { issuer, subject, email }: CompanyPerson,
): Promise<CompanySignInProblem | undefined> {
  if (email !== undefined && !isOfDomain(email, settings.domains)) return 'domain'
  // Whoever registered an address before its owner would get a way in that outlasts the owner's
  // claim.
  const account = await findAccount(queries, userId)
  if (!account?.emailVerifiedAt) return 'unverified-account'
  const linked = await findLink(queries, { userId, issuer })
  if (linked) return linked.subject === subject ? undefined : 'other-account'
  const tied = await insertIdentity(queries, { issuer, subject, userId, now: now() })
  return tied ? undefined : 'linked-elsewhere'
}

/** Whether the returning person has the identity that the account is linked to. */
export async function isSamePerson(
  { queries }: Pick<CompanyAccountPorts, 'queries'>,
  userId: string,
  { issuer, subject }: CompanyPerson,
): Promise<boolean> {
  const found = await findFederated(queries, { issuer, subject })
  return found?.account.id === userId && !found.disabled
}

/** The claim is evaluated at every sign-in: who left the group is no administrator any more. */
async function withRights(
  { queries, adminEmails }: CompanyAccountPorts,
  { account, how }: { readonly account: Account; readonly how: Resolved['how'] },
  { isAdmin }: CompanyPerson,
): Promise<Resolved> {
  const findAgain = async () => (await findAccount(queries, account.id)) ?? account
  const stays = isAdmin === undefined || (!isAdmin && adminEmails.has(account.email))
  if (stays || !(await setAdministrator(queries, { userId: account.id, isAdmin }))) {
    return { account: await findAgain(), how, rights: 'same' }
  }
  return { account: await findAgain(), how, rights: isAdmin ? 'given' : 'taken' }
}

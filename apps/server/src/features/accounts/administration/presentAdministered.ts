import { type AdministeredAccount, isPaidTier, type SignInMethod } from '@deckloom/contract'
import type { AdministeredRow } from './administeredAccountsRepository.ts'

/** An account as administrators see it: nothing about the contents of its decks. */
export function presentAdministered(row: AdministeredRow, now: Date): AdministeredAccount {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: row.isAdmin,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    mustChangePassword: row.mustChangePassword,
    signInMethods: methodsOf(row),
    hasSecondFactor: row.hasPasskey || row.hasApp,
    sessions: row.sessions,
    subscriptionTier: row.subscriptionTier,
    subscriptionStatus: row.subscriptionStatus,
    grantedPlan: grantOf(row, now),
    presentations: row.presentations,
    createdAt: row.createdAt.toISOString(),
    lastSignIn: row.lastSignIn,
    lastActive: row.lastActive,
  }
}

function methodsOf({ hasPassword, hasPasskey, hasCompany }: AdministeredRow): SignInMethod[] {
  return [
    ...(hasPassword ? ['password' as const] : []),
    ...(hasPasskey ? ['passkey' as const] : []),
    ...(hasCompany ? ['company' as const] : []),
  ]
}

function grantOf(
  { grantedTier, grantedUntil }: AdministeredRow,
  now: Date,
): AdministeredAccount['grantedPlan'] {
  const runs = grantedUntil !== null && grantedUntil > now
  return runs && isPaidTier(grantedTier)
    ? { tier: grantedTier, until: grantedUntil.toISOString() }
    : null
}

import type { ChangedProfile, CurrentUser, SignedIn } from '@deckloom/contract'
import type { Account } from '../../../http/sessions/sessions.ts'

/** An account as its owner sees it. */
export function presentAccount(account: Account): CurrentUser {
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    isAdmin: account.isAdmin,
    subscriptionTier: account.subscriptionTier,
    subscriptionStatus: account.subscriptionStatus,
    trialStartDate: account.trialStartDate?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  }
}

/** The account after a change of its profile, with the unconfirmed new address. */
export function presentChangedProfile({
  account,
  pendingEmail,
}: {
  readonly account: Account
  readonly pendingEmail: string | null
}): ChangedProfile {
  return { ...presentAccount(account), pendingEmail }
}

/**
 * `isNewUser` until the account has chosen a plan, has one, or skipped the choice, which starts its
 * trial.
 */
export function presentSignedIn(account: Account): SignedIn {
  const { trialStartDate, subscriptionTier, grantedTier } = account
  const isNewUser = trialStartDate === null && subscriptionTier === 'free' && grantedTier === null
  return { isNewUser, user: presentAccount(account) }
}

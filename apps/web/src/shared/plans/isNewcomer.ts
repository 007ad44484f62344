import { type CurrentUser, planRules } from '@deckloom/contract'

type Newcomer = Pick<
  CurrentUser,
  'createdAt' | 'subscriptionStatus' | 'subscriptionTier' | 'trialStartDate'
>

/** Returns whether the user has just registered and has neither chosen a plan nor skipped the choice. */
export function isNewcomer(user: Newcomer, now: Date): boolean {
  const age = now.getTime() - Date.parse(user.createdAt)
  return (
    age < planRules.newcomerMinutes * 60_000 &&
    user.subscriptionStatus === 'trialing' &&
    (user.subscriptionTier === '' || user.subscriptionTier === 'free') &&
    user.trialStartDate === null
  )
}

import { hasPlans } from '../../../shared/plans/hasPlans.ts'
import { takeReturnUrl } from '../../../shared/session/returnUrl.ts'

/**
 * Returns where a user goes after sign-in: new users who have not chosen a plan to the pricing page, others to where
 * they wanted to go. A new user's destination is kept until the plan is chosen.
 */
export function afterSignIn({ isNewUser }: { readonly isNewUser: boolean }): string {
  return isNewUser && hasPlans() ? '/pricing' : (takeReturnUrl() ?? '/')
}

/** Returns where a user goes after creating an account. */
export function afterRegistration(): string {
  return hasPlans() ? '/subscription' : (takeReturnUrl() ?? '/')
}

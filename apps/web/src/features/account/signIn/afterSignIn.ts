import { hasPlans } from '../../../shared/plans/hasPlans.ts'
import { takeReturnUrl } from '../../../shared/session/returnUrl.ts'

/**
 * Where a person goes once signed in: to the prices who has not chosen a plan yet, others to where they wanted to go.
 * Where somebody new wanted to go is kept until the plan is chosen.
 */
export function afterSignIn({ isNewUser }: { readonly isNewUser: boolean }): string {
  return isNewUser && hasPlans() ? '/pricing' : (takeReturnUrl() ?? '/')
}

/** Where a person goes with an account that was just made. */
export function afterRegistration(): string {
  return hasPlans() ? '/subscription' : (takeReturnUrl() ?? '/')
}

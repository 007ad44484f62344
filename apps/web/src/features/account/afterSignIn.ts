import { takeReturnUrl } from '../../shared/session/returnUrl.ts'

/**
 * Where a person goes once signed in. The one place that decides it.
 *
 * The specification sends `isNewUser` to /pricing and a fresh account to /subscription, and follows the return URL
 * after the plan was chosen. Those two pages are not built yet, so everyone goes where they wanted to go, or home.
 */
export function afterSignIn(): string {
  return takeReturnUrl() ?? '/'
}

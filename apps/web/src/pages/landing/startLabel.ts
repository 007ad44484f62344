import { hasPlans } from '../../shared/plans/hasPlans.ts'

/** On the button that leads to an account. Where nothing costs anything, it need not say so. */
export function startLabel(): string {
  return hasPlans() ? 'Get Started for Free' : 'Get Started'
}

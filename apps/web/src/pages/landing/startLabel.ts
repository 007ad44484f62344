import { hasPlans } from '../../shared/plans/hasPlans.ts'

/** Returns the label of the sign-up button. On installations without plans it does not mention "free". */
export function startLabel(): string {
  return hasPlans() ? 'Get Started for Free' : 'Get Started'
}

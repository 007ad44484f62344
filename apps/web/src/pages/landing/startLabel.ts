import { hasPlans } from '../../shared/plans/hasPlans.ts'

/** The label of the button that leads to an account. On installations without plans it does not mention "free". */
export function startLabel(): string {
  return hasPlans() ? 'Get Started for Free' : 'Get Started'
}

import { planPages } from '@deckloom/contract'
import { hasPlans } from './hasPlans.ts'

/** Without those that lead to pages about plans, where there are none. */
export function linksHere<L extends { readonly href: string }>(links: readonly L[]): readonly L[] {
  return hasPlans() ? links : links.filter(({ href }) => !planPages.has(href))
}

import { planPages } from '@deckloom/contract'
import { hasPlans } from './hasPlans.ts'

/** Returns the links, without those to plan pages on installations without plans. */
export function linksHere<L extends { readonly href: string }>(links: readonly L[]): readonly L[] {
  return hasPlans() ? links : links.filter(({ href }) => !planPages.has(href))
}

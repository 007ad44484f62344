import { isPaidTier, plans } from '@deckloom/contract'

/** What a tier of an account is called, as the server spells it; a tier without a price is 'Free'. */
export function tierName(tier: string): string {
  return isPaidTier(tier) ? plans[tier].name : 'Free'
}

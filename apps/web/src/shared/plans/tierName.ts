import { isPaidTier, plans } from '@deckloom/contract'

/** Returns the display name of an account's tier; a tier without a price is "Free". */
export function tierName(tier: string): string {
  return isPaidTier(tier) ? plans[tier].name : 'Free'
}

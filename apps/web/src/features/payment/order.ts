import {
  type BillingInterval,
  isBillingInterval,
  isPaidTier,
  type PaidTier,
  plans,
  priceOf,
} from '@deckloom/contract'

export interface Order {
  readonly tier: PaidTier
  readonly interval: BillingInterval
  /** US dollars. */
  readonly price: number
}

/** Returns the order in the payment page's URL; monthly Pro if it is missing or not for sale. */
export function orderFrom(search: string): Order {
  const query = new URLSearchParams(search)
  const [plan, interval] = [query.get('plan') ?? 'pro', query.get('interval') ?? 'month']
  if (isPaidTier(plan) && isBillingInterval(interval)) {
    const price = priceOf(plan, interval)
    if (price !== undefined) return { tier: plan, interval, price }
  }
  const tier = isPaidTier(plan) ? plan : 'pro'
  return { tier, interval: 'month', price: priceOf(tier, 'month') ?? 0 }
}

/** Formats the price as on the button: "$2.00/month". */
export function formatPrice({ price, interval }: Pick<Order, 'price' | 'interval'>): string {
  return `$${price.toFixed(2)}/${interval}`
}

export function planName({ tier }: Pick<Order, 'tier'>): string {
  return plans[tier].name
}

import type { ModelUsage } from '@deckloom/writer'
import type { TokenPrices } from './modelConfig.ts'

/**
 * Returns the price of tokens in cents, to a millionth of a dollar: calls of less than a cent add
 * up.
 */
export function costOf({ inputTokens, outputTokens }: ModelUsage, prices: TokenPrices): number {
  const microDollars = inputTokens * prices.input + outputTokens * prices.output
  return Math.round(microDollars) / 10_000
}

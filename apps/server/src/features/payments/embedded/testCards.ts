/** The only accepted card numbers, and their behavior. */
const cards = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000002500003155': 'asks',
  '4000000000000341': 'pays once',
} as const

export type CardBehavior = (typeof cards)[keyof typeof cards]

export interface TestCard {
  readonly number: string
  readonly expiry: string
  readonly code: string
}

/** The card's behavior, or a sentence that describes the problem. */
export function readCard(
  { number, expiry, code }: TestCard,
  now: Date,
): { readonly behavior: CardBehavior; readonly last4: string } | string {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return 'Your card number is incomplete.'
  if (!passesLuhn(digits)) return 'Your card number is invalid.'
  const expired = expiryFault(expiry, now)
  if (expired) return expired
  if (!/^\d{3,4}$/.test(code.trim())) return "Your card's security code is incomplete."
  const known = Object.entries(cards).find(([card]) => card === digits)
  if (!known) return 'Your card was declined: in test mode only test cards pay.'
  return { behavior: known[1], last4: digits.slice(-4) }
}

/** Whether a card pays renewals, by its stored last four digits. */
export function renewsWith(last4: string | null): boolean {
  const known = Object.entries(cards).find(([card]) => card.endsWith(last4 ?? '-'))
  return known !== undefined && known[1] !== 'pays once' && known[1] !== 'declined'
}

/**
 * The check digit of ISO/IEC 7812: every second digit from the right is doubled, and the sum ends
 * in 0.
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

function expiryFault(expiry: string, now: Date): string | undefined {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry)
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return "Your card's expiration date is incomplete."
  // A card is valid until the end of its month.
  const over = Date.UTC(2000 + Number(match[2]), month)
  if (over <= now.getTime()) return "Your card's expiration date is in the past."
  return undefined
}

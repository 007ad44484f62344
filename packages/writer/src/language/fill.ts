/** A phrase with its places '{}' filled in order. */
export function fill(phrase: string, ...values: readonly string[]): string {
  let next = 0
  return phrase.replace(/\{\}/gu, () => values[(next += 1) - 1] ?? '')
}

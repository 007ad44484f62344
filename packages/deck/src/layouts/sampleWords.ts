export const longTitle =
  'The clinics on the network grew ninefold in six quarters, and the ministries noticed'
export const longItem =
  'Loggers are read after delivery, when every dose in the box is already spoiled and written off'

/** Returns `count` points with the same lead-in and detail. */
export function repeatPoint(count: number, lead: string, detail: string): readonly string[] {
  return Array.from({ length: count }, () => `${lead}: ${detail}`)
}

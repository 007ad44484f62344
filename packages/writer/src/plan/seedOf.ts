/** A number from 0 to 999,999 that is always the same for the same text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  }
  return (hash >>> 0) % 1_000_000
}

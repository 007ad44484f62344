/** Deeper than a deck is nested. */
const deepest = 21
const mostMembers = 200_000

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
/** What a byte outside of texts does to the depth: brackets of objects and lists. */
const steps = new Map([
  [0x7b, 1],
  [0x5b, 1],
  [0x7d, -1],
  [0x5d, -1],
])

/**
 * Whether JSON is nested deeper, or has more members, than anything that is read here. Counts brackets and commas in one
 * pass over the bytes, before a parser is given them: what is no JSON passes, and is the parser's to refuse.
 */
export function isExcessiveJson(body: Buffer): boolean {
  let depth = 0
  let members = 0
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte === quote) at = endOfText(body, at)
    else if (byte === comma) members += 1
    else depth += steps.get(byte) ?? 0
    if (depth > deepest || members > mostMembers) return true
  }
  return false
}

/** Where a text that begins at a quotation mark ends. */
function endOfText(body: Buffer, begin: number): number {
  for (let at = begin + 1; at < body.length; at += 1) {
    if (body[at] === backslash) at += 1
    else if (body[at] === quote) return at
  }
  return body.length
}

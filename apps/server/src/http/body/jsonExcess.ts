/** More than the nesting of a deck. */
const deepest = 21
/** In all arrays and objects together. */
const mostMembers = 200_000
/** In one object: no body has so many distinct keys. */
const mostNames = 200

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openBrace = 0x7b
const openBracket = 0x5b
const closeBrace = 0x7d
const closeBracket = 0x5d

/**
 * Whether JSON is nested more deeply, or has more members, than any valid body. Counts brackets and commas in one pass
 * over the bytes, before they are parsed: invalid JSON passes, and is left to the parser to refuse.
 */
export function isExcessiveJson(body: Buffer): boolean {
  const counts = new Counts()
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0
    if (byte === quote) at = endOfText(body, at)
    else counts.take(byte)
    if (counts.isTooMuch) return true
  }
  return false
}

class Counts {
  isTooMuch = false
  #members = 0
  /** `undefined` for each open array; for each open object its number of keys. */
  readonly #open: (number | undefined)[] = []

  /** A byte outside of strings. */
  take(byte: number): void {
    if (byte === openBrace) this.#enter(1)
    else if (byte === openBracket) this.#enter(undefined)
    else if (byte === closeBrace || byte === closeBracket) this.#open.pop()
    else if (byte === comma) this.#count()
  }

  #enter(names: number | undefined): void {
    this.#open.push(names)
    if (this.#open.length > deepest) this.isTooMuch = true
  }

  #count(): void {
    this.#members += 1
    const last = this.#open.length - 1
    const names = this.#open[last]
    if (names !== undefined) this.#open[last] = names + 1
    if (this.#members > mostMembers || (names ?? 0) >= mostNames) this.isTooMuch = true
  }
}

/** The end of the string that starts at a quotation mark. */
function endOfText(body: Buffer, begin: number): number {
  for (let at = begin + 1; at < body.length; at += 1) {
    if (body[at] === backslash) at += 1
    else if (body[at] === quote) return at
  }
  return body.length
}

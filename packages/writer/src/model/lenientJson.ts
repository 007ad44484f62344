const deepest = 24
const most = 20_000

/** What could be parsed from an answer. */
export interface LenientJson {
  readonly value: unknown
  /** Whether the answer closed an object or list; the end of one that it did not close is missing. */
  readonly isWhole: (value: unknown) => boolean
}

/**
 * Parses the JSON in a model's answer. Accepts surrounding prose, reasoning and code fences, line breaks in strings,
 * extra commas and any kind of quotes. Parses a truncated answer as far as it goes. Returns undefined if there is no
 * JSON.
 */
export function readLenientJson(answer: string): LenientJson | undefined {
  const text = answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/u, '')
  let best: (LenientJson & { readonly size: number }) | undefined
  for (const start of startsIn(text)) {
    const reader = new Reader(text, start)
    const value = reader.read()
    const size = reader.place - start
    if (size > (best?.size ?? 2)) best = { value, isWhole: (it) => reader.whole.has(it), size }
    // The first closed value is the answer; the text after it comments on it.
    if (best && reader.whole.has(value) && size > 2) return best
  }
  return best
}

/** Returns the first three possible starts of the JSON. Few answers have three braces in the prose before it. */
function startsIn(text: string): readonly number[] {
  const starts: number[] = []
  for (const { index } of text.matchAll(/[{[]\s*["“'{[\w]/gu)) {
    starts.push(index)
    if (starts.length === 3) break
  }
  return starts
}

const closers: Readonly<Record<string, RegExp>> = {
  '"': /"/u,
  '“': /[”"]/u,
  '”': /[”"]/u,
  "'": /'/u,
}
const escapes: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '' }

class Reader {
  readonly whole = new Set<unknown>()
  place: number
  readonly #text: string
  #count = 0

  constructor(text: string, place: number) {
    this.#text = text
    this.place = place
  }

  read(depth = 0): unknown {
    this.#skip()
    this.#count += 1
    if (depth > deepest || this.#count > most) {
      this.place = this.#text.length
      return undefined
    }
    const next = this.#peek()
    if (next === '{') return this.#object(depth)
    if (next === '[') return this.#list(depth)
    return closers[next] ? this.#string() : this.#bare()
  }

  #object(depth: number): unknown {
    const found: Record<string, unknown> = Object.create(null)
    this.place += 1
    for (;;) {
      this.#skip(',;')
      const next = this.#peek()
      if (next === '}') return this.#close(found)
      if (next === '' || next === ']') return found
      const name = closers[next] ? this.#string() : this.#bare()
      this.#skip()
      if (this.#peek() !== ':') return found
      this.place += 1
      const value = this.read(depth + 1)
      if (value === undefined) return found
      if (typeof name === 'string' && !(name in found)) found[name] = value
    }
  }

  #list(depth: number): unknown {
    const found: unknown[] = []
    this.place += 1
    for (;;) {
      this.#skip(',;')
      const next = this.#peek()
      if (next === ']') return this.#close(found)
      if (next === '' || next === '}') return found
      const value = this.read(depth + 1)
      if (value === undefined) return found
      found.push(value)
    }
  }

  #close<T>(found: T): T {
    this.place += 1
    this.whole.add(found)
    return found
  }

  /** Returns undefined for a string that the answer does not close. */
  #string(): string | undefined {
    const closer = closers[this.#peek()] ?? /"/u
    this.place += 1
    let text = ''
    while (this.place < this.#text.length) {
      const letter = this.#text[this.place] ?? ''
      if (letter === '\\') text += this.#escape()
      else if (closer.test(letter) && this.#ends()) {
        this.place += 1
        return text
      } else {
        text += letter
        this.place += 1
      }
    }
    return undefined
  }

  /** Whether a quote ends the string: one inside the text is followed by more text. */
  #ends(): boolean {
    const after = this.#text.slice(this.place + 1, this.place + 40)
    return /^\s*(?:[,:;}\]]|$|["“]\s*\w)/u.test(after)
  }

  #escape(): string {
    const letter = this.#text[this.place + 1] ?? ''
    const hex = /^u([0-9a-f]{4})/iu.exec(this.#text.slice(this.place + 1, this.place + 6))
    this.place += hex ? 6 : 2
    return hex
      ? String.fromCharCode(Number.parseInt(hex[1] ?? '', 16))
      : (escapes[letter] ?? letter)
  }

  /** Parses a number, a literal or an unquoted name. */
  #bare(): unknown {
    const [word = ''] =
      /^[^\s,:;{}[\]"]+/u.exec(this.#text.slice(this.place, this.place + 100)) ?? []
    this.place += Math.max(1, word.length)
    if (word === '' || this.place >= this.#text.length) return undefined
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null' || word === 'None') return null
    const number = Number(word)
    return Number.isNaN(number) ? word : number
  }

  #peek(): string {
    return this.#text[this.place] ?? ''
  }

  #skip(also = ''): void {
    while (this.place < this.#text.length && isGap(this.#peek(), also)) this.place += 1
  }
}

function isGap(letter: string, also: string): boolean {
  return /\s/u.test(letter) || also.includes(letter)
}

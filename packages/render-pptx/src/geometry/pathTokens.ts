const commands: Readonly<Record<number, string>> = { 77: 'M', 76: 'L', 67: 'C', 90: 'Z' }
const [plus, minus, dot, zero, nine, exponent] = [43, 45, 46, 48, 57, 101]

/**
 * Returns a function that returns the next command letter or number of a path, and undefined at its end. Drawn pictures
 * have thousands of numbers, too many to run a regular expression for each.
 */
export function createPathTokens(d: string): () => string | number | undefined {
  let index = 0
  return () => {
    while (index < d.length) {
      const start = index
      const code = d.charCodeAt(start)
      index += 1
      if (!beginsNumber(code)) {
        const command = commands[code]
        if (command === undefined) continue
        return command
      }
      while (continuesNumber(d, index)) index += 1
      return Number(d.slice(start, index))
    }
    return undefined
  }
}

function beginsNumber(code: number): boolean {
  return (code >= zero && code <= nine) || code === minus || code === dot
}

function continuesNumber(d: string, index: number): boolean {
  const code = d.charCodeAt(index)
  if (code === minus || code === plus) return d.charCodeAt(index - 1) === exponent
  return (code >= zero && code <= nine) || code === dot || code === exponent
}

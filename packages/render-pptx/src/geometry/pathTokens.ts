const commands = 'MLCZ'
const [plus, minus, dot, zero, nine, exponent] = [43, 45, 46, 48, 57, 101]

/**
 * Hands out the command letters and the numbers of a path one after the other, and nothing at its end. Drawn pictures
 * have thousands of numbers, which is too many to match a regular expression for each.
 */
export function createPathTokens(d: string): () => string | number | undefined {
  let index = 0
  return () => {
    while (index < d.length) {
      const start = index
      index += 1
      if (commands.includes(d.charAt(start))) return d.charAt(start)
      if (!beginsNumber(d.charCodeAt(start))) continue
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

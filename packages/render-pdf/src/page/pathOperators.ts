import { numbers } from './operators.ts'

const tokens = /[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g

const commands = new Map([
  ['M', { operator: 'm', operands: 2 }],
  ['L', { operator: 'l', operands: 2 }],
  ['C', { operator: 'c', operands: 6 }],
  ['Z', { operator: 'h', operands: 0 }],
])

// The motifs of a theme are on every page of a deck.
const written = new Map<string, string>()
const pathsKept = 500

/** Returns PDF operators for a path of absolute M, L, C and Z commands. Throws on any other command. */
export function pathOperators(d: string): string {
  const known = written.get(d)
  if (known !== undefined) return known
  const operators = operatorsOf(d)
  if (written.size >= pathsKept) written.clear()
  written.set(d, operators)
  return operators
}

function operatorsOf(d: string): string {
  const operators: string[] = []
  let command = ''
  let operands: number[] = []
  for (const token of d.match(tokens) ?? []) {
    if (isLetter(token)) {
      command = token
      operands = []
    } else {
      operands.push(Number(token))
    }
    const known = commands.get(command)
    if (!known) throw new Error(`A path of a scene cannot have the command "${command}"`)
    if (operands.length < known.operands) continue
    operators.push(`${numbers(...operands)} ${known.operator}`.trimStart())
    operands = []
    // Further coordinates after a move are lines, as in SVG.
    if (command === 'M') command = 'L'
  }
  return operators.join('\n')
}

function isLetter(token: string): boolean {
  return token.length === 1 && token >= 'A'
}

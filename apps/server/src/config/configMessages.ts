import type { core } from 'zod'

const examples: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://user:password@host/deckloom',
  REDIS_URL: 'redis://user:password@host:6379/0',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  PUBLIC_URL: 'https://decks.example.com',
}

/**
 * What a variable accepts, if its schema has no message of its own. Never its value, which may be a
 * secret.
 */
export function describeExpected(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected)
    case 'invalid_value':
      return `takes one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `takes ${describeUnit(issue.origin)} ${issue.minimum} or more`
    case 'too_big':
      return `takes ${describeUnit(issue.origin)} ${issue.maximum} or less`
    case 'invalid_format':
      return describeFormat(issue)
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'cannot be used'
  }
}

function describeType(expected: string): string {
  return expected === 'int' ? 'takes a whole number' : `takes a ${expected}`
}

function describeUnit(origin: string): string {
  return origin === 'string' ? 'text of this many characters:' : 'a number that is'
}

function describeFormat({
  format,
  path,
}: {
  format: string
  path?: PropertyKey[] | undefined
}): string {
  if (format === 'url')
    return `takes an address such as ${examples[String(path?.[0])] ?? 'https://example.com'}`
  return format === 'email' ? 'takes an email address' : 'cannot be used in this form'
}

const shortest = 6

/** A sentence for each unknown variable that is one typo away from a known one. */
export function describeMisspelled(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const ours = new Set(known)
  return Object.keys(environment).flatMap((name) => {
    if (ours.has(name) || name.length < shortest) return []
    const similar = known.find((other) => other.length >= shortest && isOneSlip(name, other))
    return similar === undefined ? [] : [`${name} means nothing to Deckloom. Is it ${similar}?`]
  })
}

/**
 * Whether one character is missing, added, replaced or swapped with the next, or only the case
 * differs.
 */
function isOneSlip(one: string, other: string): boolean {
  const [a, b] = [one.toUpperCase(), other.toUpperCase()]
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const rests = [
    [a.slice(from + 1), b.slice(from + 1)],
    [a.slice(from + 1), b.slice(from)],
    [a.slice(from), b.slice(from + 1)],
    [a.slice(from + 2), b.slice(from + 2)],
  ] as const
  const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from]
  return rests.some(([rest, otherRest], index) => rest === otherRest && (index < 3 || isSwapped))
}

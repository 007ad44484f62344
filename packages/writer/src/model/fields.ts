/** The members of an object in a model's answer; none for anything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/** What an answer has under the first of these names that it knows, whatever their case. */
export function member(value: unknown, ...names: readonly string[]): unknown {
  const members = membersOf(value)
  for (const name of names) {
    if (members[name] !== undefined && members[name] !== null) return members[name]
  }
  const [, other] =
    Object.entries(members).find(([name]) => names.includes(name.toLowerCase())) ?? []
  return other ?? undefined
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

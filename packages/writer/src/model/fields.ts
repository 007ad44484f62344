/** Returns the members of an object in a model's answer, or an empty object for anything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/** Returns the first of the named members that has a value, with a case-insensitive fallback. */
export function findMember(value: unknown, ...names: readonly string[]): unknown {
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

export type Renamed<Value, Names> = {
  [
    Key in keyof Value as Key extends keyof Names ? Extract<Names[Key], PropertyKey> : Key
  ]: Value[Key]
}

/** Returns the same values in the same order, some of them renamed. */
export function renameKeys<Value extends object, const Names>(
  value: Value,
  names: Names & Readonly<Record<string, string>>,
): Renamed<Value, Names>
export function renameKeys(value: object, names: Readonly<Record<string, string>>): object {
  const renamed: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) renamed[names[key] ?? key] = field
  return renamed
}

type Inverted<Names> = {
  [Key in keyof Names as Extract<Names[Key], PropertyKey>]: Key
}

/** Returns the mapping from the new names back to the old. */
export function invertNames<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): Inverted<Names>
export function invertNames(names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from]))
}

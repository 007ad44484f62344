export type Renamed<Value, Names> = {
  [
    Key in keyof Value as Key extends keyof Names ? Extract<Names[Key], PropertyKey> : Key
  ]: Value[Key]
}

/** The same values in the same order, some of them under other names. */
export function renameKeys<Value extends object, const Names>(
  value: Value,
  names: Names & Readonly<Record<string, string>>,
): Renamed<Value, Names>
export function renameKeys(value: object, names: Readonly<Record<string, string>>): object {
  const renamed: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) renamed[names[key] ?? key] = field
  return renamed
}

/**
 * A way to make something once for each key: motifs, layouts and relationships are the same in deck after deck. All of it is
 * forgotten when there is too much, which is rare.
 */
export function memoize<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make()
    known.set(key, made)
    return made
  }
}

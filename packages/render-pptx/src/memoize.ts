/**
 * Returns a function that makes a value once per key: motifs, layouts and relationships recur from deck to deck. The
 * whole cache is cleared when it is full, which is rare.
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

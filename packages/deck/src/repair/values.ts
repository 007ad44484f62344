export type Path = readonly PropertyKey[]

export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
    return isRecord(value) ? value[key] : undefined
  }, root)
}

export function setAt(root: unknown, path: Path, value: unknown): void {
  const key = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  if (Array.isArray(parent) && typeof key === 'number') parent[key] = value
  else if (isRecord(parent) && key !== undefined) parent[key] = value
}

export function removeAt(root: unknown, path: Path): void {
  const key = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1)
  else if (isRecord(parent) && key !== undefined) Reflect.deleteProperty(parent, key)
}

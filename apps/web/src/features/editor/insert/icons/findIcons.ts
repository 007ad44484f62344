/** An icon of the set that tools/icons writes. */
export interface SetIcon {
  readonly group: string
  readonly name: string
  /** What people look for beside its name. */
  readonly words: string
  /** Absolute M, L, C and Z commands on a grid of 24 by 24. */
  readonly d: string
}

export interface IconGroup {
  readonly name: string
  readonly icons: readonly SetIcon[]
}

/** The icons in which every word that was typed begins a word, in their groups; all of them where none was typed. */
export function findIcons(icons: readonly SetIcon[], typed: string): readonly IconGroup[] {
  const wanted = wordsIn(typed)
  const groups = new Map<string, SetIcon[]>()
  for (const icon of icons) {
    const known = wordsIn(`${icon.name} ${icon.words} ${icon.group}`)
    if (!wanted.every((word) => known.some((other) => other.startsWith(word)))) continue
    const group = groups.get(icon.group) ?? []
    group.push(icon)
    groups.set(icon.group, group)
  }
  return [...groups].map(([name, found]) => ({ name, icons: found }))
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

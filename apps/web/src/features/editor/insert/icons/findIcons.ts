/** An icon from the set that tools/icons writes. */
export interface SetIcon {
  readonly group: string
  readonly name: string
  /** Search terms in addition to its name. */
  readonly words: string
  /** Absolute M, L, C and Z commands on a grid of 24 by 24. */
  readonly d: string
}

export interface IconGroup {
  readonly name: string
  readonly icons: readonly SetIcon[]
}

/** Returns the icons, by group, in which every typed word starts a word; all icons if nothing is typed. */
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

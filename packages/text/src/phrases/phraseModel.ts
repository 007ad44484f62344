/** BudouX weights of the letters around a position: the higher their sum, the likelier a phrase ends there. */
export type PhraseModel = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Weight groups, and the range of letters around the position that each looks at. */
const groups = [
  ['UW1', -3, -2],
  ['UW2', -2, -1],
  ['UW3', -1, 0],
  ['UW4', 0, 1],
  ['UW5', 1, 2],
  ['UW6', 2, 3],
  ['BW1', -2, 0],
  ['BW2', -1, 1],
  ['BW3', 0, 2],
  ['TW1', -3, 0],
  ['TW2', -2, 1],
  ['TW3', -1, 2],
  ['TW4', 0, 3],
] as const

/**
 * Returns a function that scores how likely a phrase ends before unit `at` of a text: above 0, it is more likely than
 * not.
 */
export function phraseScores(model: PhraseModel): (text: string, at: number) => number {
  const weights = groups.map(([name, from, to]) => ({
    own: new Map(Object.entries(model[name] ?? {})),
    from,
    to,
  }))
  const all = weights.flatMap(({ own }) => [...own.values()])
  const base = -all.reduce((sum, weight) => sum + weight, 0) / 2
  return (text, at) =>
    weights.reduce(
      (score, { own, from, to }) => score + (own.get(text.substring(at + from, at + to)) ?? 0),
      base,
    )
}

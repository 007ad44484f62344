import type { MentionablePerson, MentionableTeam } from '@deckloom/contract'

/** Somebody, or a team, whom a comment can mention. */
export type Mentionable =
  | ({ readonly kind: 'person' } & MentionablePerson)
  | ({ readonly kind: 'team' } & MentionableTeam)

/** People before teams: of a person and a team with one name, the person is meant. */
export function mentionablesOf(
  people: readonly MentionablePerson[],
  teams: readonly MentionableTeam[],
): readonly Mentionable[] {
  return [
    ...people.map((person) => ({ kind: 'person' as const, ...person })),
    ...teams.map((team) => ({ kind: 'team' as const, ...team })),
  ]
}

export interface MentionPiece<Mentioned> {
  /** Where it begins in the whole text. */
  readonly from: number
  readonly text: string
  /** Set if the text is an @ and this name. */
  readonly mentioned?: Mentioned
}

interface Named {
  readonly name: string
}

/** Splits a text into mentions and what is between them. Of names that begin alike, the longest is meant. */
export function splitMentions<Mentioned extends Named>(
  text: string,
  known: readonly Mentioned[],
): readonly MentionPiece<Mentioned>[] {
  const named = known
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const pieces: MentionPiece<Mentioned>[] = []
  let plain = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const mentioned = named.find(({ name }) => isNameAt(text, at + 1, name))
    if (at < plain || !mentioned) continue
    const end = at + 1 + mentioned.name.length
    if (at > plain) pieces.push({ from: plain, text: text.slice(plain, at) })
    pieces.push({ from: at, text: text.slice(at, end), mentioned })
    plain = end
  }
  return plain < text.length ? [...pieces, { from: plain, text: text.slice(plain) }] : pieces
}

/** Whom a text mentions, in order. */
export function mentionedIn<Mentioned extends Named>(
  text: string,
  known: readonly Mentioned[],
): readonly Mentioned[] {
  const found = splitMentions(text, known).flatMap(({ mentioned }) =>
    mentioned ? [mentioned] : [],
  )
  return [...new Set(found)]
}

function isNameAt(text: string, at: number, name: string): boolean {
  const next = text.charAt(at + name.length)
  return text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(next)
}

export interface MentionQuery {
  /** Position of the @. */
  readonly from: number
  readonly words: string
}

/** The mention that is being typed at the caret. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(0, caret)
  const [typed] = /(?<![\p{L}\p{N}])@[^@\n]{0,40}$/u.exec(before) ?? []
  return typed === undefined
    ? undefined
    : { from: caret - typed.length, words: typed.slice(1).toLocaleLowerCase() }
}

/** Those whose name, or a word of it, begins with the words. */
export function mentionablesFor<Mentioned extends Named>(
  { words }: MentionQuery,
  known: readonly Mentioned[],
): readonly Mentioned[] {
  return known.filter(({ name }) => {
    const small = name.toLocaleLowerCase()
    const parts = [small, ...small.split(/\s+/u)]
    return small !== '' && small !== words.trimEnd() && parts.some((part) => part.startsWith(words))
  })
}

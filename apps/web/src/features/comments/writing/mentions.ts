import type { CommentPerson } from '@deckloom/contract'

export interface MentionPiece<Person> {
  /** Where it begins in the whole text. */
  readonly from: number
  readonly text: string
  /** Set if the text is an @ and the name of this person. */
  readonly person?: Person
}

type Named = Pick<CommentPerson, 'name'>

/** Splits a text into mentions and what is between them. Of names that begin alike, the longest is meant. */
export function splitMentions<Person extends Named>(
  text: string,
  people: readonly Person[],
): readonly MentionPiece<Person>[] {
  const named = people
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const pieces: MentionPiece<Person>[] = []
  let plain = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const person = named.find(({ name }) => isNameAt(text, at + 1, name))
    if (at < plain || !person) continue
    const end = at + 1 + person.name.length
    if (at > plain) pieces.push({ from: plain, text: text.slice(plain, at) })
    pieces.push({ from: at, text: text.slice(at, end), person })
    plain = end
  }
  return plain < text.length ? [...pieces, { from: plain, text: text.slice(plain) }] : pieces
}

/** The people that a text mentions, in order. */
export function peopleIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const found = splitMentions(text, people).flatMap(({ person }) => (person ? [person] : []))
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

/** The people whose first, last or full name begins with the words. */
export function peopleFor<Person extends Named>(
  { words }: MentionQuery,
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ name }) => {
    const small = name.toLocaleLowerCase()
    const parts = [small, ...small.split(/\s+/u)]
    return small !== '' && small !== words.trimEnd() && parts.some((part) => part.startsWith(words))
  })
}

import type { CurrentUser } from '@deckloom/contract'

type Named = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>

/** First and last name, or what stands before the at-sign. */
export function personName({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim()
  return name || email.split('@')[0] || email
}

/** Up to two letters for the avatar. */
export function personInitials(person: Named): string {
  const [first = '', last = ''] = personName(person).split(/\s+/u)
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase()
}

/** The first character as a person counts them: an accent or an emoji is not cut in half. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}

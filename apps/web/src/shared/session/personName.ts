import type { CurrentUser } from '@deckloom/contract'

type Named = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>

/** Returns the first and last name, or the part of the email before the @. */
export function personName({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim()
  return name || email.split('@')[0] || email
}

/** Returns up to two letters for the avatar. */
export function personInitials(person: Named): string {
  const [first = '', last = ''] = personName(person).split(/\s+/u)
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase()
}

/** Returns the first user-perceived character, so that an accent or emoji is not cut in half. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}

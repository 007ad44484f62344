export interface Greeted {
  readonly firstName?: string | null
  readonly email?: string | null
}

/**
 * Returns "Good morning, Ines" by the local hour, with the first name, or else the part of the email before the @, or
 * "there".
 */
export function greet(person: Greeted, now: Date): string {
  const name = person.firstName?.trim() || person.email?.split('@')[0] || 'there'
  return `${salutation(now.getHours())}, ${name}`
}

function salutation(hour: number): string {
  if (hour < 12) return 'Good morning'
  if (hour < 17) return 'Good afternoon'
  return 'Good evening'
}

import { numeric, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time. Every time in the database carries its zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Money in cents, to a millionth of a dollar: what costs less than a cent must not become nothing. */
export function cents(name: string) {
  return numeric(name, { precision: 14, scale: 4, mode: 'number' })
}

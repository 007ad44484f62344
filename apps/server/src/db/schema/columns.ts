import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time. Every time in the database carries its zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

import type { Slide } from '@deckloom/deck'
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'

/** A timestamp. Every time in the database has a time zone. */
export function timestamptz(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Money in cents, to a millionth of a dollar: amounts below a cent must not be rounded to zero. */
export function cents(name: string) {
  return numeric(name, { precision: 14, scale: 4, mode: 'number' })
}

/** Slides of a deck, which can only be read for a given viewer. */
export const storedSlides = customType<{
  data: StoredSlides
  driverData: string | readonly Slide[]
}>({
  dataType: () => 'jsonb',
  fromDriver: (value) => new StoredSlides(value),
  toDriver: (slides) => slides.textFor({ role: 'owner', showsNotes: true }),
})

import type { Slide } from '@deckloom/deck'
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'

/** A moment in time. Every time in the database carries its zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Money in cents, to a millionth of a dollar: what costs less than a cent must not become nothing. */
export function cents(name: string) {
  return numeric(name, { precision: 14, scale: 4, mode: 'number' })
}

/** Slides of a deck, closed: whoever reads them says for whom. */
export const storedSlides = customType<{
  data: StoredSlides
  driverData: string | readonly Slide[]
}>({
  dataType: () => 'jsonb',
  fromDriver: (value) => new StoredSlides(value),
  toDriver: (slides) => slides.textFor({ role: 'owner', showsNotes: true }),
})

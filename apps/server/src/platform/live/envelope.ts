import type { LivePerson, Presence } from '@deckloom/contract'

/** A message between servers. */
export type Notice =
  | { readonly kind: 'here'; readonly people: readonly LivePerson[] }
  | { readonly kind: 'who' }
  | { readonly kind: 'presence'; readonly id: string; readonly presence: Presence }
  | { readonly kind: 'saved'; readonly from: number; readonly version: number }
  | { readonly kind: 'renamed'; readonly title: string }
  | { readonly kind: 'commented' }
  | { readonly kind: 'asked' }

/** Something may have changed the rights of anybody on any deck. */
interface RightsNotice {
  readonly kind: 'rights'
}

/** What goes over the bus, as JSON. */
export type Envelope = { readonly server: string } & (
  | ({ readonly deckId: number } & Notice)
  | RightsNotice
)

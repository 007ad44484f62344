import type { Presentation } from '@deckloom/contract'

/** What the page needs to know about the deck whose audience it shows. */
export type AudienceDeck = Pick<Presentation, 'id' | 'title' | 'slides'>

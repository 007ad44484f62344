/** What the list of decks can be narrowed to. */
export const deckFilters = ['all', 'recent', 'shared', 'favorites', 'with-me', 'trash'] as const
export type DeckFilter = (typeof deckFilters)[number]

export const deckSorts = ['modified', 'title', 'created'] as const
export type DeckSort = (typeof deckSorts)[number]

/** Decks that one page of the list holds at most, and when nothing is said. */
export const deckPageSizes = { max: 100, default: 48 } as const

/** Decks that one call changes at most. */
export const deckActionLimit = 500

/** What a deck can be shared as. */
export const sharedRoles = ['viewer', 'commenter', 'editor'] as const
export type SharedRole = (typeof sharedRoles)[number]

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

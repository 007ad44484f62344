/** Filters of the deck list. */
export const deckFilters = ['all', 'recent', 'shared', 'favorites', 'with-me', 'trash'] as const
export type DeckFilter = (typeof deckFilters)[number]

export const deckSorts = ['modified', 'title', 'created'] as const
export type DeckSort = (typeof deckSorts)[number]

/** Maximum and default number of decks per page of the list. */
export const deckPageSizes = { max: 100, default: 48 } as const

/** Maximum number of decks per call. */
export const deckActionLimit = 500

/** Roles that a deck can be shared with. */
export const sharedRoles = ['viewer', 'commenter', 'editor'] as const
export type SharedRole = (typeof sharedRoles)[number]

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

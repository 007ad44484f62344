/** Filters of a deck's threads: all, the open ones, and the open ones that mention the caller or a team of theirs, or are assigned to them. */
export const threadFilters = ['all', 'open', 'mine'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** Maximum and default number of threads per page of the list. */
export const threadPageSizes = { max: 100, default: 100 } as const

/** Reactions to a comment. */
export const reactions = ['thumbs-up', 'eyes', 'heart', 'party', 'question'] as const
export type Reaction = (typeof reactions)[number]

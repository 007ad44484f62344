import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const presentationsKey = ['/api/presentations'] as const

/** The user's decks; whatever creates, renames or deletes one invalidates `presentationsKey`. */
export const presentationsQuery = queryOptions({
  queryKey: presentationsKey,
  queryFn: () => api.listPresentations(),
})

import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const presentationsKey = ['/api/presentations'] as const

/** The person's decks; whatever makes, renames or deletes one invalidates `presentationsKey`. */
export const presentationsQuery = queryOptions({
  queryKey: presentationsKey,
  queryFn: () => api.listPresentations(),
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'

/** Returns whether a path segment can be a deck ID. */
export function isDeckId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id)
}

export function presentationKey(id: number) {
  return [...presentationsKey, id] as const
}

/** Fetches a deck with its slides. A deck opened for editing must be up to date. */
export function presentationQuery(id: number) {
  return queryOptions({
    queryKey: presentationKey(id),
    queryFn: () => api.getPresentation(id),
    staleTime: 5_000,
  })
}

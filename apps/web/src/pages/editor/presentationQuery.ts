import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'

/** Whether this part of an address can be a deck's number. */
export function isDeckId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id)
}

export function presentationKey(id: number) {
  return [...presentationsKey, id] as const
}

/** A deck with its slides. What is read to be edited must be what the server holds now. */
export function presentationQuery(id: number) {
  return queryOptions({
    queryKey: presentationKey(id),
    queryFn: () => api.getPresentation(id),
    staleTime: 5_000,
  })
}

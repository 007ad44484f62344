import type { GalleryCategory } from '@deckloom/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { templateApi } from './templateApi.ts'

/** Query key prefix of all template queries. */
export const templatesKey = ['/api/templates'] as const

/** Fetches the templates of one category, or all; the previous ones stay on the page until they arrive. */
export function templatesQuery(category: GalleryCategory | undefined) {
  return queryOptions({
    queryKey: [...templatesKey, category ?? 'all'],
    queryFn: () => templateApi.listTemplates(category),
    placeholderData: keepPreviousData,
  })
}

export const templateTotalsQuery = queryOptions({
  queryKey: [...templatesKey, 'totals'],
  queryFn: () => templateApi.templateTotals(),
})

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...templatesKey, 'one', id],
    queryFn: () => templateApi.getTemplate(id),
  })
}

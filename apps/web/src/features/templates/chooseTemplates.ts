import type { TemplateItem } from '@deckloom/contract'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

export const templateFilters = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'recent', label: 'Recently Added' },
] as const
export type TemplateFilter = (typeof templateFilters)[number]['value']

/** Returns the filters, without free and premium on installations without plans. */
export function filtersHere() {
  return hasPlans()
    ? templateFilters
    : templateFilters.filter(({ value }) => value !== 'free' && value !== 'premium')
}

/** Number of templates that the filter Recently Added keeps. */
export const recentCount = 12

type Chosen = Pick<TemplateItem, 'name' | 'description' | 'isPremium' | 'isPopular' | 'createdAt'>

/** Returns the templates that match the search and the filter. */
export function chooseTemplates<Template extends Chosen>(
  templates: readonly Template[],
  { search, filter }: { readonly search: string; readonly filter: TemplateFilter },
): readonly Template[] {
  const words = search.trim().toLowerCase()
  return filterTemplates(templates, filter).filter(
    ({ name, description }) =>
      name.toLowerCase().includes(words) || description.toLowerCase().includes(words),
  )
}

function filterTemplates<Template extends Chosen>(
  templates: readonly Template[],
  filter: TemplateFilter,
): readonly Template[] {
  switch (filter) {
    case 'all':
      return templates
    case 'free':
      return templates.filter(({ isPremium }) => !isPremium)
    case 'premium':
      return templates.filter(({ isPremium }) => isPremium)
    case 'popular':
      return templates.filter(({ isPopular }) => isPopular)
    case 'recent':
      return templates
        .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
        .slice(0, recentCount)
  }
}

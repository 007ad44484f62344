import { useSearchParams } from 'wouter'
import { type TemplateFilter, templateFilters } from './chooseTemplates.ts'

export type GalleryView = 'grid' | 'list'

export interface GalleryState {
  readonly search: string
  readonly filter: TemplateFilter
  readonly view: GalleryView
  /** The state in the query of the URL. */
  readonly query: string
  readonly change: (changes: Readonly<Partial<Record<'q' | 'filter' | 'view', string>>>) => void
  readonly clear: () => void
}

const defaults = { q: '', filter: 'all', view: 'grid' } as const

/** Keeps search, filter and view in the URL, so that going back from a deck returns to the same gallery. */
export function useGalleryState(): GalleryState {
  const [params, setParams] = useSearchParams()
  const change: GalleryState['change'] = (changes) =>
    setParams((before) => withChanges(before, changes), { replace: true })
  return {
    search: params.get('q') ?? defaults.q,
    filter: templateFilters.find(({ value }) => value === params.get('filter'))?.value ?? 'all',
    view: params.get('view') === 'list' ? 'list' : 'grid',
    query: params.toString(),
    change,
    clear: () => change({ q: defaults.q, filter: defaults.filter }),
  }
}

/** Updates the URL parameters, omitting defaults. */
function withChanges(
  before: URLSearchParams,
  changes: Parameters<GalleryState['change']>[0],
): URLSearchParams {
  const params = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (Object.entries(defaults).some((entry) => entry[0] === name && entry[1] === value))
      params.delete(name)
    else params.set(name, value)
  }
  return params
}

import type { Page } from '@deckloom/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { administrationKey } from './administrationApi.ts'

/** A list that is searched as one types, page after page. */
export function useListPage<Item>(
  name: string,
  read: (search: string, page: number) => Promise<Page<Item>>,
) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const words = useDeferredValue(search.trim())
  const query = useQuery({
    queryKey: [administrationKey, name, words, page],
    queryFn: () => read(words, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    query,
    page,
    setPage,
    search,
    isSearched: words !== '',
    setSearch: (text: string) => {
      setSearch(text.slice(0, 100))
      setPage(1)
    },
  }
}

export type ListPage<Item> = ReturnType<typeof useListPage<Item>>

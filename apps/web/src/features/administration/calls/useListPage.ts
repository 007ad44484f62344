import type { Page } from '@deckloom/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { administrationKey } from './administrationApi.ts'

const first: string | undefined = undefined

/** Loads a list page by page and searches it as the user types. */
export function useListPage<Item>(
  name: string,
  read: (search: string, cursor: string | undefined) => Promise<Page<Item>>,
) {
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search.trim())
  const query = useInfiniteQuery({
    queryKey: [administrationKey, name, words],
    queryFn: ({ pageParam }) => read(words, pageParam),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    query: { ...query, data: query.data?.pages.flatMap(({ items }) => items) },
    search,
    isSearched: words !== '',
    setSearch: (text: string) => setSearch(text.slice(0, 100)),
  }
}

export type ListPage<Item> = ReturnType<typeof useListPage<Item>>

import { useInfiniteQuery } from '@tanstack/react-query'
import { administrationKey } from './administrationApi.ts'

const newest: number | undefined = undefined

/** Loads a list page by page, newest row first. */
export function useBackwards<Row extends { readonly id: number }>(
  name: string,
  read: (before: number | undefined) => Promise<readonly Row[]>,
) {
  const query = useInfiniteQuery({
    queryKey: [administrationKey, name],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: newest,
    getNextPageParam: (last) => last.at(-1)?.id,
    staleTime: 0,
  })
  return { ...query, data: query.data?.pages.flat() }
}

import { Button, Skeleton } from '@deckloom/ui'
import type { ReactNode } from 'react'

export interface FetchedProps<Data> {
  /** A TanStack Query result. */
  readonly query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** What it is, as in "The visits could not be loaded." */
  readonly what: string
  /** Class of the placeholder box. */
  readonly box: string
  readonly children: (data: Data) => ReactNode
}

/** Shows fetched data, a placeholder while loading, or an error. */
export function Fetched<Data>({ query, what, box, children }: FetchedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton className={box} />
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-3 text-ui">
      {what} could not be loaded.
      <Button size="small" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  )
}

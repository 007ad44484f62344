import { Button } from '@deckloom/ui'

export interface OlderProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Loads the rows before the last one. */
export function Older({ list }: OlderProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      size="small"
      className="mt-4"
      working={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      Show older
    </Button>
  )
}

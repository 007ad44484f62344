import type { CommentThread, ThreadFilter } from '@deckloom/contract'
import { Button, IconButton, Skeleton } from '@deckloom/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { CommentsRequest } from '../../shared/comments/discussion.ts'
import { threadsFor } from '../../shared/comments/threadOrder.ts'
import type { useLiveThreads } from '../../shared/comments/threads.ts'

const filterNames: Readonly<Record<ThreadFilter, string>> = {
  all: 'All',
  open: 'Open',
  mine: 'For me',
}
const filters = ['all', 'open', 'mine'] as const satisfies readonly ThreadFilter[]

/** The filters, each with the number of threads behind it. */
export function filterOptions(threads: readonly CommentThread[]) {
  return filters.map((value) => ({
    value,
    label: `${filterNames[value]} ${threadsFor(value, threads).length}`,
  }))
}

interface StepperProps {
  /** From 0; −1 if none is shown. */
  readonly place: number
  readonly of: number
  readonly onRequest: (request: CommentsRequest) => void
}

const stepIcon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Goes from thread to thread on a phone. */
export function Stepper({ place, of, onRequest }: StepperProps) {
  return (
    <>
      <span className="text-small whitespace-nowrap text-ink-muted tabular-nums">
        {place + 1} of {of}
      </span>
      <IconButton
        label="Previous comment"
        size="small"
        icon={<ChevronUp {...stepIcon} />}
        onClick={() => onRequest('previous')}
      />
      <IconButton
        label="Next comment"
        size="small"
        icon={<ChevronDown {...stepIcon} />}
        onClick={() => onRequest('next')}
      />
    </>
  )
}

interface ListStateProps {
  readonly query: ReturnType<typeof useLiveThreads>
  readonly isEmpty: boolean
  readonly filter: ThreadFilter
  readonly hint: string
}

/** What the list says when it has nothing to show, or cannot be current. */
export function ListState({ query, isEmpty, filter, hint }: ListStateProps) {
  const { data, isError, fetchStatus, refetch } = query
  if (fetchStatus === 'paused') {
    return (
      <output className="block px-4 py-3 text-small text-ink-muted">
        {data ? 'Offline. Newer comments appear when you are back.' : 'Offline'}
      </output>
    )
  }
  if (!data && isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4 text-ui">
        The comments could not be loaded.
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return <LoadingThreads />
  return isEmpty ? (
    <p className="px-4 py-6 text-ui text-ink-muted">{emptyWords(filter, hint)}</p>
  ) : null
}

function emptyWords(filter: ThreadFilter, hint: string): string {
  switch (filter) {
    case 'all':
      return `No comments yet. ${hint}`
    case 'open':
      return 'No open comments.'
    case 'mine':
      return 'Nothing is assigned to you or mentions you.'
  }
}

function LoadingThreads() {
  return (
    <output aria-label="Loading comments" className="flex flex-col gap-6 p-4">
      {[0, 1].map((key) => (
        <div key={key} className="flex gap-2.5">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </output>
  )
}

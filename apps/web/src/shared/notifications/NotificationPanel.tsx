import type { NotificationItem } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  AtSign,
  CreditCard,
  Download,
  FolderInput,
  Gift,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  Reply,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import { Link } from 'wouter'
import { shellApi } from '../shellApi.ts'
import { hasPlans } from '../plans/hasPlans.ts'
import { notificationsQuery } from './notificationsQuery.ts'

const icons: Readonly<Record<NotificationItem['kind'], LucideIcon>> = {
  'trial-ending': Hourglass,
  'plan-started': CreditCard,
  'plan-given': Gift,
  'decks-received': FolderInput,
  'deck-received': FolderInput,
  'access-asked': UserRoundPlus,
  'export-finished': Download,
  'deck-shared': Users,
  'comment-mentioned': AtSign,
  'comment-assigned': MessageSquare,
  'comment-replied': Reply,
  'comment-started': MessageSquare,
}

/** The notifications, newest first. Opening one marks it as read. */
export function NotificationPanel() {
  const { data, isError, refetch } = useQuery(notificationsQuery)
  const read = useMarkRead()
  return (
    <section aria-labelledby="notifications-heading">
      <header className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 id="notifications-heading" className="text-h3 font-heading">
          Notifications
        </h2>
        {data && data.unread > 0 && (
          <Button variant="quiet" size="small" onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )}
      </header>
      {!data && !isError && <Skeleton className="m-4 h-16" />}
      {!data && isError && (
        <div role="alert" className="flex flex-col items-start gap-3 p-4 text-ui">
          The notifications could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.items.length === 0 && (
        <p className="px-4 py-8 text-ui text-ink-muted">
          {hasPlans()
            ? 'No notifications yet. You’ll see comments and mentions, decks shared with you, requests for access, finished exports, payments and trial reminders here.'
            : 'No notifications yet. You’ll see comments and mentions, decks shared with you, requests for access and finished exports here.'}
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="max-h-[min(28rem,calc(100dvh-9rem))] divide-y divide-line overflow-y-auto">
          {data.items.map((item) => (
            <Row key={item.id} item={item} onFollow={() => read.mutate([item.id])} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({
  item,
  onFollow,
}: {
  readonly item: NotificationItem
  readonly onFollow: () => void
}) {
  const { kind, title, text, href, createdAt, isRead } = item
  const Icon = icons[kind]
  return (
    <li>
      <Link
        href={href}
        onClick={() => !isRead && onFollow()}
        className={`flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-hover ${isRead ? '' : 'bg-primary-soft/40'}`}
      >
        <Icon
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-ink-muted"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-start gap-2">
            <span
              className={`flex-1 text-ui ${isRead ? 'font-label text-ink-muted' : 'font-strong'}`}
            >
              {title}
            </span>
            {!isRead && <span className="text-micro font-strong text-primary">New</span>}
          </span>
          <span className="block text-small wrap-anywhere text-ink-muted">{text}</span>
          <time
            dateTime={createdAt}
            className="mt-0.5 block text-micro text-ink-subtle tabular-nums"
          >
            {timestampFormat.format(new Date(createdAt))}
          </time>
        </span>
      </Link>
    </li>
  )
}

const timestampFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Marks them as read optimistically; the server's list replaces them. */
function useMarkRead() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: (ids: readonly number[] | undefined) =>
      shellApi.readNotifications(ids && { ids: [...ids] }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => {
        if (!list) return list
        const items = list.items.map((item) =>
          !ids || ids.includes(item.id) ? { ...item, isRead: true } : item,
        )
        return { unread: ids ? Math.max(0, list.unread - ids.length) : 0, items }
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

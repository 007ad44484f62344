import { buttonClass, Dropdown, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { notificationsQuery } from './notificationsQuery.ts'
import { lazyPart } from '../loading/lazyPart.ts'

const NotificationPanel = lazyPart(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
)

/** The header's bell with the unread count, and the list below it. */
export function NotificationButton() {
  const { data, refetch } = useQuery(notificationsQuery)
  const [opened, setOpened] = useState(false)
  const unread = data?.unread ?? 0
  const handleOpen = () => {
    setOpened(true)
    void refetch()
  }
  return (
    <Dropdown
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      trigger={
        <>
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-chip bg-primary px-1 text-[0.75rem] leading-none font-strong text-on-primary tabular-nums"
            >
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </>
      }
      triggerClass={buttonClass({ variant: 'quiet', iconOnly: true, className: 'relative' })}
      panelClass="overflow-hidden max-sm:fixed max-sm:inset-x-2 max-sm:top-16 sm:right-0 sm:w-96"
      onOpen={handleOpen}
    >
      {opened && (
        <Suspense fallback={<Skeleton className="m-4 h-16" />}>
          <NotificationPanel />
        </Suspense>
      )}
    </Dropdown>
  )
}

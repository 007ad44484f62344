import { queryOptions } from '@tanstack/react-query'
import { shellApi } from '../shellApi.ts'

/** The current user's notifications, refetched every minute, like the plan, while a page with the header is open. */
export const notificationsQuery = queryOptions({
  queryKey: ['/api/notifications'],
  queryFn: () => shellApi.notifications(),
  refetchInterval: 60_000,
})

import { callThrough, type Send } from './client.ts'
import type { NotificationList, ReadNotificationsBody } from './notifications.ts'
import type { SearchAnswer } from './search.ts'

/** The calls of the header, in a module of their own because the forms of visitors make none of them. */
export function createShellClient(send: Send) {
  const call = callThrough(send)
  return {
    /** Decks whose title or slides have these words, at most 100 characters. */
    search: (words: string) =>
      call<SearchAnswer>({ method: 'GET', path: `/api/search?q=${encodeURIComponent(words)}` }),
    notifications: () => call<NotificationList>({ method: 'GET', path: '/api/notifications' }),
    /** Marks them as read; without ids all of them. */
    readNotifications: (body: ReadNotificationsBody = {}) =>
      call<null>({ method: 'POST', path: '/api/notifications/read', body }),
  }
}

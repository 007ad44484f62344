import * as operation from '../endpoints/operation.ts'
import * as presentations from '../endpoints/presentations.ts'
import type { ReadNotificationsBody } from '../requests/accounts/notifications.ts'
import { callThrough, type Send } from './call.ts'

/** The calls of the header, in a module of their own because the forms of visitors make none of them. */
export function createShellClient(send: Send) {
  const call = callThrough(send)
  return {
    /** Decks whose title or slides have these words, at most 100 characters. */
    search: (words: string) => call(presentations.search, { query: { q: words } }),
    notifications: () => call(operation.readNotifications),
    /** Marks them as read; without ids all of them. */
    readNotifications: (body: ReadNotificationsBody = {}) =>
      call(operation.markNotificationsRead, { body }),
  }
}

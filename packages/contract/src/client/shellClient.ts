import * as operation from '../endpoints/operation.ts'
import * as presentations from '../endpoints/presentations.ts'
import type { ReadNotificationsBody } from '../requests/accounts/notifications.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls of the header, in a separate module because forms for visitors use none of them. */
export function createShellClient(send: Send) {
  const call = callThrough(send)
  return {
    /** Finds decks whose title or slides contain these words; at most 100 characters. */
    search: (words: string) => call(presentations.search, { query: { q: words } }),
    notifications: () => call(operation.readNotifications),
    /** Marks notifications as read; all of them if no ids are given. */
    readNotifications: (body: ReadNotificationsBody = {}) =>
      call(operation.markNotificationsRead, { body }),
  }
}

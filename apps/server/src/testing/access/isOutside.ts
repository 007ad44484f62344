import type { Actor } from './accessTable.ts'

/** Whether nothing of the deck may reach the actor. A share link may reveal it. */
export function isOutside(route: string, actor: Actor): boolean {
  return (
    ['anonymous', 'stranger', 'unverified', 'second factor pending', 'administrator'].includes(
      actor,
    ) && !route.includes(' /api/share/')
  )
}

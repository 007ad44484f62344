import { nameHere } from '../place.ts'
const storageKey = nameHere('deckloom.visit')

let unkept: string | undefined

/** Returns `session-{timestamp}-{random}`; the random part has nine digits and lowercase letters. */
export function newVisitSession(now: number, random: () => number): string {
  const letters = Array.from({ length: 9 }, () => Math.floor(random() * 36).toString(36))
  return `session-${now}-${letters.join('')}`
}

/** Returns whether this browser asks not to be tracked. */
export function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

/**
 * Returns the ID of this browser's visits, kept in its storage. It distinguishes visitors and grants no access. If the
 * browser asks not to be tracked, or has no storage, it lasts only as long as the page.
 */
export function visitSession(): string {
  unkept ??= newVisitSession(Date.now(), Math.random)
  if (asksNotToBeTracked()) return unkept
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept !== null) return kept
    localStorage.setItem(storageKey, unkept)
  } catch {
    // Storage can be forbidden or full.
  }
  return unkept
}

import { nameHere } from '../place.ts'
import { asksNotToBeTracked } from './visitSession.ts'

const unkept = new Map<string, string>()

/**
 * Returns the random name by which this browser is told apart among the readers of one link. No other link gets to know
 * it. If the browser asks not to be tracked, or has no storage, it lasts only as long as the page.
 */
export function readerName(token: string): string {
  const made = unkept.get(token) ?? newReaderName()
  unkept.set(token, made)
  if (asksNotToBeTracked()) return made
  const key = nameHere(`deckloom.reader.${token}`)
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
    localStorage.setItem(key, made)
  } catch {
    // Storage can be forbidden or full.
  }
  return made
}

function newReaderName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

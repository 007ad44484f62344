import type { Slide } from '@deckloom/deck'
import type { DeckRole } from './answers/types.ts'
import type { Presence } from './requests/decks/live.ts'

// What goes over the WebSocket of an open deck, as JSON, one message a frame. The channel tells; it never writes: decks
// are saved by the calls of the API.

/** Longest message that a browser may send, in bytes. */
export const longestLiveRequest = 16_384

/** Fifteen a second at most: smooth to the eye. */
const shortestMoveMs = 66
/** What everybody does is sent to everybody: in a full room, so many messages a second in all. */
const mostMoves = 10_000

/** How long a window waits between two messages about where it is, in milliseconds, with so many others there. */
export function moveIntervalMs(others: number): number {
  return Math.max(shortestMoveMs, (1_000 * others ** 2) / mostMoves)
}

/** Number of colors that people are told apart by; further people share them. */
export const peopleColors = 6

/** The color of an account wherever nobody else has it: always the same. From 0, below `peopleColors`. */
export function ownColor(userId: string): number {
  let sum = 0
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum % peopleColors
}

/** One window of a person who has the deck open. */
export interface LivePerson {
  /** Of the window. */
  readonly id: string
  /** Of the account. */
  readonly userId: string
  readonly name: string
  /** From 0, below `peopleColors`. */
  readonly color: number
  readonly role: DeckRole
  readonly presence?: Presence | undefined
}

/** What the server sends. */
export type LiveMessage =
  | { readonly type: 'welcome'; readonly you: LivePerson; readonly people: readonly LivePerson[] }
  /** The deck's version once the window has joined: with an older one, it has missed something. */
  | { readonly type: 'version'; readonly version: number }
  | { readonly type: 'joined'; readonly person: LivePerson }
  | { readonly type: 'left'; readonly id: string }
  | { readonly type: 'presence'; readonly id: string; readonly presence: Presence }
  | {
      readonly type: 'saved'
      /** The versions before and after. */
      readonly from: number
      readonly version: number
      /** Present for those who may edit: all slides in their new order, and those that are new or changed. */
      readonly change?: { readonly order: readonly string[]; readonly slides: readonly Slide[] }
    }
  | { readonly type: 'renamed'; readonly title: string }
  /** Somebody wrote, changed or resolved a comment. */
  | { readonly type: 'commented' }
  /** Somebody asked for access, or to edit: told to the owner. */
  | { readonly type: 'asked' }
  | { readonly type: 'role'; readonly role: DeckRole }

/** Why the server closed the channel, beyond the codes of the protocol. */
export const liveClose = {
  /** The session has ended; the browser may have a newer one, as after a change of the password. */
  signedOut: 4401,
  /** The person may no longer see the deck. */
  noAccess: 4403,
  tooFast: 4429,
  invalid: 4400,
  /** The person has the deck, or decks altogether, open in too many windows. */
  tooManyWindows: 4409,
} as const

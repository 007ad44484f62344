import * as z from 'zod/mini'
import type { ShowTimer } from './showTimer.ts'
import { nameHere } from '../../../shared/place.ts'

/** State of the speaker window, stored on this device to survive a reload or a crash. */
export interface KeptSpeaker {
  readonly timer: ShowTimer
  readonly plannedMinutes: number
}

const keptSchema = z.strictObject({
  timer: z.strictObject({
    counted: z.number().check(z.nonnegative()),
    since: z.optional(z.number()),
  }),
  plannedMinutes: z.int().check(z.minimum(1), z.maximum(600)),
})

const sizeSchema = z.int().check(z.minimum(0), z.maximum(5))

/** A show not touched for this long is over. */
const forgottenAfterMs = 4 * 3_600_000

export function readSpeaker(deckId: string, now: number): KeptSpeaker | undefined {
  const kept = read(speakerKey(deckId))
  const parsed = keptSchema.safeParse(kept)
  if (!parsed.success) return undefined
  const { since } = parsed.data.timer
  if (since !== undefined && (since > now || now - since > forgottenAfterMs)) return undefined
  return parsed.data
}

export function keepSpeaker(deckId: string, kept: KeptSpeaker): void {
  write(speakerKey(deckId), kept)
}

export function forgetSpeaker(deckId: string): void {
  try {
    localStorage.removeItem(speakerKey(deckId))
  } catch {
    // Nothing was stored either.
  }
}

/** Returns the size step of the notes. */
export function readNotesSize(): number {
  const parsed = sizeSchema.safeParse(read(sizeKey))
  return parsed.success ? parsed.data : 2
}

export function keepNotesSize(size: number): void {
  write(sizeKey, size)
}

const sizeKey = 'deckloom-notes-size'

function speakerKey(deckId: string): string {
  return nameHere(`deckloom-speaker-${deckId}`)
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a reload starts over.
  }
}

/**
 * Date and time as a zip entry stores them, in steps of two seconds from 1980 to 2099. They are wall-clock time there;
 * UTC is written, so that the bytes do not depend on where they are made.
 */
export function zipDate(date: Date): number {
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2099)
  const day = ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

/**
 * Returns date and time as a zip entry stores them, in steps of two seconds from 1980 to 2099. Zip stores local time;
 * UTC is written so that the bytes do not depend on the time zone.
 */
export function zipDate(date: Date): number {
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2099)
  const day = ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

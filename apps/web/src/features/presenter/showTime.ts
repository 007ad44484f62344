/** Formats minutes and seconds, such as 07:42, with hours if there are any. */
export function showTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3_600)
  return [...(hours > 0 ? [hours] : []), ...parts]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

const counts = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})
const dayMonth = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats 6,412. */
export function countText(count: number): string {
  return counts.format(count)
}

/** Formats 3.9M. */
export function shortCount(count: number): string {
  return short.format(count)
}

/** Formats cents as $11.84. */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100)
}

/** Formats cents as $11.8 or $1.2K, for axes; amounts under ten cents keep their cents. */
export function shortMoney(cents: number): string {
  return cents > 0 && cents < 10 ? moneyText(cents) : wholeDollars.format(cents / 100)
}

/** Formats 2026-11-21 as Nov 21. */
export function dayText(date: string): string {
  return dayMonth.format(new Date(date))
}

/** Formats 2026-11-21 as November 21, 2026. */
export function longDayText(date: string): string {
  return longDay.format(new Date(date))
}

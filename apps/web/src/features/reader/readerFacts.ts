const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export interface ReaderFacts {
  readonly ownerName?: string | undefined
  readonly slides: number
  /** ISO 8601. */
  readonly changedAt?: string | undefined
}

/** Formats "Ines Rocha · 8 slides · updated today, 10:51 AM". */
export function readerFacts({ ownerName, slides, changedAt }: ReaderFacts, now?: Date): string {
  const parts = [ownerName, slides === 1 ? '1 slide' : `${slides} slides`]
  if (changedAt !== undefined) {
    const changed = new Date(changedAt)
    const isToday = changed.toDateString() === now?.toDateString()
    parts.push(`updated ${isToday ? `today, ${time.format(changed)}` : day.format(changed)}`)
  }
  return parts.filter(Boolean).join(' · ')
}

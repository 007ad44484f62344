/** Cents for the remainder of a paid period. */
export function computeRemainder(
  { amountCents, periodStart }: { readonly amountCents: number; readonly periodStart: Date | null },
  periodEnd: Date | null,
  now: Date,
): number {
  if (!periodStart || !periodEnd) return 0
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = Math.min(whole, Math.max(0, periodEnd.getTime() - now.getTime()))
  return whole > 0 ? Math.floor((amountCents * left) / whole) : 0
}

/** The end of a period that starts at `start`; a day that the month lacks becomes its last. */
export function endOfPeriod(start: Date, interval: string): Date {
  const months = interval === 'year' ? 12 : 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), last))
  return end
}

import { z } from 'zod'

const dayMs = 24 * 60 * 60 * 1_000

/** A number of days, or `keep` or 0 for ever. */
function days(fallback: number) {
  return z
    .string()
    .regex(/^(?:keep|\d{1,5})$/, { error: 'must be a number of days, or "keep" for ever' })
    .default(String(fallback))
    .transform((value) => (value === 'keep' ? 0 : Number(value)))
}

/** Environment variables for retention times. */
export const retentionVariables = z.object({
  RETENTION_EXPORTS_HOURS: z.coerce.number().int().min(1).max(8_760).default(1),
  RETENTION_REVISIONS_DAYS: days(365),
  RETENTION_GENERATIONS_DAYS: days(7),
  RETENTION_AUDIT_DAYS: days(730),
  RETENTION_VISITS_DAYS: days(30),
  RETENTION_DECK_VIEWS_DAYS: days(730),
  RETENTION_READERS_DAYS: days(90),
  RETENTION_MAIL_DAYS: days(90),
})

export interface RetentionConfig {
  /** Milliseconds for which an exported file can be downloaded. */
  readonly exportsMs: number
  /** Milliseconds, as those below; undefined keeps for ever. */
  readonly revisionsMs: number | undefined
  readonly generationsMs: number | undefined
  readonly auditMs: number | undefined
  readonly visitsMs: number | undefined
  readonly deckViewsMs: number | undefined
  readonly readersMs: number | undefined
  readonly mailMs: number | undefined
}

export function retentionOf(values: z.infer<typeof retentionVariables>): RetentionConfig {
  return {
    exportsMs: values.RETENTION_EXPORTS_HOURS * 60 * 60 * 1_000,
    revisionsMs: daysMs(values.RETENTION_REVISIONS_DAYS),
    generationsMs: daysMs(values.RETENTION_GENERATIONS_DAYS),
    auditMs: daysMs(values.RETENTION_AUDIT_DAYS),
    visitsMs: daysMs(values.RETENTION_VISITS_DAYS),
    deckViewsMs: daysMs(values.RETENTION_DECK_VIEWS_DAYS),
    readersMs: daysMs(values.RETENTION_READERS_DAYS),
    mailMs: daysMs(values.RETENTION_MAIL_DAYS),
  }
}

/** In milliseconds; undefined for ever. */
function daysMs(given: number): number | undefined {
  return given === 0 ? undefined : given * dayMs
}

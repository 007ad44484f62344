import { type InstallationQuotas, plans } from '@deckloom/contract'
import { type PlanHolder, standingOf, storageTierOf } from './planStanding.ts'

/** An account's quotas; null means unlimited. */
export interface Quotas {
  /** Presentations, without those in the trash. */
  readonly decks: number | null
  readonly storageBytes: number | null
  /** Generated presentations per UTC day or month. */
  readonly generations: { readonly most: number; readonly per: 'day' | 'month' } | null
}

/** What accounts may use: by their plan, or without plans by the administrator's settings. */
export interface Entitlements {
  /** Whether accounts have plans. Without plans every feature is available and nothing expires. */
  readonly hasPlans: boolean
  /**
   * Loads the settings. The returned function needs no database and can be called within a
   * transaction.
   */
  readonly load: () => Promise<(holder: PlanHolder, now: Date) => Quotas>
}

export function createEntitlements({
  hasPlans,
  readQuotas,
}: {
  readonly hasPlans: boolean
  /** The administrator's quotas for every account. */
  readonly readQuotas: () => Promise<InstallationQuotas>
}): Entitlements {
  return {
    hasPlans,
    async load() {
      if (hasPlans) return quotasOfPlan
      const quotas = quotasForAll(await readQuotas())
      return () => quotas
    },
  }
}

function quotasOfPlan(holder: PlanHolder, now: Date): Quotas {
  const { decks, generationsPerMonth: most } = plans[standingOf(holder, now).tier].quotas
  return {
    decks,
    storageBytes: plans[storageTierOf(holder, now)].quotas.storageBytes,
    generations: most === null ? null : { most, per: 'month' },
  }
}

function quotasForAll({
  decksPerAccount: decks,
  generationsPerDay: most,
  storageMegabytesPerAccount: megabytes,
}: InstallationQuotas): Quotas {
  return {
    decks,
    storageBytes: megabytes === null ? null : megabytes * 1024 ** 2,
    generations: most === null ? null : { most, per: 'day' },
  }
}

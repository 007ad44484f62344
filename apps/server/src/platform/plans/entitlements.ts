import { type InstallationQuotas, plans } from '@deckloom/contract'
import { type PlanHolder, standingOf, storageTierOf } from './planStanding.ts'

/** How much an account may have; null where nothing limits it. */
export interface Quotas {
  /** Presentations outside of the trash. */
  readonly decks: number | null
  readonly storageBytes: number | null
  /** Presentations that are generated in a day or a month, both of UTC. */
  readonly generations: { readonly most: number; readonly per: 'day' | 'month' } | null
}

/** What accounts may do and keep: what their plan has, or, where there are no plans, what an administrator set. */
export interface Entitlements {
  /** Whether accounts have plans. Without them every feature is everybody's, and nothing runs out. */
  readonly hasPlans: boolean
  /** Reads what decides. What it answers needs no database any more, so that it can be asked within a transaction. */
  readonly load: () => Promise<(holder: PlanHolder, now: Date) => Quotas>
}

export function createEntitlements({
  hasPlans,
  readQuotas,
}: {
  readonly hasPlans: boolean
  /** What an administrator set for every account. */
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

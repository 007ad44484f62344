import type { ExportFormat, PaidTier } from '@deckloom/contract'

/** Something that a person is told about in the header of every page. Dates are ISO 8601. */
export type Notice =
  | { readonly kind: 'trial-ending'; readonly endsAt: string }
  | { readonly kind: 'plan-started'; readonly tier: PaidTier; readonly subscription: string }
  | { readonly kind: 'plan-given'; readonly tier: PaidTier; readonly until: string }
  | {
      readonly kind: 'decks-received'
      readonly from: string
      readonly decks: number
      readonly at: string
    }
  | {
      readonly kind: 'export-finished'
      readonly deck: number
      readonly title: string
      readonly format: ExportFormat
      /** Names the file and leads nowhere: the way to it is a secret of who asked for it. */
      readonly token: string
    }
  | {
      readonly kind: 'deck-shared'
      readonly deck: number
      readonly title: string
      /** Name of who shared it. */
      readonly by: string
      readonly mayEdit: boolean
    }

/** Tells a person something; the same occasion only once. Never fails what it is called from. */
export type Notify = (userId: string, notice: Notice) => Promise<void>

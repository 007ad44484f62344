import type { ExportFormat, PaidTier } from '@deckloom/contract'

/** Why somebody is told of a comment; the first reason counts. */
export const commentOccasions = [
  'comment-assigned',
  'comment-mentioned',
  'comment-replied',
  'comment-started',
] as const
export type CommentOccasion = (typeof commentOccasions)[number]

/** A notification, shown in the header of every page. Dates are ISO 8601. */
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
      readonly kind: 'deck-received'
      readonly deck: number
      readonly title: string
      /** Name of the previous owner. */
      readonly by: string
      readonly at: string
    }
  | {
      readonly kind: 'access-asked'
      readonly deck: number
      readonly title: string
      /** Name of the person who asks. */
      readonly by: string
      readonly wants: 'view' | 'edit'
      readonly request: number
      readonly at: string
    }
  | {
      readonly kind: 'export-finished'
      readonly deck: number
      readonly title: string
      readonly format: ExportFormat
      /** Identifies the file but is no link: the download URL is secret to its requester. */
      readonly token: string
    }
  | {
      readonly kind: 'deck-shared'
      readonly deck: number
      readonly title: string
      /** Name of the person who shared it. */
      readonly by: string
      readonly mayEdit: boolean
      /** Absent in notices from before it was told. */
      readonly mayComment?: boolean
    }
  | {
      readonly kind: CommentOccasion
      readonly deck: number
      readonly title: string
      readonly thread: number
      readonly comment: number
      /** Name of the author, or of the person who assigned the thread. */
      readonly by: string
      /** Name of the team that was mentioned, if the person was not themselves. */
      readonly team?: string
    }

/** Notifies a person, once per occasion. Never throws. */
export type Notify = (userId: string, notice: Notice) => Promise<void>

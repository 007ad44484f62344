import type { ChangeShareLinkBody, ShareLink } from '@deckloom/contract'
import { sharingApi } from '../../../shared/sharing/sharingApi.ts'
import { failureOf, useLinkChange } from '../calls/useLinkChange.ts'

export interface LinkOption {
  /** Why the last change failed. */
  readonly error: string | undefined
  readonly pending: ChangeShareLinkBody | undefined
  /** Forgets the error. */
  readonly reset: () => void
  readonly change: (body: ChangeShareLinkBody, onDone?: () => void) => void
}

/** Changes one option of a link. */
export function useLinkOption(deckId: number, link: ShareLink): LinkOption {
  const change = useLinkChange(deckId, {
    run: (body: ChangeShareLinkBody) => sharingApi.changeShareLink(deckId, link.id, body),
  })
  return {
    error: failureOf(change.error),
    pending: change.isPending ? change.variables : undefined,
    reset: change.reset,
    change: (body, onDone) => change.mutate(body, { onSuccess: () => onDone?.() }),
  }
}

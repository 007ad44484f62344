import * as sharing from '../endpoints/sharing.ts'
import type { ChangeShareLinkBody, CreateShareLinkBody } from '../requests/decks/sharing.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for share links and what is behind them, in a separate module because few pages use them. */
export function createSharingClient(send: Send) {
  const call = callThrough(send)
  return {
    /** The active links of a deck. */
    listShareLinks: (id: number) => call(sharing.listShareLinks, { params: { id } }),
    createShareLink: (id: number, body: CreateShareLinkBody = {}) =>
      call(sharing.createShareLink, { params: { id }, body }),
    changeShareLink: (id: number, linkId: number, body: ChangeShareLinkBody) =>
      call(sharing.changeShareLink, { params: { id, linkId }, body }),
    revokeShareLink: (id: number, linkId: number) =>
      call(sharing.revokeShareLink, { params: { id, linkId } }),
    /** Rejects with `password_required` until the link is unlocked in this browser. */
    openShared: (token: string) => call(sharing.openShared, { params: { token } }),
    /** Gives the user the role that the link gives. */
    joinShared: (token: string) => call(sharing.joinShared, { params: { token } }),
    leaveShared: (id: number) => call(sharing.leaveShared, { params: { id } }),
    /** Tells those who shared the deck a visitor's email address. */
    nameSharedGuest: (token: string, body: { readonly email: string; readonly visitor: string }) =>
      call(sharing.nameSharedGuest, { params: { token }, body }),
    unlockShared: (token: string, password: string) =>
      call(sharing.unlockShared, { params: { token }, body: { password } }),
  }
}

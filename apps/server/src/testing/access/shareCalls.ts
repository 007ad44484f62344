import { randomUUID } from 'node:crypto'
import { password } from '../testApp.ts'
import type { Call } from './Call.ts'

interface Acts {
  readonly shareDeck: () => Promise<number>
  /** A link to a deck of the owner's: its own URL, and the one that opens the deck. */
  readonly shareLink: (body?: object) => Promise<{ readonly url: string; readonly open: string }>
}

/** Valid requests for links and what is behind them. */
export const shareCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'POST /api/presentations/:id/share-links': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/share-links`,
    payload: {},
  }),
  'PATCH /api/presentations/:id/share-links/:linkId': async ({ shareLink }) => ({
    url: (await shareLink()).url,
    payload: { label: 'For investors' },
  }),
  'DELETE /api/presentations/:id/share-links/:linkId': async ({ shareLink }) => ({
    url: (await shareLink()).url,
  }),
  'PATCH /api/presentations/:id/audience': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/audience`,
    payload: { countsReaders: false },
  }),
  'GET /api/share/:token': async ({ shareLink }) => ({ url: (await shareLink()).open }),
  'GET /api/share/:token/uploads/:id': async ({ shareLink }) => ({
    url: `${(await shareLink()).open}/uploads/${randomUUID()}`,
  }),
  'POST /api/share/:token/views': async ({ shareLink }) => ({
    url: `${(await shareLink()).open}/views`,
    payload: { showing: 'abcdefghi', stays: [] },
  }),
  'POST /api/share/:token/guest': async ({ shareLink }) => ({
    url: `${(await shareLink({ asksEmail: true })).open}/guest`,
    payload: { email: 'guest@example.com' },
  }),
  'POST /api/share/:token/join': async ({ shareLink }) => ({
    url: `${(await shareLink({ role: 'commenter' })).open}/join`,
  }),
  'DELETE /api/presentations/:id/link-role': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/link-role`,
  }),
  'POST /api/share/:token/export': async ({ shareLink }) => ({
    url: `${(await shareLink({ allowsDownload: true })).open}/export`,
    payload: { format: 'pdf' },
  }),
  'POST /api/share/:token/unlock': async ({ shareLink }) => ({
    url: `${(await shareLink({ password })).open}/unlock`,
    payload: { password },
  }),
}

import type { endpoints } from '@deckloom/contract'

// Access rules, written by hand: the table is not derived from the routes, so that it detects a
// lost rule.
const columns = [
  'anonymous',
  'stranger',
  'viewer',
  'commenter',
  'editor',
  'owner',
  'administrator',
] as const
/** Actors that must get the same response as one of the columns, on every route. */
const likenesses = new Map<string, (typeof columns)[number]>([
  // Registered with an address that was invited to the owner's decks and teams, and has not
  // verified it.
  ['unverified', 'stranger'],
  // Accepted a viewer's invitation by its secret with another address.
  ['invited guest', 'viewer'],
  // Knows the owner's password, and has a second step left to take.
  ['second factor pending', 'anonymous'],
])
export const actors = [...columns, 'unverified', 'invited guest', 'second factor pending'] as const
export type Actor = (typeof actors)[number]

/** The routes of the pending step are all that is open to them. */
const openWhilePending: Readonly<Record<string, number>> = {
  'POST /api/auth/steps/code': 200,
  'POST /api/auth/steps/passkey/options': 200,
  'POST /api/auth/steps/passkey': 401,
}

/** What asks for a verified address and tells nothing of a deck. */
const closedToUnverified: Readonly<Record<string, number>> = {
  'POST /api/presentations/:id/access-requests': 403,
}

/** The expected status. */
export function statusFor(route: string, actor: Actor): number {
  const closed = actor === 'unverified' ? closedToUnverified[route] : undefined
  if (closed !== undefined) return closed
  const open = actor === 'second factor pending' ? openWhilePending[route] : undefined
  if (open !== undefined) return open
  const column = likenesses.get(actor) ?? actor
  const answers: Readonly<Record<string, Answers>> = matrix
  return answers[route]?.[columns.findIndex((name) => name === column)] ?? 0
}

type ValueOf<Table> = Table extends unknown ? Table[keyof Table] : never
type RouteOf<One> = One extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends string
}
  ? `${Method} ${Path}`
  : never
/** Every route of the contract. */
type DefinedRoute = RouteOf<ValueOf<ValueOf<typeof endpoints>>>
type ServerRoute = 'GET /healthz' | 'GET /readyz' | 'GET /.well-known/security.txt' | 'GET /*'

type Answers = readonly [number, number, number, number, number, number, number]
const everybody = (status: number): Answers => [
  status,
  status,
  status,
  status,
  status,
  status,
  status,
]
const signedIn = (status: number): Answers => [401, status, status, status, status, status, status]
const administrator = (status: number): Answers => [401, 403, 403, 403, 403, 403, status]
// prettier-ignore
export const matrix: Readonly<Record<DefinedRoute | ServerRoute, Answers>> = {
  //                                            anon strg view comm edit own  admin
  'GET /api/presentations/:id':                 [401, 404, 200, 200, 200, 200, 404],
  'PUT /api/presentations/:id':                 [401, 404, 403, 403, 200, 200, 404],
  'PATCH /api/presentations/:id':               [401, 404, 403, 403, 200, 200, 404],
  'PATCH /api/presentations/:id/title':         [401, 404, 403, 403, 200, 200, 404],
  'DELETE /api/presentations/:id':              [401, 404, 403, 403, 403, 204, 404],
  'POST /api/presentations/:id/duplicate':      [401, 404, 403, 403, 201, 201, 404],
  'POST /api/presentations/:id/export':         [401, 404, 200, 200, 200, 200, 404],
  // Moves a deck to the trash.
  'POST /api/presentations/actions':            [401, 404, 403, 403, 403, 200, 404],
  // What was removed before a deck was shared is only for its owner.
  'GET /api/presentations/:id/revisions':       [401, 404, 403, 403, 403, 200, 404],
  'GET /api/presentations/:id/revisions/:version':
                                                [401, 404, 403, 403, 403, 200, 404],
  'GET /api/presentations/:id/share-links':     [401, 404, 403, 403, 200, 200, 404],
  'POST /api/presentations/:id/share-links':    [401, 404, 403, 403, 201, 201, 404],
  'PATCH /api/presentations/:id/share-links/:linkId':
                                                [401, 404, 403, 403, 200, 200, 404],
  'DELETE /api/presentations/:id/share-links/:linkId':
                                                [401, 404, 403, 403, 204, 204, 404],
  // Whether there is such a deck is not told.
  'POST /api/presentations/:id/access-requests':
                                                signedIn(202),
  'GET /api/presentations/:id/access-requests': [401, 404, 403, 403, 403, 200, 404],
  'PATCH /api/presentations/:id/access-requests/:requestId':
                                                [401, 404, 403, 403, 403, 204, 404],
  'POST /api/presentations/:id/transfer':       [401, 404, 403, 403, 403, 204, 404],
  // The link itself is the rule, for every actor.
  'GET /api/share/:token':                      everybody(200),
  'GET /api/share/:token/uploads/:id':          everybody(404),
  'POST /api/share/:token/views':               everybody(204),
  'GET /api/presentations/:id/live':            [401, 404, 426, 426, 426, 426, 404],
  'POST /api/share/:token/join':                signedIn(200),
  // Nobody has joined.
  'DELETE /api/presentations/:id/link-role':    signedIn(404),
  'POST /api/share/:token/guest':               everybody(204),
  'POST /api/share/:token/export':              everybody(200),
  'GET /api/presentations/:id/views':           [401, 404, 403, 403, 200, 200, 404],
  'POST /api/presentations/:id/views':          [401, 404, 204, 204, 204, 204, 404],
  'POST /api/share/:token/unlock':              everybody(204),
  'GET /api/presentations/:id/audience':        [401, 404, 403, 403, 200, 200, 404],
  'PATCH /api/presentations/:id/audience':      [401, 404, 403, 403, 204, 204, 404],
  'GET /api/presentations/:id/audience/export': [401, 404, 403, 403, 200, 200, 404],
  // Comments are for those who may write them. Here they are the editor's.
  'GET /api/presentations/:id/threads':         [401, 404, 403, 200, 200, 200, 404],
  'POST /api/presentations/:id/threads':        [401, 404, 403, 201, 201, 201, 404],
  'PATCH /api/presentations/:id/threads/:threadId':
                                                [401, 404, 403, 200, 200, 200, 404],
  'POST /api/presentations/:id/threads/:threadId/read':
                                                [401, 404, 403, 204, 204, 204, 404],
  'POST /api/presentations/:id/threads/:threadId/comments':
                                                [401, 404, 403, 201, 201, 201, 404],
  'PATCH /api/presentations/:id/threads/:threadId/comments/:commentId':
                                                [401, 404, 403, 403, 200, 403, 404],
  'DELETE /api/presentations/:id/threads/:threadId/comments/:commentId':
                                                [401, 404, 403, 403, 204, 204, 404],
  'PUT /api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction':
                                                [401, 404, 403, 204, 204, 204, 404],
  'DELETE /api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction':
                                                [401, 404, 403, 204, 204, 204, 404],
  'GET /api/exports/:secret':                   [401, 404, 404, 404, 404, 200, 404],
  'GET /api/presentations/:id/slides/:slideId/thumbnail.png':
                                                [401, 404, 200, 200, 200, 200, 404],
  // A picture in a deck that the owner shares.
  'GET /api/uploads/:id':                        [401, 404, 200, 200, 200, 200, 404],
  'POST /api/uploads':                           signedIn(201),
  'POST /api/generate-image':                    signedIn(200),
  'GET /api/unsplash/search':                    signedIn(200),
  'POST /api/unsplash/photos':                   signedIn(201),
  'GET /api/library/:id':                        signedIn(200),
  'GET /api/pictures/sources':                   signedIn(200),
  'GET /api/auth/user':                         signedIn(200),
  'POST /api/analytics/track-visit':            everybody(204),
  'POST /api/analytics/track-activity':         everybody(204),
  'GET /api/analytics/summary':                 administrator(200),
  'GET /api/analytics/top-users':               administrator(200),
  'GET /api/analytics/daily-active':            administrator(200),
  'GET /api/analytics/daily-figures':           administrator(200),
  'GET /api/analytics/token-usage':             administrator(200),
  'GET /api/analytics/site-visits':             administrator(200),
  'GET /api/analytics/activities':              administrator(200),
  'GET /api/admin/users':                       administrator(200),
  'PATCH /api/admin/users/:id':                 administrator(200),
  'DELETE /api/admin/users/:id/second-factor':  administrator(204),
  'POST /api/admin/users/:id/reset-link':       administrator(200),
  'POST /api/admin/users/:id/hand-over':        administrator(200),
  'DELETE /api/admin/users/:id/sessions':       administrator(204),
  'GET /api/admin/sessions':                    administrator(200),
  'DELETE /api/admin/sessions/:id':             administrator(204),
  'GET /api/admin/links':                       administrator(200),
  'DELETE /api/admin/links/:id':                administrator(204),
  'GET /api/admin/invitations':                 administrator(200),
  'POST /api/admin/invitations':                administrator(202),
  'DELETE /api/admin/invitations/:kind/:id':    administrator(204),
  'GET /api/admin/settings':                    administrator(200),
  'PATCH /api/admin/settings':                  administrator(200),
  'GET /api/admin/support-messages':            administrator(200),
  'GET /api/admin/mail':                        administrator(200),
  'POST /api/admin/mail/:id/retry':             administrator(204),
  'GET /api/admin/jobs':                        administrator(200),
  'GET /api/admin/maintenance':                 administrator(200),
  'GET /api/admin/storage':                     administrator(200),
  'GET /api/admin/audit':                       administrator(200),
  'POST /api/admin/audit/check':                administrator(200),
  'GET /api/admin/audit/export':                administrator(200),
  'GET /api/user/audit':                        signedIn(200),
  'GET /api/user/statistics':                   signedIn(200),
  'POST /api/user/proof':                       signedIn(204),
  'GET /api/user/verification':                 signedIn(200),
  'POST /api/user/verification':                signedIn(200),
  'DELETE /api/user/email-change':              signedIn(200),
  'PATCH /api/user/profile':                    signedIn(200),
  'PUT /api/user/avatar':                       signedIn(200),
  'DELETE /api/user/avatar':                    signedIn(200),
  'POST /api/user/password':                    signedIn(200),
  'POST /api/user/export':                      signedIn(200),
  'DELETE /api/user':                           signedIn(204),
  'GET /api/user/sessions':                     signedIn(200),
  // Somebody else's session: nobody can end it.
  'DELETE /api/user/sessions/:id':              signedIn(404),
  'GET /api/search':                            signedIn(200),
  'GET /api/notifications':                     signedIn(200),
  'POST /api/notifications/read':               signedIn(204),
  'GET /api/presentations':                     signedIn(200),
  'GET /api/folders':                          signedIn(200),
  'POST /api/folders':                         signedIn(201),
  // Folders are for their owner only, even if the decks in them are shared.
  'PATCH /api/folders/:id':                    [401, 404, 404, 404, 404, 200, 404],
  'DELETE /api/folders/:id':                   [401, 404, 404, 404, 404, 204, 404],
  // Whether viewers see notes and hidden slides.
  'PATCH /api/presentations/:id/sharing':     [401, 404, 403, 403, 403, 204, 404],
  'GET /api/presentations/:id/collaborators':  [401, 404, 200, 200, 200, 200, 404],
  'POST /api/presentations/:id/collaborators': [401, 404, 403, 403, 403, 202, 404],
  'PATCH /api/presentations/:id/collaborators/:collaboratorId':
                                                [401, 404, 403, 403, 403, 204, 404],
  // The commenter's own row: everybody may leave a deck.
  'DELETE /api/presentations/:id/collaborators/:collaboratorId':
                                                [401, 404, 403, 204, 403, 204, 404],
  // An unknown secret.
  'POST /api/invitations/accept':               signedIn(404),
  'GET /api/teams':                             signedIn(200),
  'POST /api/teams':                            signedIn(201),
  // A team of the owner's: the editor is its admin, viewer and commenter are members.
  'GET /api/teams/:id':                         [401, 404, 200, 200, 200, 200, 404],
  'PATCH /api/teams/:id':                       [401, 404, 403, 403, 204, 204, 404],
  'DELETE /api/teams/:id':                      [401, 404, 403, 403, 403, 204, 404],
  'POST /api/teams/:id/members':                [401, 404, 403, 403, 202, 202, 404],
  'PATCH /api/teams/:id/members/:memberId':     [401, 404, 403, 403, 204, 204, 404],
  'DELETE /api/teams/:id/members/:memberId':    [401, 404, 403, 204, 204, 204, 404],
  'PUT /api/teams/:id/decks/:deckId':           [401, 404, 403, 403, 403, 204, 404],
  'DELETE /api/teams/:id/decks/:deckId':        [401, 404, 403, 403, 204, 204, 404],
  'DELETE /api/trash':                          signedIn(204),
  'POST /api/presentations':                    signedIn(201),
  'GET /api/templates':                         signedIn(200),
  'GET /api/templates/totals':                  signedIn(200),
  'GET /api/templates/:id':                     signedIn(200),
  // A deck of the owner's, saved as a template of the caller's.
  'POST /api/templates':                        [401, 404, 403, 403, 201, 201, 404],
  // A template of the owner's.
  'DELETE /api/templates/:id':                  [401, 404, 404, 404, 404, 204, 404],
  'POST /api/presentations/from-template':      signedIn(201),
  'POST /api/generate':                         signedIn(200),
  'POST /api/assist':                           signedIn(200),
  'POST /api/sources':                          signedIn(200),
  'POST /api/generations':                      signedIn(200),
  'GET /api/generations/open':                  signedIn(200),
  // An unfinished deck is only for its owner, even where a finished one would be shared.
  'PUT /api/generations/:id':                   [401, 404, 404, 404, 404, 200, 404],
  'POST /api/generations/:id/slides':           [401, 404, 404, 404, 404, 200, 404],
  'POST /api/generations/:id/keep':             [401, 404, 404, 404, 404, 201, 404],
  'DELETE /api/generations/:id':                [401, 404, 404, 404, 404, 204, 404],
  'POST /api/imports':                          signedIn(201),
  'POST /api/presentations/:id/enhance':        [401, 404, 403, 403, 200, 200, 404],
  'GET /api/subscription/status':               signedIn(200),
  'POST /api/subscription/select':              signedIn(200),
  'POST /api/create-payment-intent':            signedIn(200),
  'GET /api/billing':                           signedIn(200),
  // An unknown payment, and no plan to cancel.
  'POST /api/payment/success':                  signedIn(404),
  'POST /api/billing/cancel':                   signedIn(404),
  'POST /api/test-payments/pay':                signedIn(404),
  'POST /api/test-payments/confirm':            signedIn(404),
  // Unsigned.
  'POST /api/payment/webhook':                  everybody(400),
  'POST /api/auth/register':                    everybody(201),
  'POST /api/auth/login':                       everybody(200),
  'POST /api/auth/forgot-password':             everybody(200),
  'POST /api/auth/validate-reset-token':        everybody(200),
  'POST /api/auth/reset-password':              everybody(200),
  // An unknown secret.
  'POST /api/auth/undo-email':                  everybody(400),
  'POST /api/csp-report':                       everybody(204),
  'GET /api/support':                           everybody(200),
  'POST /api/support/contact':                  everybody(200),
  // An unknown secret.
  'POST /api/administrator-claim':              signedIn(400),
  'POST /api/auth/verify-email':                everybody(400),
  'GET /api/login':                             everybody(302),
  // A call from outside of our own pages gets a confirmation page.
  'GET /api/logout':                            everybody(200),
  'POST /api/logout':                           everybody(303),
  'POST /api/logout/all':                       signedIn(204),
  // Registration, passkeys, the company's sign-in: before anybody is signed in.
  'GET /api/auth/options':                      everybody(200),
  'POST /api/auth/invitation':                  everybody(400),
  'POST /api/auth/passkey/options':             everybody(200),
  // The passkey identifies the account.
  'POST /api/auth/passkey':                     everybody(200),
  // None is configured here.
  'GET /api/auth/oidc':                         everybody(404),
  'GET /api/auth/oidc/callback':                everybody(404),
  // Steps of a pending sign-in, which only `second factor pending` has.
  'GET /api/auth/steps':                        everybody(200),
  'DELETE /api/auth/steps':                     everybody(204),
  'POST /api/auth/steps/code':                  everybody(400),
  'POST /api/auth/steps/passkey/options':       everybody(400),
  'POST /api/auth/steps/passkey':               everybody(400),
  'POST /api/auth/steps/app':                   everybody(400),
  'POST /api/auth/steps/app/confirm':           everybody(400),
  'POST /api/auth/steps/passkeys/options':      everybody(400),
  'POST /api/auth/steps/passkeys':              everybody(400),
  'POST /api/auth/steps/password':              everybody(400),
  'GET /api/user/security':                     signedIn(200),
  'POST /api/user/passkeys/options':            signedIn(200),
  // For a challenge that was not theirs.
  'POST /api/user/passkeys':                    signedIn(401),
  // An unknown passkey.
  'PATCH /api/user/passkeys/:id':               signedIn(404),
  'DELETE /api/user/passkeys/:id':              signedIn(404),
  'POST /api/user/authenticator-app':           signedIn(200),
  'POST /api/user/authenticator-app/confirm':   signedIn(400),
  'DELETE /api/user/authenticator-app':         signedIn(404),
  'POST /api/user/recovery-codes':              signedIn(403),
  'POST /api/user/proof/passkey':               signedIn(200),
  'POST /api/user/proof/oidc':                  signedIn(404),
  'POST /api/user/oidc':                        signedIn(404),
  'DELETE /api/user/oidc':                      signedIn(404),
  'GET /healthz':                               everybody(200),
  'GET /readyz':                                everybody(200),
  'GET /api/version':                           everybody(200),
  'GET /api/openapi.json':                      everybody(200),
  // No support address is configured here.
  'GET /.well-known/security.txt':              everybody(404),
  'GET /*':                                     everybody(200),
}

import {
  type ChangeShareLinkBody,
  type CreateShareLinkBody,
  workspaceLimits,
} from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { createSecret } from '../../../platform/secrets/secretToken.ts'
import { mayManage, mayShare } from '../decks/presentationPolicy.ts'
import { findPresentation, lockPresentation, type Seen } from '../decks/presentationsRepository.ts'
import {
  insertShareLink,
  type LinkOptions,
  type ListedLink,
  listShareLinks,
  markPublic,
  revokeShareLink,
  updateShareLink,
} from './shareLinksRepository.ts'

export interface SharingPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly now: () => Date
  /** The failure for a guessable password. */
  readonly guessable: (password: string) => Promise<Failure | undefined>
}

interface Which {
  readonly id: number
  readonly userId: string
}

const linksOff = 'An administrator has turned off links that anybody can open.'
const dayMs = 24 * 60 * 60 * 1_000

/** The links of a deck, for those who may create them: whoever has a link can pass it on. */
export async function openShareLinks(
  { queries, now }: SharingPorts,
  which: Which,
): Promise<readonly ListedLink[] | Failure> {
  const seen = await sharedDeck(queries, which)
  return seen instanceof Failure ? seen : listShareLinks(queries, { id: which.id, now: now() })
}

export async function createShareLink(
  { queries, passwords, now, guessable }: SharingPorts,
  { id, userId, days, password, ...options }: Which & CreateShareLinkBody,
): Promise<ListedLink | Failure> {
  const seen = await sharedDeck(queries, { id, userId })
  if (seen instanceof Failure) return seen
  const { publicLinks } = await readSettings(queries)
  if (!publicLinks) return new Failure('turned_off', linksOff)
  const refused =
    optionsFailure(options, { seen, now: now(), hasPassword: password !== undefined }) ??
    (password === undefined ? undefined : await guessable(password))
  if (refused) return refused
  const hashed = password === undefined ? null : await passwords.hash(password)
  const end = days === undefined ? null : new Date(now().getTime() + days * dayMs)
  return queries.transaction(async (transaction) => {
    await lockPresentation(transaction, id)
    const links = await listShareLinks(transaction, { id, now: now() })
    if (links.length >= workspaceLimits.shareLinks) {
      return new Failure(
        'validation_failed',
        `A presentation has at most ${workspaceLimits.shareLinks} links`,
      )
    }
    const link = await insertShareLink(transaction, {
      presentationId: id,
      token: createSecret(),
      password: hashed,
      expiresAt: end,
      createdBy: userId,
      createdAt: now(),
      ...storedOptions(options),
    })
    await markPublic(transaction, { ids: [id], now: now() })
    const deckShowsNotes = seen.presentation.showsNotes
    const nobody = { guests: [], memberCount: 0, members: [] }
    return { ...link, firstName: null, lastName: null, deckShowsNotes, ...nobody }
  })
}

/** Changes options of an active link; what is left out stays as it is. */
export async function changeShareLink(
  { queries, passwords, now, guessable }: SharingPorts,
  {
    id,
    userId,
    linkId,
    password,
    ...options
  }: Which & ChangeShareLinkBody & { readonly linkId: number },
): Promise<ListedLink | Failure> {
  const seen = await sharedDeck(queries, { id, userId })
  if (seen instanceof Failure) return seen
  const guessed = typeof password === 'string' ? await guessable(password) : undefined
  if (guessed) return guessed
  const hashed = typeof password === 'string' ? await passwords.hash(password) : password
  return queries.transaction(async (transaction) => {
    await lockPresentation(transaction, id)
    const find = async () =>
      (await listShareLinks(transaction, { id, now: now() })).find((link) => link.id === linkId)
    const link = await find()
    if (!link) return new Failure('not_found')
    if (link.role !== 'viewer' && !mayManage(seen.role)) return ownersLink()
    const { embeds = link.embeds } = options
    const hasPassword = (hashed === undefined ? link.password : hashed) !== null
    const refused = optionsFailure({ ...options, embeds }, { seen, now: now(), hasPassword })
    if (refused) return refused
    await updateShareLink(transaction, linkId, {
      ...storedOptions(options),
      ...(hashed !== undefined && { password: hashed }),
      // Links that let people comment or edit are the owner's, whoever made them.
      ...(options.role !== undefined && options.role !== 'viewer' && { createdBy: userId }),
    })
    return (await find()) ?? new Failure('not_found')
  })
}

type Options = Omit<ChangeShareLinkBody, 'password'>

function optionsFailure(
  { expiresAt, role = 'viewer', showsNotes, embeds }: Options,
  {
    seen,
    now,
    hasPassword,
  }: { readonly seen: Seen; readonly now: Date; readonly hasPassword: boolean },
): Failure | undefined {
  if (expiresAt && new Date(expiresAt) <= now) {
    return new Failure('validation_failed', 'Choose a day that is not over yet.')
  }
  if (role !== 'viewer' && !mayManage(seen.role)) return ownersLink()
  if (showsNotes && !mayManage(seen.role) && !seen.presentation.showsNotes) {
    return new Failure('forbidden', 'Only the owner can show speaker notes.')
  }
  return embeds && hasPassword
    ? new Failure('validation_failed', 'A link with a password can’t be embedded.')
    : undefined
}

/** As with invitations: who may change a deck is the owner's choice. */
function ownersLink(): Failure {
  return new Failure('forbidden', 'Only the owner can share a link to comment or edit.')
}

/** Options as they are stored, without those that were left out. */
function storedOptions({ expiresAt, ...options }: Options): Partial<LinkOptions> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
  }
}

export async function endShareLink(
  { queries, now }: SharingPorts,
  { id, userId, linkId }: Which & { readonly linkId: number },
): Promise<Failure | undefined> {
  const seen = await sharedDeck(queries, { id, userId })
  if (seen instanceof Failure) return seen
  return queries.transaction(async (transaction) => {
    await lockPresentation(transaction, id)
    if (!(await revokeShareLink(transaction, { id, linkId, now: now() })))
      return new Failure('not_found')
    await markPublic(transaction, { ids: [id], now: now() })
    return undefined
  })
}

/** The deck, if the caller may share it. */
async function sharedDeck(queries: Queries, which: Which): Promise<Seen | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  return mayShare(seen.role) ? seen : new Failure('forbidden')
}

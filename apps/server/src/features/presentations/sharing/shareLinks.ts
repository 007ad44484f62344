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
import { editsByLink } from '../people/linkMembersRepository.ts'
import {
  insertShareLink,
  type LinkOptions,
  type ListedLink,
  listShareLinks,
  markPublic,
  revokeShareLink,
  type ShareLinkRow,
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

/**
 * The links of a deck, for those who may create them: whoever has a link can pass it on. Those who edit by a link
 * themselves have their own (0100).
 */
export async function openShareLinks(
  { queries, now }: SharingPorts,
  which: Which,
): Promise<readonly ListedLink[] | Failure> {
  const seen = await sharedDeck(queries, which)
  if (seen instanceof Failure) return seen
  const links = await listShareLinks(queries, { id: which.id, now: now() })
  return links.filter((link) => isWithin(seen, { link, userId: which.userId }))
}

/** Whether a link is one of those that somebody knows of. */
function isWithin(
  { isByLink }: Pick<Sharing, 'isByLink'>,
  { link, userId }: { readonly link: ShareLinkRow; readonly userId: string },
): boolean {
  return !isByLink || link.createdBy === userId
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
    const nobody = { guests: [], visitorCount: 0, memberCount: 0, members: [] }
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
    if (!link || !isWithin(seen, { link, userId })) return new Failure('not_found')
    if (link.role !== 'viewer' && !mayManage(seen.role)) return ownersLink()
    const hasPassword = (hashed === undefined ? link.password : hashed) !== null
    const refused = optionsFailure(withRest(options, link), { seen, now: now(), hasPassword })
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

/** What stays counts, too: a link without its password shows its notes to more people. */
function withRest({ embeds, showsNotes, ...options }: Options, link: ShareLinkRow): Options {
  const shown = showsNotes ?? link.showsNotes
  return { ...options, embeds: embeds ?? link.embeds, ...(shown !== null && { showsNotes: shown }) }
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
    const madeBy = seen.isByLink ? userId : undefined
    if (!(await revokeShareLink(transaction, { id, linkId, madeBy, now: now() })))
      return new Failure('not_found')
    await markPublic(transaction, { ids: [id], now: now() })
    return undefined
  })
}

interface Sharing extends Seen {
  /** Whether the caller edits the deck by a link only. */
  readonly isByLink: boolean
}

/** The deck, if the caller may share it. */
async function sharedDeck(queries: Queries, which: Which): Promise<Sharing | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  if (!mayShare(seen.role)) return new Failure('forbidden')
  return { ...seen, isByLink: await editsByLink(queries, which, seen) }
}

import { type CreateShareLinkBody, workspaceLimits } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { createSecret } from '../../../platform/secrets/secretToken.ts'
import { mayShare } from '../decks/presentationPolicy.ts'
import { findPresentation, lockPresentation } from '../decks/presentationsRepository.ts'
import {
  insertShareLink,
  type ListedLink,
  listShareLinks,
  markPublic,
  revokeShareLink,
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
  const refused = await sharingFailure(queries, which)
  return refused ?? listShareLinks(queries, { id: which.id, now: now() })
}

export async function createShareLink(
  { queries, passwords, now, guessable }: SharingPorts,
  { id, userId, days, password }: Which & CreateShareLinkBody,
): Promise<ListedLink | Failure> {
  const refused = await sharingFailure(queries, { id, userId })
  if (refused) return refused
  const { publicLinks } = await readSettings(queries)
  if (!publicLinks) return new Failure('turned_off', linksOff)
  const guessed = password === undefined ? undefined : await guessable(password)
  if (guessed) return guessed
  const hashed = password === undefined ? null : await passwords.hash(password)
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
      expiresAt: days === undefined ? null : new Date(now().getTime() + days * dayMs),
      createdBy: userId,
      createdAt: now(),
    })
    await markPublic(transaction, { ids: [id], now: now() })
    return { ...link, firstName: null, lastName: null }
  })
}

export async function endShareLink(
  { queries, now }: SharingPorts,
  { id, userId, linkId }: Which & { readonly linkId: number },
): Promise<Failure | undefined> {
  const refused = await sharingFailure(queries, { id, userId })
  if (refused) return refused
  return queries.transaction(async (transaction) => {
    await lockPresentation(transaction, id)
    if (!(await revokeShareLink(transaction, { id, linkId }))) return new Failure('not_found')
    await markPublic(transaction, { ids: [id], now: now() })
    return undefined
  })
}

async function sharingFailure(queries: Queries, which: Which): Promise<Failure | undefined> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  return mayShare(seen.role) ? undefined : new Failure('forbidden')
}

import { createHash } from 'node:crypto'
import type { SharedDeck, SharedViewsBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import { nameOfVisitor, recordVisit } from '../audience/recordVisit.ts'
import { isTheirs, nameVisitor } from '../audience/visitsRepository.ts'
import { presentShared, sharedPictures, sharedSlides } from './presentShared.ts'
import type { SharingPorts } from './shareLinks.ts'
import {
  countVisit,
  findEnded,
  findShared,
  type FoundShared,
  keepGuest,
  type ShareLinkRow,
} from './shareLinksRepository.ts'
import type { UnlockAttempts } from './unlockAttempts.ts'

export interface OpenSharedPorts extends SharingPorts {
  /** A stored picture by its id, whoever it belongs to. */
  readonly readPicture: (
    id: string,
  ) => Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined>
  readonly unlocking: UnlockAttempts
}

/** A link as a visitor opens it. */
export interface Followed {
  readonly token: string
  /** What the browser shows for a password that it has given before. */
  readonly proof: string | null
}

/** Somebody who opens a link; the account is known if they are signed in. */
export interface Reader {
  readonly userId: string | undefined
}

/** The deck behind a link, whose visitor is counted. */
export async function openShared(
  ports: OpenSharedPorts,
  { visitor, userId, ...followed }: Followed & Reader & { readonly visitor: string },
): Promise<SharedDeck | Failure> {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  if (await isMeasured(ports, shared, userId))
    await countVisit(ports.queries, { linkId: shared.link.id, visitor, at: ports.now() })
  return presentShared(shared, followed.token)
}

/** A stored picture that the deck behind a link shows. */
export async function openSharedPicture(
  ports: OpenSharedPorts,
  { id, ...followed }: Followed & { readonly id: string },
) {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  const picture = sharedPictures(shared).has(id) ? await ports.readPicture(id) : undefined
  return picture ?? new Failure('not_found')
}

/** Stores what a visitor's browser reports about the deck behind a link. */
export async function recordSharedViews(
  ports: OpenSharedPorts,
  { body, userId, ...followed }: Followed & Reader & { readonly body: SharedViewsBody },
): Promise<Failure | undefined> {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  if (!(await isMeasured(ports, shared, userId))) return undefined
  const visit = { linkId: shared.link.id, slides: sharedSlides(shared), body, at: ports.now() }
  await recordVisit(ports.queries, visit)
  return undefined
}

/** Whether what somebody does with a shared deck is stored: not if they own or edit it. */
export async function isMeasured(
  { queries }: Pick<OpenSharedPorts, 'queries'>,
  { link, countsReaders }: FoundShared,
  userId: string | undefined,
): Promise<boolean> {
  return countsReaders && !(await isTheirs(queries, { deckId: link.presentationId, userId }))
}

/** Stores the address that a visitor gave. */
export async function nameGuest(
  ports: OpenSharedPorts,
  {
    email,
    visitor,
    ...followed
  }: Followed & { readonly email: string; readonly visitor?: string | undefined },
): Promise<Failure | undefined> {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  const { id, asksEmail } = shared.link
  if (!asksEmail) return new Failure('forbidden')
  const guest = { linkId: id, email: email.toLowerCase(), at: ports.now() }
  await keepGuest(ports.queries, guest)
  if (visitor !== undefined && shared.countsReaders)
    await nameVisitor(ports.queries, { ...guest, name: nameOfVisitor(id, visitor) })
  return undefined
}

/** Tries a link's password. Answers the proof that the browser shows from then on. */
export async function unlockShared(
  { queries, now, unlocking, passwords }: OpenSharedPorts,
  {
    token,
    password,
    caller,
  }: { readonly token: string; readonly password: string; readonly caller: string },
): Promise<string | Failure> {
  const shared = await findShared(queries, { token, now: now() })
  const attempt = { caller, linkId: shared?.link.id }
  // Counted before hashing, so that concurrent attempts cost no more than the permitted ones.
  const standing = await unlocking.take(attempt)
  if (standing) return new RateLimited(standing)
  // Takes as long for a link that does not exist or has no password.
  const right = await passwords.matches(password, shared?.link.password ?? undefined)
  if (right) await unlocking.giveBack(attempt)
  if (!shared) return missing(queries, { token, now: now() })
  return right ? proofOf(shared.link) : new Failure('bad_credentials', 'That password isn’t right.')
}

/** The deck behind a link, unless its password is missing. */
export async function follow(
  { queries, now }: Pick<OpenSharedPorts, 'queries' | 'now'>,
  { token, proof }: Followed,
): Promise<FoundShared | Failure> {
  const which = { token, now: now() }
  const shared = await findShared(queries, which)
  if (!shared) return missing(queries, which)
  if (shared.link.password === null) return shared
  return proof === proofOf(shared.link) ? shared : new Failure('password_required')
}

/** Says that a link has ended, if there was one: whoever has its token may know. */
async function missing(
  queries: Queries,
  which: { readonly token: string; readonly now: Date },
): Promise<Failure> {
  const ended = await findEnded(queries, which)
  if (!ended) return new Failure('not_found')
  const { endedAt } = ended
  return new Failure('link_ended', undefined, endedAt ? { endedAt: endedAt.toISOString() } : {})
}

/** Changes with the link and its password, which invalidates older proofs. */
function proofOf({ id, password }: ShareLinkRow): string {
  return createHash('sha256').update(`${id} ${password}`).digest('base64url')
}

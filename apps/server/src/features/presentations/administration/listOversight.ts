import type { AdministeredInvitation, AdministeredLink, Page, PersonRef } from '@deckloom/contract'
import * as z from 'zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { cutPage, readCursor } from '../../../http/answers/cursor.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { sharedRoleOf } from '../../../platform/decks/sharedRole.ts'
import {
  invitationPlace,
  listAllInvitations,
  type ListedInvitation,
} from './administeredInvitationsRepository.ts'
import { listAllLinks, type ListedLink } from './administeredLinksRepository.ts'

const pageSize = 50

/** What is looked for in a list, and the page before. */
interface Wanted {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of the links to everybody's decks, the newest first. */
export async function readLinks(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  { search = '', cursor }: Wanted,
): Promise<Page<AdministeredLink> | Failure> {
  const after = readCursor(z.tuple([z.int()]), cursor)
  if (after instanceof Failure) return after
  const wanted = { search, after: after?.[0], limit: pageSize + 1, now: now() }
  const found = await listAllLinks(queries, wanted)
  const { rows, nextCursor } = cutPage(found, pageSize, ({ id }) => [id])
  return { items: rows.map(presentLink), nextCursor }
}

/** A page of the open invitations, newest first. */
export async function readInvitations(
  { queries }: { readonly queries: Queries },
  { search = '', cursor }: Wanted,
): Promise<Page<AdministeredInvitation> | Failure> {
  const after = readCursor(invitationPlace, cursor)
  if (after instanceof Failure) return after
  const found = await listAllInvitations(queries, { search, after, limit: pageSize + 1 })
  const { rows, nextCursor } = cutPage(found, pageSize, ({ invited, kind, id }) => [
    invited,
    kind,
    id,
  ])
  return { items: rows.map(presentInvitation), nextCursor }
}

function presentInvitation(row: ListedInvitation): AdministeredInvitation {
  const { inviterId, inviterEmail, invited: _invited, ...shown } = row
  return { ...shown, invitedBy: refOf(inviterId, inviterEmail) }
}

function presentLink(row: ListedLink): AdministeredLink {
  const { id, deckId, views, hasPassword } = row
  return {
    id,
    deckId,
    owner: { id: row.ownerId, email: row.ownerEmail },
    createdBy: refOf(row.makerId, row.makerEmail),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    views,
    role: sharedRoleOf(row.role),
    hasPassword,
  }
}

function refOf(id: string | null, email: string | null): PersonRef | null {
  return id === null || email === null ? null : { id, email }
}

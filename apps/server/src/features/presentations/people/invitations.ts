import type { AcceptedInvitation } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import type { InvitationMail } from '../../../db/schema/mail.ts'
import { Failure } from '../../../http/failure.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { letterOf, type LetterParts } from '../../../platform/mail/letterOf.ts'
import { hashSecret, newSecret } from '../../../platform/secretToken.ts'
import {
  findMemberByToken,
  findTeamInvitation,
  findTeam,
  updateMember,
  deleteMember,
} from '../teams/teamsRepository.ts'
import { mayEdit, roleOf, sharedRoleOf } from '../presentationPolicy.ts'
import { findPresentation } from '../presentationsRepository.ts'
import {
  deleteCollaborator,
  findByToken,
  findDeckInvitation,
  updateCollaborator,
} from './collaboratorsRepository.ts'
import { nameOf } from './presentPeople.ts'

export interface InvitationMailPorts {
  readonly queries: Queries
  /** Origin that links lead to; never taken from a request. */
  readonly origin: () => string
}

/** The letter of an invitation; undefined when it was taken back. Its secret is made here and kept only as a hash. */
export async function invitationMail(
  { queries, origin }: InvitationMailPorts,
  mail: InvitationMail,
): Promise<{ readonly letter: Letter } | undefined> {
  const invitation =
    mail.kind === 'deck-invitation'
      ? await deckInvitation(queries, mail.collaboratorId)
      : await teamInvitation(queries, mail.memberId)
  if (!invitation) return undefined
  const { path, ...parts } = invitation
  return {
    letter: letterOf({
      ...parts,
      greeting: 'Hello,',
      action: { label: 'Open it', href: `${origin()}${path}` },
      remarks: ['If you do not know who this is from, there is nothing to do.'],
    }),
  }
}

type Words = Pick<LetterParts, 'to' | 'subject' | 'paragraphs'> & { readonly path: string }

async function deckInvitation(queries: Queries, id: number): Promise<Words | undefined> {
  const found = await findDeckInvitation(queries, id)
  if (!found || found.email === null) return undefined
  const { email, userId, role, deckId, title } = found
  const from = nameOf({ firstName: found.ownerFirstName, lastName: found.ownerLastName })
  const may = { editor: 'edit', commenter: 'comment on', viewer: 'look at' }[sharedRoleOf(role)]
  return {
    to: email,
    subject: `${from} shares “${title}” with you`,
    paragraphs: [`${from} shares the presentation “${title}” with you. You may ${may} it.`],
    path:
      userId === null
        ? await invitationPath((token) => updateCollaborator(queries, id, { token }))
        : deckPath({ deckId, role }),
  }
}

async function teamInvitation(queries: Queries, id: number): Promise<Words | undefined> {
  const found = await findTeamInvitation(queries, id)
  if (!found) return undefined
  return {
    to: found.email,
    subject: `You are invited to the team “${found.name}”`,
    paragraphs: [
      `you are invited to the team “${found.name}”. Its members see the presentations that they share with each other there.`,
    ],
    path:
      found.userId === null
        ? await invitationPath((token) => updateMember(queries, id, { token }))
        : teamPath(found.teamId),
  }
}

async function invitationPath(keep: (token: string) => Promise<void>): Promise<string> {
  const secret = newSecret()
  await keep(hashSecret(secret))
  return `/invitation?token=${secret}`
}

/** Makes who follows the link of a letter the one who was invited. A link works once. */
export function acceptInvitation(
  { queries }: { readonly queries: Queries },
  { secret, userId }: { readonly secret: string; readonly userId: string },
): Promise<AcceptedInvitation | Failure> {
  const token = hashSecret(secret)
  return queries.transaction(async (transaction) => {
    const deck = await findByToken(transaction, token)
    if (deck) {
      const { id, deckId, role } = deck
      // Who can see the deck already keeps what they have.
      const seen = await findPresentation(transaction, { id: deckId, userId })
      if (seen) await deleteCollaborator(transaction, id)
      else await updateCollaborator(transaction, id, { userId, token: null })
      return { path: deckPath({ deckId, role: seen?.role ?? role }) }
    }
    const member = await findMemberByToken(transaction, token)
    if (!member) return new Failure('not_found', 'This invitation is no longer valid.')
    const isIn = await findTeam(transaction, { id: member.teamId, userId })
    if (isIn) await deleteMember(transaction, member.id)
    else await updateMember(transaction, member.id, { userId, token: null })
    return { path: teamPath(member.teamId) }
  })
}

function deckPath({ deckId, role }: { readonly deckId: number; readonly role: string }): string {
  const may = role === 'owner' || mayEdit(roleOf(role))
  return `/${may ? 'editor' : 'slideshow'}/${deckId}`
}

function teamPath(teamId: number): string {
  return `/workspace?tab=teams&team=${teamId}`
}

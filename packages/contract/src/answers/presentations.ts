import { imageItemSchema, mayBeDrawn, slideSchema } from '@deckloom/deck'
import * as z from 'zod'
import { exportFormats } from '../requests/decks/presentations.ts'
import { sharedRoles, teamRoles } from '../workspaceTypes.ts'
import { count, opaqueId, pageOf, timestamp } from './common.ts'

const id = z.int().min(1)

/** What a person is to a deck. */
export const deckRole = z.enum(['owner', 'editor', 'commenter', 'viewer'])

/** A deck as the editor and the presenter read it. */
export const presentation = z.strictObject({
  id,
  title: z.string(),
  slides: z.array(slideSchema),
  slideCount: count,
  /** Counts the accepted saves; travels as `ETag` and `If-Match`. */
  version: id,
  lastModified: timestamp,
  createdAt: timestamp,
  isPublic: z.boolean(),
  thumbnail: z.string().nullable(),
  /** What the caller may do, when a deck of somebody else is opened. */
  role: deckRole.exactOptional(),
})

/** In a list a deck carries its first slide only, for its thumbnail. */
export const presentationListItem = presentation.extend({
  role: deckRole,
  isFavorite: z.boolean(),
  /** Who it belongs to; null for an own deck. */
  ownerName: z.string().nullable(),
  /** The owner's folder that it lies in; null for decks of others, too. */
  folderId: id.nullable(),
  /** When it was put into the trash. */
  trashedAt: timestamp.nullable(),
})

export const presentationPage = pageOf(presentationListItem).extend({
  /** How many there are on all pages; with the first page only. */
  total: count.nullable(),
})

/** Which decks an action changed; those that the caller may not change are left as they are. */
export const deckActionAnswer = z.strictObject({ changed: z.array(id) })

export const folder = z.strictObject({
  id,
  name: z.string(),
  parentId: id.nullable(),
  /** Decks that lie in it itself, those in the trash not counted. */
  deckCount: count,
})

/** A replaced state of a deck, as the list of its versions shows it. */
export const revisionItem = z.strictObject({
  version: id,
  title: z.string(),
  slideCount: count,
  savedAt: timestamp,
  replacedAt: timestamp,
  /** Null for the first state, and where the account is gone. */
  author: z
    .strictObject({
      id: opaqueId,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    })
    .nullable(),
})

export const revision = z.strictObject({
  version: id,
  title: z.string(),
  slides: z.array(slideSchema),
})

export const exportAnswer = z.strictObject({
  format: z.enum(exportFormats),
  downloadUrl: z.string(),
  fileName: z.string(),
  /** What the file lacks of the deck, a sentence each, such as pictures that could not be had. */
  warnings: z.array(z.string()),
})

/** What went wrong, where the status of the answer was sent long before. */
export const streamedFailure = z.strictObject({ message: z.string(), code: z.string() })

/**
 * What an export streams to those who accept `text/event-stream`: `progress` as slides are finished, then `done`;
 * or an `error` at any point, after which nothing follows. Whoever hangs up cancels the export.
 */
export const exportEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), slide: count, of: count }),
  exportAnswer.extend({ type: z.literal('done') }),
  streamedFailure.extend({ type: z.literal('error') }),
])

/** A way for people without an account to look at a deck. */
export const shareLink = z.strictObject({
  id,
  /** Path below the origin, such as '/share/AbC…'. */
  path: z.string(),
  hasPassword: z.boolean(),
  expiresAt: timestamp.nullable(),
  /** Visitors, each counted once a day. */
  viewCount: count,
  createdAt: timestamp,
  /** The name of who made it; null where the caller did. */
  madeBy: z.string().nullable(),
})

/** The address of a picture behind a link is one of the link's own. */
const sharedImage = imageItemSchema.extend({ url: z.string().refine(mayBeDrawn) })
const sharedSlide = slideSchema.extend({ images: z.array(sharedImage).optional() })

/** What a link shows: nobody's name, and neither notes nor hidden slides unless the owner shows them to everybody. */
export const sharedDeck = z.strictObject({ title: z.string(), slides: z.array(sharedSlide) })

/** How a deck was looked at, by everybody but its owner. */
export const deckViews = z.strictObject({
  /** Showings. */
  views: count,
  /** People, as far as their browsers tell them apart. */
  viewers: count,
  /** The slides of the deck as it is now, in order. */
  slides: z.array(
    z.strictObject({
      title: z.string(),
      /** In how many of the showings it was seen. */
      views: count,
      /** Mean time in those, milliseconds. */
      averageMs: z.number().min(0),
    }),
  ),
})

/** Somebody who was invited. Names are told once the person came. */
export const invited = z.strictObject({
  id,
  /** Null for those who may not change who is invited. */
  email: z.string().nullable(),
  /** Null until the person came. */
  name: z.string().nullable(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
})

export const collaborator = invited.extend({ role: z.enum(sharedRoles) })

/** Who a deck is shared with. */
export const deckPeople = z.strictObject({
  ownerName: z.string(),
  /** Whether the caller may change any of this. */
  mayManage: z.boolean(),
  /** Whether viewers, commenters and links see notes and hidden slides. */
  showsNotes: z.boolean(),
  /** Whether links may be made on this installation, and addresses outside of the company invited. */
  publicLinks: z.boolean(),
  outsideInvitations: z.boolean(),
  collaborators: z.array(collaborator),
  teams: z.array(z.strictObject({ id, name: z.string(), role: z.enum(sharedRoles) })),
})

export const teamItem = z.strictObject({
  id,
  name: z.string(),
  role: z.enum(teamRoles),
  memberCount: count,
  deckCount: count,
})

export const teamMember = invited.extend({ role: z.enum(teamRoles) })

export const team = z.strictObject({
  id,
  name: z.string(),
  role: z.enum(teamRoles),
  members: z.array(teamMember),
})

/** Where an invitation leads; or the address it was sent to, where somebody with another one has to say that they take it. */
export const acceptedInvitation = z.strictObject({
  /** Where what one was invited to is found, such as '/editor/7'; null while that is to be said. */
  path: z.string().nullable(),
  /** Such as 'n***@example.org'. */
  sentTo: z.string().nullable(),
})

/** A deck whose title or slides have the words that were searched for. */
export const foundDeck = z.strictObject({
  id,
  title: z.string(),
  /** The first slide that has them, from 1; null when the title alone does. */
  slide: id.nullable(),
  /** What stands around them there. */
  excerpt: z.string().nullable(),
  lastModified: timestamp,
})

export const searchAnswer = z.strictObject({ decks: z.array(foundDeck) })

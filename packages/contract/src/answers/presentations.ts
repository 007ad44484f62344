import { imageItemSchema, mayBeDrawn, slideSchema } from '@deckloom/deck'
import * as z from 'zod'
import { exportFormats } from '../requests/decks/presentations.ts'
import { sharedRoles, teamRoles } from '../workspaceTypes.ts'
import { count, opaqueId, pageOf, timestamp } from './common.ts'

const id = z.int().min(1)

/** A user's role in a deck. */
export const deckRole = z.enum(['owner', 'editor', 'commenter', 'viewer'])

/** A deck, as loaded by the editor and the presenter. */
export const presentation = z.strictObject({
  id,
  title: z.string(),
  slides: z.array(slideSchema),
  slideCount: count,
  /** Number of accepted saves; sent as `ETag` and `If-Match`. */
  version: id,
  lastModified: timestamp,
  createdAt: timestamp,
  isPublic: z.boolean(),
  thumbnail: z.string().nullable(),
  /** The caller's role in a deck that belongs to another user. */
  role: deckRole.exactOptional(),
  /** The owner's name, if that is not the caller. */
  ownerName: z.string().exactOptional(),
})

/** Decks in a list have only their first slide, for the thumbnail. */
export const presentationListItem = presentation.extend({
  role: deckRole,
  isFavorite: z.boolean(),
  /** The owner's name; null for the caller's own decks. */
  ownerName: z.string().nullable(),
  /** The owner's folder that contains it; null for decks of other users. */
  folderId: id.nullable(),
  /** When it was moved to the trash. */
  trashedAt: timestamp.nullable(),
  /** Number of threads with comments by others that the caller has not seen; 0 for viewers, who see none. */
  unreadThreads: count,
  /** Whether the caller sees who read it through its links. */
  seesAudience: z.boolean(),
})

export const presentationPage = pageOf(presentationListItem).extend({
  /** Number of decks on all pages; on the first page only. */
  total: count.nullable(),
})

/** The decks that an action changed; decks that the caller may not change are skipped. */
export const deckActionAnswer = z.strictObject({ changed: z.array(id) })

export const folder = z.strictObject({
  id,
  name: z.string(),
  parentId: id.nullable(),
  /** Number of decks directly in it, not counting those in the trash. */
  deckCount: count,
})

/** A previous version of a deck, as listed in its history. */
export const revisionItem = z.strictObject({
  version: id,
  title: z.string(),
  slideCount: count,
  savedAt: timestamp,
  replacedAt: timestamp,
  /** Null for the first version, or if the account no longer exists. */
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
  /** What is missing from the file, one sentence each, such as pictures that could not be loaded. */
  warnings: z.array(z.string()),
})

/** An error that occurred after the response status was sent. */
export const streamedFailure = z.strictObject({ message: z.string(), code: z.string() })

/**
 * Events of an export, for clients that accept `text/event-stream`: `progress` as slides are finished, then `done`. An
 * `error` may come at any point and is the last event. Closing the connection cancels the export.
 */
export const exportEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), slide: count, of: count }),
  exportAnswer.extend({ type: z.literal('done') }),
  streamedFailure.extend({ type: z.literal('error') }),
])

/** A link through which people without an account can view a deck. */
export const shareLink = z.strictObject({
  id,
  /** Path below the origin, such as '/share/AbC…'. */
  path: z.string(),
  /** What its creator calls it; only for those who share the deck. */
  label: z.string().nullable(),
  hasPassword: z.boolean(),
  /** What signed-in visitors may do. */
  role: z.enum(sharedRoles),
  expiresAt: timestamp.nullable(),
  allowsDownload: z.boolean(),
  showsNotes: z.boolean(),
  /** Whether visitors are asked for an email address, which they may skip. */
  asksEmail: z.boolean(),
  /** Whether other websites may show the deck in a frame. */
  embeds: z.boolean(),
  /** Visitors, each counted once a day. */
  viewCount: count,
  /** Different visitors in the link's audience; 0 where the audience is not counted. */
  visitorCount: count,
  /** Visitors who gave an email address, the last one first. */
  guests: z.array(z.strictObject({ email: z.string(), lastAt: timestamp })),
  /** How many comment or edit with an account, and the names of the last 50 who came. */
  memberCount: count,
  members: z.array(z.string()),
  createdAt: timestamp,
  /** Name of its creator; null if that is the caller. */
  madeBy: z.string().nullable(),
})

/** URLs of shared pictures belong to the link. */
const sharedImage = imageItemSchema.extend({ url: z.string().refine(mayBeDrawn) })
const sharedSlide = slideSchema.extend({ images: z.array(sharedImage).optional() })

/** What a link shows: no names, and notes and hidden slides only if the owner shows them to viewers. */
export const sharedDeck = z.strictObject({
  title: z.string(),
  slides: z.array(sharedSlide),
  allowsDownload: z.boolean(),
  asksEmail: z.boolean(),
  /** What signed-in visitors may do. */
  role: z.enum(sharedRoles),
  /** Whether visits are measured. */
  countsReaders: z.boolean(),
})

/** A deck that somebody with an account came to by a link, and their role on it. */
export const joinedDeck = z.strictObject({ id, role: deckRole })

/** Somebody who asks for access to a deck, or for more of it. */
export const accessRequest = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  /** Whether they can see the deck already, and want to edit it. */
  wants: z.enum(['view', 'edit']),
  message: z.string(),
  askedAt: timestamp,
})

/** How often a deck was viewed by anyone but those who may edit it. */
export const deckViews = z.strictObject({
  /** Number of showings. */
  views: count,
  /** Number of viewers, as far as browsers can be told apart. */
  viewers: count,
  /** How many of them came by a link, whom the page about its readers counts. */
  viewersByLink: count,
  /** The current slides of the deck, in order. */
  slides: z.array(
    z.strictObject({
      title: z.string(),
      /** Number of showings in which it was seen. */
      views: count,
      /** Mean viewing time in those showings, milliseconds. */
      averageMs: z.number().min(0),
    }),
  ),
})

/** An invited person, whose name is shown once they have accepted. */
export const invited = z.strictObject({
  id,
  /** Null if the caller may not manage invitations. */
  email: z.string().nullable(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
})

export const collaborator = invited.extend({
  role: z.enum(sharedRoles),
  /** Whether they have the deck open now. */
  isHere: z.boolean(),
  invitedAt: timestamp,
  /** Whether the caller may make them the owner. */
  mayReceive: z.boolean(),
})

/** Who a deck is shared with. */
export const deckPeople = z.strictObject({
  ownerName: z.string(),
  ownerIsHere: z.boolean(),
  /** The caller's own address, if they own the deck. */
  ownerEmail: z.string().nullable(),
  /** Whether the caller may change these settings. */
  mayManage: z.boolean(),
  /** Whether viewers, commenters and links see notes and hidden slides. */
  showsNotes: z.boolean(),
  /** What the caller may do because of a link; null if they came by none, or were invited. */
  linkRole: z.enum(sharedRoles).nullable(),
  /** Whether this installation allows links, and invitations to addresses outside of the company. */
  publicLinks: z.boolean(),
  outsideInvitations: z.boolean(),
  collaborators: z.array(collaborator),
  teams: z.array(
    z.strictObject({ id, name: z.string(), role: z.enum(sharedRoles), memberCount: count }),
  ),
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

/**
 * Where an invitation leads, or the address it was sent to if a user with another address must confirm accepting it.
 */
export const acceptedInvitation = z.strictObject({
  /** Path of what the user was invited to, such as '/editor/7'; null until they confirm. */
  path: z.string().nullable(),
  /** Masked, such as 'n***@example.org'. */
  sentTo: z.string().nullable(),
})

/** A deck whose title or slides contain the search terms. */
export const foundDeck = z.strictObject({
  id,
  title: z.string(),
  /** Number of the first slide with a match, from 1; null if only the title matches. */
  slide: id.nullable(),
  /** Text around the match. */
  excerpt: z.string().nullable(),
  lastModified: timestamp,
})

export const searchAnswer = z.strictObject({ decks: z.array(foundDeck) })

import { textSchema, workspaceLimits } from '@deckloom/deck'
import { z } from 'zod'
import { pageCursor } from './pageCursor.ts'
import { presentationId, presentationParams } from './presentations.ts'
import { deckActionLimit, deckFilters, deckPageSizes, deckSorts } from '../../workspaceTypes.ts'

/** Requests a page of decks; without any parameter, the whole list is returned as an array. */
export const listPresentationsQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.number().int().min(1).max(deckPageSizes.max)).optional(),
  /** `nextCursor` of the previous page; filter, search and sort must be the same. */
  cursor: pageCursor.optional(),
  /** Titles that contain this, case-insensitive. */
  q: textSchema(workspaceLimits.searchLength).optional(),
  filter: z.enum(deckFilters).optional(),
  sort: z.enum(deckSorts).optional(),
  /** The caller's own decks in this folder. */
  folder: presentationParams.shape.id.optional(),
  /** Decks shared with this team. */
  team: presentationParams.shape.id.optional(),
})
export type ListPresentationsQuery = z.output<typeof listPresentationsQuery>

const ids = z.array(presentationId).min(1).max(deckActionLimit)

/** An action on several decks. */
export const deckActionBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.enum(['trash', 'restore', 'erase', 'favorite', 'unfavorite']),
    ids,
  }),
  /** Null moves decks out of their folders. */
  z.strictObject({ action: z.literal('move'), ids, folderId: presentationId.nullable() }),
])
export type DeckActionBody = z.infer<typeof deckActionBody>
export type DeckAction = DeckActionBody['action']

const folderName = textSchema(workspaceLimits.nameLength)
  .trim()
  .min(1, { error: 'Please enter a name' })

export const createFolderBody = z.strictObject({
  name: folderName,
  parentId: presentationId.nullable().optional(),
})
export const changeFolderBody = z.strictObject({
  name: folderName.optional(),
  /** Null moves the folder to the top level. */
  parentId: presentationId.nullable().optional(),
})
export type CreateFolderBody = z.infer<typeof createFolderBody>
export type ChangeFolderBody = z.infer<typeof changeFolderBody>

import { randomUUID } from 'node:crypto'
import type { AppParts } from './AppParts.ts'
import { followThreads } from '../features/comments/words/followThreads.ts'
import type { ImportRoutePorts } from '../features/imports/routes.ts'
import { changePresentation } from '../features/presentations/decks/changePresentation.ts'
import { presentPresentation } from '../features/presentations/decks/presentPresentation.ts'
import {
  findPresentation,
  insertPresentation,
} from '../features/presentations/decks/presentationsRepository.ts'
import { discardPictures } from '../features/uploads/discardPictures.ts'
import { storePicture, type StorePorts } from '../features/uploads/storePicture.ts'
import { Failure } from '../http/errors/failure.ts'
import type { Announce } from '../platform/live/LiveRooms.ts'

/** What imports need: decks are stored for the uploader, pictures in the upload store. */
export function importPorts(
  { database, readFile }: Pick<AppParts, 'database' | 'readFile'>,
  { announce, ...ports }: StorePorts & { readonly announce: Announce },
): Omit<ImportRoutePorts, 'allowance'> {
  const { queries, saves } = database
  return {
    queries,
    readFile,
    newId: randomUUID,
    keepPicture: (owner, picture) => storePicture(ports, owner, picture),
    discardPictures: (ids) => discardPictures(ports, ids),
    createDeck: (deck, kept) =>
      queries.transaction(async (transaction) => {
        const row = await insertPresentation(transaction, deck)
        await kept(transaction, row)
        return row
      }),
    openDeck: async (which) => {
      // Not opened by a person: records no visit.
      const seen = await findPresentation(queries, which)
      if (!seen) return new Failure('not_found')
      const { version, slides, showsNotes } = seen.presentation
      return { version, slides: slides.shownTo({ role: seen.role, showsNotes }) }
    },
    changeDeck: async (change) => {
      const row = await changePresentation({ queries, saves, announce, followThreads }, change)
      return row instanceof Failure ? row : presentPresentation(row, 'editor')
    },
  }
}

import type { Slide } from '@deckloom/deck'
import type { Database } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { isEditor } from '../../platform/decks/deckSight.ts'
import { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import { namesOf, noteVisit } from './people/collaboratorsRepository.ts'
import { nameOf } from './people/presentPeople.ts'
import {
  findPresentationToSend,
  type PresentationShown,
  type Seen,
  updateSlidesInPlace,
} from './decks/presentationsRepository.ts'

/** Copies pictures of other sites in these slides into the owner's store, as far as possible. */
export type AdoptPictures = (slides: readonly Slide[], owner: Account) => Promise<readonly Slide[]>

export interface OpenPorts {
  readonly database: Pick<Database, 'queries'>
  readonly adoptPictures: AdoptPictures
}

/** A deck as the JSON of a response, if the caller may read it. */
export async function openPresentation(
  ports: OpenPorts,
  { id, account }: { readonly id: number; readonly account: Account },
): Promise<(Seen<PresentationShown> & { readonly ownerName?: string }) | Failure> {
  const { queries } = ports.database
  const seen = await findPresentationToSend(queries, { id, userId: account.id })
  if (!seen) return new Failure('not_found')
  const isOld = isEditor(seen) && seen.presentation.slides.namesOtherSites()
  const opened = isOld ? await withOwnPictures(ports, seen, account) : seen
  if (seen.role === 'owner') return opened
  await noteVisit(queries, { presentationId: id, userId: account.id })
  return { ...opened, ownerName: nameOf(await namesOf(queries, seen.presentation.userId)) }
}

/** Decks that predate the copying of other sites' pictures get theirs when an editor opens them. */
async function withOwnPictures(
  { database, adoptPictures }: OpenPorts,
  { presentation, role }: Seen<PresentationShown>,
  account: Account,
): Promise<Seen<PresentationShown>> {
  const { id, version, showsNotes } = presentation
  const stored = presentation.slides.shownTo({ role, showsNotes })
  const slides = await adoptPictures(stored, account)
  if (slides === stored) return { presentation, role }
  await updateSlidesInPlace(database.queries, { id, version, slides })
  return { presentation: { ...presentation, slides: new StoredSlides(slides) }, role }
}

import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayReadHistory } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import {
  findRevision,
  type ListedRevision,
  listRevisions,
  type RevisionSlides,
} from './revisionsRepository.ts'

interface Which {
  readonly id: number
  readonly userId: string
}

/** The revisions of a deck, for its owner. */
export async function openHistory(
  queries: Queries,
  which: Which,
): Promise<readonly ListedRevision[] | Failure> {
  return (await checkAccess(queries, which)) ?? listRevisions(queries, which.id)
}

/** One revision of a deck, for its owner. */
export async function openRevision(
  queries: Queries,
  which: Which & { readonly version: number },
): Promise<RevisionSlides | Failure> {
  const failure = await checkAccess(queries, which)
  return failure ?? (await findRevision(queries, which)) ?? new Failure('not_found')
}

async function checkAccess(queries: Queries, which: Which): Promise<Failure | undefined> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  return mayReadHistory(seen.role) ? undefined : new Failure('forbidden')
}
